import Expectations
import Foundation
import Synchronization
import TerminalUI
import TerminalUIAsyncImages
import TerminalUIFoundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers of servers as values of a publisher.
@Suite(.serialized) struct DataTaskPublisherTests {
  /// What a subscriber got.
  private nonisolated final class Log: Sendable {
    let texts = Mutex<[String]>([])
    var all: [String] { texts.withLock { $0 } }
    func add(_ text: String) { texts.withLock { $0.append(text) } }
  }

  private nonisolated static let session = URLSession(configuration: .ephemeral)

  /// Waits for other threads, for at most ten seconds.
  private func wait(until isSo: () -> Bool) async {
    for _ in 0..<5000 where !isSo() { await Task.detached { _ = usleep(2000) }.value }
    expect(isSo())
  }

  private nonisolated func subscribe(_ url: URL, _ log: Log) -> AnyCancellable {
    Self.session.dataTaskPublisher(for: url).sink {
      switch $0 {
      case .finished: log.add("end")
      case .failure(let error): log.add("error \(error.code == .cannotConnectToHost)")
      }
    } receiveValue: { output in
      let status = (output.response as? HTTPURLResponse)?.statusCode ?? 0
      log.add("\(status) \(String(decoding: output.data, as: UTF8.self))")
    }
  }

  @Test func `the answer comes once, whatever its status`() async throws {
    let server = try LocalServer { path, send in
      _ = send("HTTP/1.0 \(path == "/a" ? 200 : 404) x\r\nContent-Length: 2\r\n\r\nhi")
    }
    for (path, status) in [("/a", 200), ("/b", 404)] {
      let log = Log()
      let subscription = subscribe(server.url(path), log)
      await wait { log.all.count == 2 }
      expect(log.all, ["\(status) hi", "end"])
      subscription.cancel()
    }
    expect(server.counts.requests.count, 2)
  }

  @Test func `a server that isn't there is an error`() async {
    let log = Log()
    let subscription = subscribe(URL(string: "http://127.0.0.1:1/")!, log)
    await wait { !log.all.isEmpty }
    expect(log.all, ["error true"])
    subscription.cancel()
  }

  @Test func `cancelling ends the request, and nothing comes`() async throws {
    let server = try LocalServer { _, send in
      guard send("HTTP/1.0 200 OK\r\n\r\n") else { return }
      while send("x") { usleep(1000) }
    }
    let log = Log()
    var subscription: AnyCancellable? = subscribe(server.url("/"), log)
    await wait { server.counts.open == 1 }
    subscription?.cancel()
    subscription = nil
    await wait { server.counts.open == 0 }
    expect(log.all, [])
  }
}
