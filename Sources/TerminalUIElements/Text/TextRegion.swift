internal import TerminalUICore

/// Where a text is shown, as far as what it says depends on that: its region.
@MainActor package enum TextRegion {
  /// The region of the view whose texts are being read; `nil` is the user's.
  package private(set) static var current: (any Sendable)?

  /// The region at a node, which doesn't become its reader.
  package static func of(_ node: Node) -> (any Sendable)? {
    Evaluation.unobserved { EnvironmentValues(node.frame).region }
  }

  /// Reads texts of a view in the region of its node.
  package static func reading<Result>(_ node: Node, _ read: () -> Result) -> Result {
    guard Localization.isOn else { return read() }
    let outer = current
    current = of(node)
    defer { current = outer }
    return read()
  }
}
