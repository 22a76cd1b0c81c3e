import TerminalUIFoundation

@MainActor @Observable final class DownloadCenter {
  struct Item: Identifiable { let id: Int; var progress = 0.0; var isDone: Bool { progress >= 1 } }
  var items = (0..<3).map { Item(id: $0) }
  var total: Double { items.map(\.progress).reduce(0, +) / Double(items.count) }
  func start() async {
    await withTaskGroup(of: Void.self) { group in
      for item in items { group.addTask { await self.run(item.id) } }
    }
  }
  private func run(_ id: Int) async {
    for step in 1...4 {
      await Task.yield()
      items[id].progress = Double(step) / 4
    }
  }
}
struct DownloadsView: View {
  @State private var center = DownloadCenter()
  var body: some View {
    List {
      ForEach(center.items) { item in
        ProgressView(value: item.progress) { Text("File \(item.id)") }
          .opacity(item.isDone ? 0.5 : 1)
      }
    }
    .overlay { if center.total == 1 { Text("All done").font(.headline) } }
    .toolbar { Button("Start") { Task { await center.start() } } }
    .task(priority: .userInitiated) { await center.start() }
  }
}
