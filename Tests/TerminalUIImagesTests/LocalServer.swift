import Foundation
import Synchronization

/// A server on this machine that answers requests in any way, also in bad ones.
nonisolated final class LocalServer: Sendable {
  /// `POLLRDHUP` of Linux.
  private static let hasHungUp: Int16 = 0x2000

  struct Counts {
    var sentBytes = 0
    var requests: [String] = []
    var open = 0
    var mostOpen = 0
  }

  let port: Int
  private let listener: Int32
  private let state = Mutex(Counts())

  var counts: Counts { state.withLock { $0 } }

  func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

  /// Makes a server, which answers each request on a thread of its own, and then closes the connection.
  ///
  /// - Parameter answer: Gets the path and sends bytes, until that says that the other side has closed the connection.
  init(_ answer: @escaping @Sendable (_ path: String, _ send: (String) -> Bool) -> Void) throws {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 64) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRINUSE) }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        Thread.detachNewThread { [weak self] in
          self?.serve(connection, answer)
          close(connection)
        }
      }
    }
  }

  // Ends `accept`.
  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private func serve(_ connection: Int32, _ answer: (String, (String) -> Bool) -> Void) {
    var request = [UInt8](repeating: 0, count: 4096)
    let count = read(connection, &request, request.count)
    guard count > 0 else { return }
    let path =
      String(decoding: request[..<count], as: UTF8.self).split(separator: " ").dropFirst().first ?? ""
    state.withLock { state in
      state.requests.append(String(path))
      state.open += 1
      state.mostOpen = max(state.mostOpen, state.open)
    }
    defer { state.withLock { $0.open -= 1 } }
    answer(String(path)) { text in
      var state = pollfd(fd: connection, events: Self.hasHungUp, revents: 0)
      if poll(&state, 1, 0) > 0 { return false }
      // As Latin-1, so that pictures can be sent.
      var rest = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        guard count > 0 else { return false }
        self.state.withLock { $0.sentBytes += count }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
