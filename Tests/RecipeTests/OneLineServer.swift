import Foundation

/// A server on this machine that answers each request with the next of some statuses and one line.
nonisolated final class OneLineServer {
  let port: Int

  /// Makes a server; without statuses its port is one that nobody listens on any more.
  init(statuses: [Int]) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 8) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRINUSE) }
    port = Int(UInt16(bigEndian: address.sin_port))
    guard !statuses.isEmpty else {
      close(listener)
      return
    }
    Thread.detachNewThread {
      for status in statuses {
        let connection = accept(listener, nil, nil)
        var request = [UInt8](repeating: 0, count: 4096)
        _ = read(connection, &request, request.count)
        let body = "It works"
        let answer =
          "HTTP/1.1 \(status) Status\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
        _ = Array(answer.utf8).withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
        close(connection)
      }
      close(listener)
    }
  }
}
