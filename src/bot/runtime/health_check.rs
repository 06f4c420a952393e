//! `director-please health`: asks a running bot for its health.

use std::{
    io::{self, Read as _, Write as _},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream},
    time::Duration,
};

/// How long the bot may take.
const TIMEOUT: Duration = Duration::from_secs(3);
/// More than this it never says.
const LONGEST: u64 = 4096;

/// What the bot at this address says of itself, and whether it is alive.
///
/// # Errors
///
/// When nothing answers there in time, or nothing that is understood.
pub fn check(address: SocketAddr) -> io::Result<(bool, String)> {
    let address = reachable(address);
    let mut stream = TcpStream::connect_timeout(&address, TIMEOUT)?;
    stream.set_read_timeout(Some(TIMEOUT))?;
    stream.set_write_timeout(Some(TIMEOUT))?;
    write!(stream, "GET /live HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut heard = String::new();
    stream.take(LONGEST).read_to_string(&mut heard)?;
    let (head, word) = heard.split_once("\r\n\r\n").ok_or(io::ErrorKind::InvalidData)?;
    let is_alive = head.split(' ').nth(1) == Some("200");
    Ok((is_alive, word.trim_end().to_owned()))
}

/// A port that is open at every address is asked at this machine's own.
fn reachable(address: SocketAddr) -> SocketAddr {
    let own = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        IpAddr::V4(_) | IpAddr::V6(_) => address.ip(),
    };
    SocketAddr::new(own, address.port())
}
