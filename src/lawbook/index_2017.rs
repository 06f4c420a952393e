use super::{
    Clause, Edition, Entry, OutReason,
    Status::{Cited, Encoded, Out},
    clause::index,
};

index! { Edition::Laws2017;
    L16C "16C" Cited;
    L23A "23A" Encoded;
    L23A3 "23A3" Encoded;
    L23C "23C" Cited;
    L25A "25A" Encoded;
    L25B "25B" Encoded;
    L25A1 "25A1" Encoded;
    L25A4 "25A4" Encoded;
    L25A5 "25A5" Encoded;
    L25A6 "25A6" Encoded;
    L25B1 "25B1" Encoded;
    L25B2 "25B2" Encoded;
    L26B "26B" Encoded;
    L27A1 "27A1" Encoded;
    L27A2 "27A2" Encoded;
    L27B "27B" Encoded;
    L27B1A "27B1(a)" Encoded;
    L27B1B "27B1(b)" Encoded;
    L27B2 "27B2" Encoded;
    L27B3 "27B3" Encoded;
    L27B4 "27B4" Encoded;
    L27C "27C" Encoded;
    L27D "27D" Cited;
    L30 "30" Out(OutReason::NotYet);
    L31 "31" Out(OutReason::NotYet);
    L32 "32" Out(OutReason::NotYet);
    L33 "33" Out(OutReason::NotYet);
    L36 "36" Out(OutReason::NotYet);
    L37 "37" Out(OutReason::NotYet);
    L38 "38" Out(OutReason::NotYet);
    L39 "39" Out(OutReason::NotYet);
    L72C "72C" Cited;
}
