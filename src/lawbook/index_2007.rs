use super::{
    Clause, Edition, Entry, OutReason,
    Status::{Cited, Encoded, Out},
    clause::index,
};

index! { Edition::Laws2007;
    L9B1 "9B1" Cited;
    L9B2 "9B2" Cited;

    L10C1 "10C1" Cited;
    L10C2 "10C2" Cited;

    L11A "11A" Cited;

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
    L16D1 "16D1" Cited;
    L16D2 "16D2" Cited;

    L17A "17A" Out(OutReason::Play);
    L17B "17B" Encoded;
    L17C "17C" Encoded;
    L17D1 "17D1" Out(OutReason::WrongBoard);
    L17D2 "17D2" Out(OutReason::WrongBoard);
    L17D3 "17D3" Out(OutReason::WrongBoard);
    L17D4 "17D4" Out(OutReason::WrongBoard);
    L17E1 "17E1" Out(OutReason::Explains);
    L17E2 "17E2" Encoded;

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
    L25B3 "25B3" Encoded;

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

    L28 "28" Out(OutReason::Explains);
    L28A "28A" Encoded;
    L28B "28B" Encoded;

    L29 "29" Out(OutReason::Explains);
    L29A "29A" Encoded;
    L29B "29B" Encoded;
    L29C "29C" Encoded;

    L30 "30" Out(OutReason::Explains);
    L30A "30A" Encoded;
    L30B1 "30B1" Encoded;
    L30B2A "30B2(a)" Encoded;
    L30B2B "30B2(b)" Encoded;
    L30B3 "30B3" Encoded;
    L30C "30C" Encoded;

    L31 "31" Out(OutReason::Explains);
    L31A1 "31A1" Encoded;
    L31A2A "31A2(a)" Encoded;
    L31A2B "31A2(b)" Encoded;
    L31B "31B" Encoded;

    L32 "32" Cited;
    L32A "32A" Encoded;
    L32B1 "32B1" Encoded;
    L32B2 "32B2" Encoded;

    L33 "33" Encoded;

    L34 "34" Encoded;

    L35 "35" Out(OutReason::Explains);
    L35A "35A" Out(OutReason::Explains);
    L35B "35B" Out(OutReason::Explains);
    L35C "35C" Out(OutReason::Explains);
    L35D "35D" Out(OutReason::Explains);

    L36 "36" Out(OutReason::Explains);
    L36A "36A" Encoded;
    L36B "36B" Encoded;
    L36B1 "36B1" Encoded;
    L36B2 "36B2" Encoded;
    L36B3 "36B3" Encoded;
    L36B4 "36B4" Encoded;

    L37 "37" Out(OutReason::Explains);
    L37A "37A" Encoded;
    L37B "37B" Encoded;
    L37B1 "37B1" Encoded;
    L37B2 "37B2" Encoded;

    L38 "38" Out(OutReason::Explains);
    L38A "38A" Encoded;
    L38B "38B" Encoded;
    L38C "38C" Encoded;
    L38D "38D" Encoded;

    L39 "39" Out(OutReason::Explains);
    L39A "39A" Encoded;
    L39B "39B" Encoded;
    L39C "39C" Encoded;
}
