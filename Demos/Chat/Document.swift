import Glibc

/// The text that the chat answers with.
struct Document {
  let name: String
  let lines: [Substring]

  /// Reads a file; without a path, or where it can't be read, there is a text of the demo's own.
  init(path: String?) {
    let text = path.flatMap(Self.read)
    name = text == nil ? "about.md" : path ?? ""
    lines = (text ?? Self.ownText).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The lines with their numbers.
  var listing: String {
    "\(name), \(lines.count) lines\n"
      + lines.prefix(20).enumerated().map { "\($0 + 1)  \($1)" }.joined(separator: "\n")
  }

  private static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = fread(&piece, 1, piece.count, file)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += piece[..<count]
    }
  }

  private static let ownText = """
    # A chat below the prompt

    Each **finished** paragraph is printed once and belongs to the terminal: you can scroll to it, select it and
    search it. Only the paragraph that is being written is a *view*.

    - Messages have several lines: Alt-Return begins a new one.
    - The up arrow and Ctrl-P bring back what you have sent.
    - A slash offers the commands.
    - Ctrl-O unfolds what a tool has read.

    ```
    let answer = try await terminal.ask(.confirm("Go on?"))
    ```

    When the window gets narrower, the terminal breaks the paragraphs above again by itself. Try it while I write.
    """
}
