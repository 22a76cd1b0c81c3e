import Foundation
import TerminalUI

/// The beginning of a file, or what is in a folder.
struct Preview: View {
  let url: URL?
  @State private var text = ""

  var body: some View {
    ScrollView {
      Text(text).frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.horizontal, 1)
    .task(id: url) {
      guard let url else { return text = "" }
      text = await Self.read(url)
    }
  }

  private nonisolated static func read(_ url: URL) async -> String {
    if let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) {
      return names.sorted().prefix(200).joined(separator: "\n")
    }
    // Nothing of a pipe or a device, which might never end.
    guard (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true,
      let file = try? FileHandle(forReadingFrom: url)
    else { return "" }
    defer { try? file.close() }
    let bytes = (try? file.read(upToCount: 1 << 16)) ?? Data()
    guard !bytes.contains(0) else { return "Not a text" }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .prefix(500).joined(separator: "\n")
  }
}
