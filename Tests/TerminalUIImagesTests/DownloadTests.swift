import Foundation
import TerminalUI
import TerminalUIFoundation
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUIAsyncImages
@testable import TerminalUIImages

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What servers send is bounded in bytes, memory and time, and ends with the last that waits for it.
@Suite(.serialized) struct DownloadTests {
  private func store(
    bytes: Int = 1 << 20, silence: Duration = .seconds(20), time: Duration = .seconds(20), count: Int = 8
  ) -> PictureStore {
    var limits = DownloadLimits()
    (limits.bytes, limits.silence, limits.time, limits.count) = (bytes, silence, time, count)
    return PictureStore(configuration: .ephemeral, limits: limits)
  }

  /// Waits for other threads, for at most ten seconds.
  private func wait(until isSo: () -> Bool) async {
    for _ in 0..<5000 where !isSo() { await Task.detached { _ = usleep(2000) }.value }
    expect(isSo())
  }

  private nonisolated static let block = String(repeating: "\0", count: 1 << 16)
  private nonisolated static let chunk = "10000\r\n\(block)\r\n"

  /// A picture of four times four pixels, with a text of so many bytes.
  private static func picture(with count: Int = 0) -> String {
    var bytes = PNGFixture(.rgb8, width: 4, height: 4).bytes
    // Behind the header. Nothing checks the sum of a part that isn't read.
    if count > 0 {
      let length = (0..<4).map { UInt8(truncatingIfNeeded: count >> (24 - 8 * $0)) }
      bytes.insert(contentsOf: length + Array("tEXt".utf8) + [UInt8](repeating: 65, count: count + 4), at: 33)
    }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  // Mend H1
  @Test(arguments: [
    ("HTTP/1.1 404 x\r\n\r\n", false, PictureError.status(404)),
    ("HTTP/1.1 500 x\r\nContent-Length: 1000000000000\r\n\r\n", false, .status(500)),
    ("HTTP/1.1 401 x\r\nWWW-Authenticate: Basic realm=\"x\"\r\n\r\n", false, .status(401)),
    ("HTTP/1.1 401 x\r\nWWW-Authenticate: Digest realm=\"x\", nonce=\"y\"\r\n\r\n", false, .status(401)),
    ("HTTP/1.1 304 x\r\nTransfer-Encoding: chunked\r\n\r\n", true, .status(304)),
    ("HTTP/1.1 200 OK\r\nContent-Length: 1000000000000\r\n\r\n", false, .tooLong(1 << 20)),
    ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", true, .tooLong(1 << 20)),
    ("HTTP/1.0 200 OK\r\n\r\n", false, .tooLong(1 << 20)),
  ])
  func `what a server sends without an end is over at once, and little of it arrives`(
    head: String, isInChunks: Bool, problem: PictureError
  ) async throws {
    let server = try LocalServer { _, send in
      guard send(head) else { return }
      while send(isInChunks ? Self.chunk : Self.block) {}
    }
    await #expect(throws: problem) { try await store().picture(of: server.url("/")) }
    await wait { server.counts.open == 0 }
    // What the sockets hold, and what comes until the connection is closed.
    expect(server.counts.sentBytes, below: 32 << 20)
  }

  @Test(arguments: [
    ("", "", 0), ("HTTP/1.1 200 OK\r\n", "", 0), ("", "HTTP/1.1 100 Continue\r\n\r\n", 10),
    ("HTTP/1.1 200 OK\r\nX: ", "x", 10), ("HTTP/1.1 200 OK\r\n", "X: y\r\n", 10),
    ("HTTP/1.1 200 OK\r\n\r\n", "", 0), ("HTTP/1.1 200 OK\r\n\r\n", "x", 30),
    ("HTTP/1.1 302 x\r\n\r\n", "x", 0),
  ])
  func `a server that takes too long is given up`(head: String, rest: String, pause: Int) async throws {
    let server = try LocalServer { _, send in
      guard head.isEmpty || send(head) else { return }
      while send(rest) { usleep(UInt32(max(pause, 5)) * 1000) }
    }
    let start = ContinuousClock.now
    let store = store(silence: .milliseconds(300), time: .milliseconds(600))
    await #expect(throws: PictureError.tooSlow) { try await store.picture(of: server.url("/")) }
    // Much more than the limit: the machine may be busy.
    expect(start.duration(to: .now), below: .seconds(60))
    await wait { server.counts.open == 0 }
  }

  @Test(arguments: [
    "file:///etc/passwd", "FILE:///etc/passwd", "ftp://127.0.0.1/x", "data:image/png;base64,AAAA",
    "gopher://a",
    "/loop", "//", "", "http://[", "http://127.0.0.1:1/", "http:", "\u{80}", "?", "javascript:1",
  ])
  func `a redirection leads only to servers, and to few in sequence`(target: String) async throws {
    let server = try LocalServer { _, send in
      _ = send("HTTP/1.1 302 Found\r\nLocation: \(target)\r\nContent-Length: 0\r\n\r\n")
    }
    await #expect(throws: (any Error).self) { try await store().picture(of: server.url("/")) }
    expect(server.counts.requests.count, below: 12)
  }

  @Test func `a redirection to a picture is followed`() async throws {
    let picture = Self.picture()
    let server = try LocalServer { path, send in
      if path == "/a" {
        _ = send("HTTP/1.1 302 Found\r\nLocation: /b\r\nContent-Length: 0\r\n\r\n")
      } else {
        _ = send("HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/1.0 200 OK\r\n\r\n\(picture)")
      }
    }
    try await expect(store().picture(of: server.url("/a")).width, 4)
  }

  @Test(arguments: [
    "ftp://127.0.0.1/x.png", "data:image/png;base64,AAAA", "gopher://a", "x.png", "mailto:a@b",
  ])
  func `other schemes aren't loaded`(url: String) async {
    let url = URL(string: url)!
    await #expect(throws: PictureError.scheme(url.scheme ?? "")) { try await store().picture(of: url) }
  }

  @Test func `a few bytes can't become a picture that fills the memory`() async throws {
    // The header of a picture of a hundred thousand times as many pixels, and its sum.
    let head = "\u{89}PNG\r\n\u{1A}\n\0\0\0\rIHDR\0\u{1}\u{86}\u{A0}\0\u{1}\u{86}\u{A0}\u{8}\u{2}\0\0\0"
    let server = try LocalServer { _, send in
      _ = send("HTTP/1.0 200 OK\r\n\r\n\(head)\u{4D}\u{AC}\u{8E}\u{42}")
    }
    await #expect(throws: PNGError.self) { try await store().picture(of: server.url("/")) }
  }

  @Test func `a load ends with the last task that waits for it`() async throws {
    let server = try LocalServer { _, send in
      _ = send("HTTP/1.1 200 OK\r\n\r\n")
      while send("") { usleep(5000) }
    }
    let store = store()
    let target = server.url("/")
    let tasks = (0..<2).map { _ in Task { try await store.picture(of: target) } }
    await wait { server.counts.open == 1 }
    tasks[0].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[0].value }
    await Task.detached { _ = usleep(50_000) }.value
    expect(server.counts.open, 1)
    tasks[1].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[1].value }
    await wait { server.counts.open == 0 }
    // One that is cancelled before it waits.
    let late = Task { try await store.picture(of: target) }
    late.cancel()
    await #expect(throws: CancellationError.self) { try await late.value }
  }

  @Test func `a view that goes takes its load with it`() async throws {
    let server = try LocalServer { _, send in
      _ = send("HTTP/1.1 200 OK\r\n\r\n")
      while send("") { usleep(5000) }
    }
    let target = server.url("/")
    struct Page: View {
      let url: URL
      @State private var isShown = true
      var body: some View {
        Button("Hide") { isShown = false }
        if isShown { AsyncImage(url: url) }
      }
    }
    let host = TestHost(width: 20, height: 4) { Page(url: target).reachesOutside() }
    await wait {
      host.turn()
      return server.counts.open == 1
    }
    host.find(.button, "Hide").press()
    await wait { server.counts.open == 0 }
  }

  @Test func `few of many downloads go on at a time, and each has its turn`() async throws {
    let picture = Self.picture()
    let server = try LocalServer { _, send in
      usleep(20_000)
      _ = send("HTTP/1.0 200 OK\r\n\r\n\(picture)")
    }
    let store = store(count: 3)
    try await withThrowingTaskGroup(of: Int.self) { group in
      for index in 0..<20 { group.addTask { try await store.picture(of: server.url("/\(index)")).width } }
      for try await width in group { expect(width, 4) }
    }
    expect(server.counts.mostOpen <= 4 && server.counts.requests.count == 20)
  }

  @Test func `downloads that are too large together come one after the other`() async throws {
    let picture = Self.picture(with: 700_000)
    let server = try LocalServer { _, send in
      _ = send("HTTP/1.0 200 OK\r\n\r\n\(picture)")
    }
    let store = store()
    try await withThrowingTaskGroup(of: Int.self) { group in
      for index in 0..<6 { group.addTask { try await store.picture(of: server.url("/\(index)")).width } }
      for try await width in group { expect(width, 4) }
    }
  }
}
