import Glibc
import TerminalUI

/// The beginning of a file, or the contents of a folder.
struct Preview: View {
  let path: FilePath?
  @State private var text = ""

  var body: some View {
    ScrollView {
      Text(text).frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.horizontal, 1)
    .task(id: path) {
      guard let path else { return text = "" }
      let read = await onAnotherThread { Self.read(path) }
      if !Task.isCancelled { text = read }
    }
  }

  private nonisolated static func read(_ path: FilePath) -> String {
    guard let name = path.name, let around = try? FolderHandle(path.parent) else { return "" }
    switch around.followed(name)?.kind {
    case .folder:
      guard let folder = try? around.following(name).reopened() else { return "" }
      return ((try? folder.names()) ?? []).sorted().prefix(200).map(\.shown).joined(separator: "\n")
    case .file:
      return text(of: name, in: around)
    default:
      // A pipe or a device isn't read, because it might never end.
      return ""
    }
  }

  private nonisolated static func text(of name: FileName, in folder: FolderHandle) -> String {
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    let file = name.withPointer { openat(folder.descriptor, $0, flags) }
    guard file >= 0 else { return "" }
    defer { close(file) }
    let bytes = file.readAll(limit: 1 << 16)
    guard !bytes.contains(0) else { return "Not a text" }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .prefix(500).joined(separator: "\n")
  }
}
