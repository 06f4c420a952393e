use super::{
    Clause, Edition, Entry, OutReason,
    Status::{Cited, Encoded, Out},
    clause::index,
};

index! { Edition::Laws2007;
    L16A1A "16A1(a)" Out(OutReason::NotInTheRecord);
    L16A1B "16A1(b)" Out(OutReason::NotInTheRecord);
    L16A1C "16A1(c)" Out(OutReason::NotInTheRecord);
    L16A1D "16A1(d)" Out(OutReason::NotInTheRecord);
    L16A2 "16A2" Out(OutReason::NotInTheRecord);
    L16A3 "16A3" Out(OutReason::NotInTheRecord);
    L16A4 "16A4" Out(OutReason::NotInTheRecord);
    L16B1A "16B1(a)" Out(OutReason::NotInTheRecord);
    L16B1B "16B1(b)" Out(OutReason::NotInTheRecord);
    L16B2 "16B2" Out(OutReason::NotInTheRecord);
    L16B3 "16B3" Out(OutReason::NotInTheRecord);
    L16C1 "16C1" Out(OutReason::NotInTheRecord);
    L16C2 "16C2" Out(OutReason::NotInTheRecord);
    L16C3 "16C3" Out(OutReason::NotInTheRecord);
    L16D "16D" Cited;
    L16D1 "16D1" Out(OutReason::NotInTheRecord);
    L16D2 "16D2" Cited;

    L17A "17A" Out(OutReason::Play);
    L17B "17B" Encoded;
    L17C "17C" Encoded;
    L17D1 "17D1" Out(OutReason::Play);
    L17D2 "17D2" Out(OutReason::Play);
    L17D3 "17D3" Out(OutReason::Play);
    L17D4 "17D4" Out(OutReason::Play);
    L17E1 "17E1" Out(OutReason::Explains);
    L17E2 "17E2" Out(OutReason::NotYet);

    L18A "18A" Out(OutReason::Explains);
    L18B "18B" Encoded;
    L18C "18C" Encoded;
    L18D "18D" Encoded;
    L18E "18E" Encoded;
    L18F "18F" Out(OutReason::Regulation);

    L19A1 "19A1" Encoded;
    L19A2 "19A2" Out(OutReason::NotInTheRecord);
    L19A3 "19A3" Out(OutReason::NotInTheRecord);
    L19B1 "19B1" Encoded;
    L19B2 "19B2" Out(OutReason::NotInTheRecord);
    L19B3 "19B3" Out(OutReason::NotInTheRecord);
    L19C "19C" Encoded;
    L19D "19D" Out(OutReason::Play);

    L22A1 "22A1" Encoded;
    L22A2 "22A2" Encoded;
    L22B1 "22B1" Out(OutReason::Explains);
    L22B2 "22B2" Out(OutReason::Play);

    L23 "23" Cited;

    L25A "25A" Encoded;
    L25A1 "25A1" Encoded;
    L25A2 "25A2" Encoded;
    L25A3 "25A3" Encoded;
    L25A4 "25A4" Encoded;
    L25B "25B" Encoded;
    L25B1 "25B1" Encoded;
    L25B2 "25B2" Encoded;
    L25B3 "25B3" Out(OutReason::Explains);

    L26A1 "26A1" Encoded;
    L26A2 "26A2" Encoded;
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

    L28 "28" Out(OutReason::NotYet);
    L28A "28A" Out(OutReason::NotYet);
    L28B "28B" Out(OutReason::NotYet);

    L29 "29" Out(OutReason::NotYet);
    L29A "29A" Out(OutReason::NotYet);
    L29B "29B" Out(OutReason::NotYet);
    L29C "29C" Out(OutReason::NotYet);

    L30 "30" Out(OutReason::NotYet);
    L30A "30A" Out(OutReason::NotYet);
    L30B1 "30B1" Out(OutReason::NotYet);
    L30B2A "30B2(a)" Out(OutReason::NotYet);
    L30B2B "30B2(b)" Out(OutReason::NotYet);
    L30B3 "30B3" Out(OutReason::NotYet);
    L30C "30C" Out(OutReason::NotYet);

    L31 "31" Out(OutReason::NotYet);
    L31A1 "31A1" Out(OutReason::NotYet);
    L31A2A "31A2(a)" Out(OutReason::NotYet);
    L31A2B "31A2(b)" Out(OutReason::NotYet);
    L31B "31B" Out(OutReason::NotYet);

    L32 "32" Out(OutReason::NotYet);
    L32A "32A" Out(OutReason::NotYet);
    L32B1 "32B1" Out(OutReason::NotYet);
    L32B2 "32B2" Out(OutReason::NotYet);

    L33 "33" Out(OutReason::NotYet);

    L34 "34" Out(OutReason::NotYet);

    L35 "35" Out(OutReason::NotYet);
    L35A "35A" Out(OutReason::NotYet);
    L35B "35B" Out(OutReason::NotYet);
    L35C "35C" Out(OutReason::NotYet);
    L35D "35D" Out(OutReason::NotYet);

    L36 "36" Out(OutReason::NotYet);
    L36A "36A" Out(OutReason::NotYet);
    L36B "36B" Encoded;
    L36B1 "36B1" Out(OutReason::NotYet);
    L36B2 "36B2" Out(OutReason::NotYet);
    L36B3 "36B3" Out(OutReason::NotYet);
    L36B4 "36B4" Out(OutReason::NotYet);

    L37 "37" Out(OutReason::NotYet);
    L37A "37A" Out(OutReason::NotYet);
    L37B "37B" Encoded;
    L37B1 "37B1" Out(OutReason::NotYet);
    L37B2 "37B2" Out(OutReason::NotYet);

    L38 "38" Out(OutReason::NotYet);
    L38A "38A" Out(OutReason::NotYet);
    L38B "38B" Out(OutReason::NotYet);
    L38C "38C" Out(OutReason::NotYet);
    L38D "38D" Out(OutReason::NotYet);

    L39 "39" Out(OutReason::NotYet);
    L39A "39A" Out(OutReason::NotYet);
    L39B "39B" Out(OutReason::NotYet);
    L39C "39C" Out(OutReason::NotYet);
}
