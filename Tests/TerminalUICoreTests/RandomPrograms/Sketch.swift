/// A view as data: what a random program shows.
nonisolated struct Sketch: Equatable {
  /// What the node is.
  enum Kind: Equatable {
    // Without children.
    case text(String)
    case spacer(Int)
    case divider
    case color(Int)
    case rectangle
    case empty
    /// A view whose dynamic property is made of a number.
    case given(wrapper: Int, Int)
    // Of any number of children.
    case hstack(alignment: Int, spacing: Int?)
    case vstack(alignment: Int, spacing: Int?)
    case zstack(alignment: Int)
    case layout(Int)
    case group
    case forEach
    // Of two children, of which one shows.
    case branch(Bool)
    // Of one child.
    case optional(Bool)
    case erased
    case geometry(Int)
    /// A view with a state of its own, which is the child.
    case stateful
    case button
    // Modifiers of the first child; a second one is the decoration.
    case padding(edges: Int, Int)
    case frame(width: Int?, height: Int?, alignment: Int)
    case flexibleFrame([Int?], alignment: Int)
    case border(Int)
    case background(alignment: Int)
    case overlay(alignment: Int)
    case style(Int)
    case offset(Int, Int)
    case fixedSize(Bool, Bool)
    case priority(Int)
    case guide(Int, Int)
    case clipped
    case hidden
    case disabled(Bool)
    case identity(Int)
    case lineLimit(Int?)
    case textAlignment(Int)
    case truncation(Int)
    case modified(Int)
  }

  var id: Int
  var kind: Kind
  var children: [Sketch] = []

  /// Whether the view is one item by its type.
  var isOne: Bool {
    switch kind {
    case .empty, .group, .forEach, .optional, .erased, .stateful, .modified: false
    case .text, .given, .spacer, .divider, .color, .rectangle, .hstack, .vstack, .zstack, .layout, .geometry,
      .button:
      true
    case .branch: children.allSatisfy(\.isOne)
    default: children[0].isOne
    }
  }

  /// The children that show.
  func shows(_ child: Int) -> Bool {
    switch kind {
    case .branch(let isFirst): (child == 0) == isFirst
    case .optional(let isThere): isThere
    default: true
    }
  }

  var isContainer: Bool {
    switch kind {
    case .hstack, .vstack, .zstack, .layout, .group, .forEach: true
    default: false
    }
  }
  var count: Int { children.reduce(1) { $0 + $1.count } }
  var highestID: Int { children.reduce(id) { Swift.max($0, $1.highestID) } }
}

extension Sketch: CustomStringConvertible {
  nonisolated var description: String { lines().joined(separator: "\n") }

  private nonisolated func lines(_ level: Int = 0) -> [String] {
    [String(repeating: "  ", count: level) + "#\(id) \(kind)"] + children.flatMap { $0.lines(level + 1) }
  }
}

/// Where a node is: the indices of the children on the way.
typealias SketchPath = [Int]

nonisolated extension Sketch {
  subscript(path: SketchPath) -> Sketch {
    get { path.reduce(self) { $0.children[$1] } }
    set {
      guard let first = path.first else {
        self = newValue
        return
      }
      children[first][Array(path.dropFirst())] = newValue
    }
  }

  /// The paths of all nodes, parents first.
  var paths: [SketchPath] {
    [[]] + children.indices.flatMap { index in children[index].paths.map { [index] + $0 } }
  }

  func path(of id: Int) -> SketchPath? {
    if self.id == id { return [] }
    for index in children.indices {
      if let path = children[index].path(of: id) { return [index] + path }
    }
    return nil
  }
}
