import TerminalUIFoundation

actor ImageCache {
  private var storage: [URL: Data] = [:]
  func data(for url: URL) -> Data? { storage[url] }
  func insert(_ data: Data, for url: URL) { storage[url] = data }
}
@MainActor @Observable
final class GalleryModel {
  enum Phase { case idle, loading, loaded([String]), failed(any Error) }
  private(set) var phase = Phase.idle
  private let cache = ImageCache()
  func load() async {
    phase = .loading
    do {
      let names = try await withThrowingTaskGroup(of: String.self) { group in
        for index in 0..<3 { group.addTask { try await Self.name(index) } }
        return try await group.reduce(into: [String]()) { $0.append($1) }
      }
      phase = .loaded(names.sorted())
    } catch {
      phase = .failed(error)
    }
  }
  nonisolated static func name(_ index: Int) async throws -> String { "Image \(index)" }
}
struct AsyncGallery: View {
  @State private var model = GalleryModel()
  var body: some View {
    Group {
      switch model.phase {
      case .idle: Color.clear
      case .loading: ProgressView()
      case .loaded(let names): List(names, id: \.self, rowContent: Text.init)
      case .failed(let error):
        ContentUnavailableView(
          "Failed", systemImage: "wifi.slash", description: Text(error.localizedDescription))
      }
    }
    .task { await model.load() }
  }
}
