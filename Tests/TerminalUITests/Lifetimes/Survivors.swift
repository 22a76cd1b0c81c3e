@testable import TerminalUICore

/// Nodes that should be gone soon, and which of them are still there.
struct Survivors {
  private final class Entry {
    weak var node: Node?
    let name: String

    init(_ node: Node) {
      self.node = node
      name = node.name
    }
  }

  private var entries: [Entry] = []

  /// Notes a node and all that is below it or presented from there.
  init(_ node: Node) { note(node) }

  /// Notes all nodes of a host.
  init(_ host: ViewHost) { note(host.root) }

  private mutating func note(_ node: Node) {
    entries.append(Entry(node))
    var below: [Node] = []
    node.visitChildren { below.append($0) }
    node.visitPresented { below.append($0) }
    for node in below { note(node) }
  }

  /// The number of nodes that were noted.
  var count: Int { entries.count }

  /// The names of those that are still there.
  var names: [String] { entries.compactMap { $0.node == nil ? nil : $0.name } }

  /// The names of those that are still there although they have left the tree.
  var namesOfThoseThatLeft: [String] {
    entries.compactMap { $0.node?.flags.contains(.hasLeft) == true ? $0.name : nil }
  }
}
