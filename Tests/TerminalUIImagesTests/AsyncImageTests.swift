import Foundation
import Synchronization
import TerminalUI
import TerminalUIFoundation
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUIAsyncImages

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Pictures that are loaded from URLs.
@Suite struct AsyncImageTests {
  /// Answers requests without a network.
  private nonisolated final class Server: URLProtocol {
    static let requests = Mutex<[String]>([])
    static let picture = Mutex(Data())

    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "pictures.test" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
      let url = request.url!
      Self.requests.withLock { $0.append(url.path) }
      let status = url.path.hasPrefix("/missing") ? 404 : 200
      let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)!
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Self.picture.withLock { $0 })
      client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
  }

  private func store(capacity: Int = 1 << 20, mostBytes: Int = 1 << 20) -> PictureStore {
    let picture = Data(PNGFixture(.rgb8, width: 4, height: 4).bytes)
    Server.picture.withLock { $0 = picture }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Server.self]
    var limits = DownloadLimits()
    limits.bytes = mostBytes
    return PictureStore(configuration: configuration, capacity: capacity, limits: limits)
  }

  private func count(_ path: String) -> Int { Server.requests.withLock { $0.count { $0 == path } } }

  private func url(_ path: String) -> URL { URL(string: "http://pictures.test\(path)")! }

  @Test func `a picture is loaded once, however many ask for it at a time and later`() async throws {
    let store = store()
    let target = url("/one")
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 { group.addTask { try await store.picture(of: target).width } }
      for try await width in group { expect(width, 4) }
    }
    _ = try await store.picture(of: target)
    expect(count("/one"), 1)
  }

  @Test func `what is used least goes first, where there are too many`() async throws {
    // Two pictures of 4 × 4 pixels have room.
    let store = store(capacity: 128)
    for path in ["/a", "/b", "/a", "/c"] { _ = try await store.picture(of: url(path)) }
    _ = try await store.picture(of: url("/a"))
    expect(count("/a"), 1)
    _ = try await store.picture(of: url("/b"))
    expect(count("/b"), 2)
  }

  @Test func `a picture that isn't there says why`() async {
    let store = store()
    await #expect(throws: PictureError.status(404)) { try await store.picture(of: url("/missing")) }
    await #expect(throws: PictureError.scheme("gopher")) {
      try await store.picture(of: URL(string: "gopher://a")!)
    }
    // It is asked for again: it may be there next time.
    await #expect(throws: PictureError.status(404)) { try await store.picture(of: url("/missing")) }
    expect(count("/missing"), 2)
  }

  @Test func `what a server sends without an end isn't kept`() async {
    await #expect(throws: PictureError.tooLong(20)) {
      try await store(mostBytes: 20).picture(of: url("/endless"))
    }
  }

  @Test func `a view shows the placeholder first and then the picture`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("async-\(UUID().uuidString).png")
    try Data(PNGFixture(.rgb8, width: 4, height: 4).bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let host = TestHost(width: 8, height: 2) {
      AsyncImage(url: file) {
        $0.frame(maxWidth: .infinity, alignment: .leading)
      } placeholder: {
        Text("wait")
      }
    }
    expect(host.text, contains: "wait")
    await host.settle { !host.text.contains("wait") }
    expect(host.screen[0, 0].style.background != nil && !host.text.contains("wait"))
  }

  @Test func `a view shows why a picture isn't there, and nothing without a URL`() async {
    let host = TestHost(width: 40, height: 2) {
      AsyncImage(url: URL(string: "gopher://x/y.png")) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image
        case .failure(let error): Text("\(error)")
        }
      }
      AsyncImage(url: nil) { phase in Text(phase.image == nil && phase.error == nil ? "none" : "some") }
    }
    await host.settle { !host.text.contains("empty") }
    expect(host.text.contains("gopher") && host.text.contains("none"))
  }

  // Found in use D6
  @Test func `a host loads nothing from the network, and records what views asked for`() async {
    let host = TestHost(width: 60, height: 2) {
      AsyncImage(url: URL(string: "http://127.0.0.1:9/y.png")) { phase in
        let isOffline = (phase.error as? URLError)?.code == .notConnectedToInternet
        Text(isOffline ? "offline" : phase.error.map { "\($0)" } ?? "empty")
      }
    }
    await host.settle { !host.text.contains("empty") }
    expect(host.text.contains("offline") && host.requestedURLs == ["http://127.0.0.1:9/y.png"])
  }
}
