extension Node {
  /// The node and those below it, one a line, indented by depth.
  package final var treeDescription: String {
    var lines: [String] = []
    describe(0, &lines)
    return lines.joined(separator: "\n")
  }

  private final func describe(_ level: Int, _ lines: inout [String]) {
    var line = String(repeating: "  ", count: level) + name
    if !details.isEmpty { line += " " + details }
    if flags.contains(.item) { line += " \(unsafeDowncast(self, to: ItemNode.self).size)" }
    lines.append(line)
    visitChildren { $0.describe(level + 1, &lines) }
    visitPresented { $0.describe(level + 1, &lines) }
  }
}

extension Node: CustomStringConvertible {
  /// The name of the view and its details.
  public final nonisolated var description: String {
    MainActor.assumeIsolated { details.isEmpty ? name : "\(name) \(details)" }
  }
}
