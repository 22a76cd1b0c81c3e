import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

/// A random program: what is shown, on a screen of some size, and what happens then.
nonisolated struct RandomProgram {
  var model: Sketch
  var width: Int
  var height: Int
  var events: [ProgramEvent]
  /// Whether the terminal has told its colours.
  var blends: Bool { width % 2 == 0 }

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var source = Sketch.Source(seed: random.next())
    model = source.model(size: random.number(1...14))
    width = random.number(0...30)
    height = random.number(0...12)
    events = (0..<random.number(1...5)).map { _ in .random(&random) }
  }

  init(model: Sketch, width: Int, height: Int, events: [ProgramEvent]) {
    self.model = model
    self.width = width
    self.height = height
    self.events = events
  }
}

/// What was wrong after an event.
struct Failure: CustomStringConvertible {
  var event: Int
  var what: String
  var program: String
  var tree: String

  var description: String {
    "after event \(event): \(what)\nwhere the program was\n\(program)\nand the tree\n\(tree)"
  }
}

/// Plays a program, and compares the tree after each event with a fresh one.
final class Playing {
  private var model: Sketch
  private let handles = Handles()
  private let host: TestHost

  init(_ program: RandomProgram) {
    model = program.model
    let handles = handles
    let model = model
    host = TestHost(width: program.width, height: program.height) { Program(model: model, handles: handles) }
    if program.blends { host.host.palette = Self.blending }
    host.turn()
  }

  /// Of a terminal that has told its colours.
  private static let blending = Palette.terminal(
    TerminalColors(depth: .rgb, foreground: .rgb(215, 218, 227), background: .rgb(21, 22, 29)))

  static func failure(of program: RandomProgram) -> Failure? {
    let playing = Playing(program)
    if let failure = playing.failure(after: -1) { return failure }
    for (number, event) in program.events.enumerated() {
      playing.play(event)
      if let failure = playing.failure(after: number) { return failure }
    }
    return nil
  }

  private func failure(after event: Int) -> Failure? {
    guard let what = check() else { return nil }
    return Failure(event: event, what: what, program: "\(model)", tree: host.treeDescription)
  }

  private func play(_ event: ProgramEvent) {
    var owners: [Int] = []
    perform(event, &owners)
    for owner in owners {
      if owner == 0 {
        handles.write(model, to: 0)
      } else if let path = model.path(of: owner) {
        handles.write(model[path].children[0], to: owner)
      }
    }
    host.turn()
  }

  private func perform(_ event: ProgramEvent, _ owners: inout [Int]) {
    if case .both(let first, let second) = event {
      perform(first, &owners)
      perform(second, &owners)
      return
    }
    for input in event.input {
      if case .resize(let size) = input { host.terminal.resize(to: size) }
      host.host.send(input)
      // The screen while a button is held differs from a fresh one.
      if case .mouse = input { host.turn() }
    }
    if let path = event.apply(to: &model) { owners.append(owner(of: path)) }
  }

  /// The innermost view with a state that shows the node at `path` and is on the screen.
  private func owner(of path: SketchPath) -> Int {
    var found = 0
    var node = model
    for index in path {
      guard node.shows(index) else { return found }
      if node.kind == .stateful, handles.has(node.id) { found = node.id }
      node = node.children[index]
    }
    return found
  }

  private func check() -> String? {
    if let broken = host.host.checkInvariants().first { return broken }
    if let issue = host.issues.first { return "\(issue)" }
    let size = host.terminal.size
    let model = model
    let fresh = TestHost(width: size.width, height: size.height) { Program(model: model, handles: Handles()) }
    fresh.host.palette = host.host.palette
    fresh.turn()
    for _ in 0..<host.host.focusedPlace { fresh.press(.tab) }
    if host.host.screen != host.terminal.screen { return "the terminal differs from the buffer" }
    if let difference = host.host.root.difference(from: fresh.host.root) { return difference }
    if host.screen != fresh.screen {
      return "screen\n\(host.screen.styledText)\nfresh\n\(fresh.screen.styledText)"
    }
    for number in 0..<6 {
      let point = Point(
        x: number * 5 % 23 % Swift.max(size.width, 1), y: number * 3 % Swift.max(size.height, 1))
      let hit = host.host.hitPath(point)
      let freshHit = fresh.host.hitPath(point)
      if hit != freshHit { return "a click at \(point) hits \(hit), fresh \(freshHit)" }
    }
    return nil
  }
}

extension ViewHost {
  /// The place of the focused view among those that can have the focus; 0 for none.
  var focusedPlace: Int {
    var place = 0
    var found = 0
    func visit(_ node: Node) {
      if let node = node as? FocusNode, node.canFocus {
        if node === focus.node { found = place }
        place += 1
      }
      node.visitChildren(visit)
    }
    visit(root)
    return found
  }
}

extension ViewHost {
  /// The names of the node under a cell and of those above it.
  fileprivate func hitPath(_ point: Point) -> String {
    var names: [String] = []
    var next = hitTest(point)
    while let node = next {
      if !node.flags.contains(.isChunk) { names.append(node.description) }
      next = node.parent
    }
    return names.joined(separator: " < ")
  }
}

extension Node {
  /// The children, without what only balances a list.
  private var logicalChildren: [Node] {
    var nodes: [Node] = []
    visitChildren { child in
      nodes += child.flags.contains(.isChunk) ? child.logicalChildren : [child]
    }
    return nodes
  }

  /// Where this tree differs from another in kind or size.
  func difference(from other: Node) -> String? {
    guard type(of: self) == type(of: other) else { return "\(self) where a fresh tree has \(other)" }
    if flags.contains(.item) {
      let item = unsafeDowncast(self, to: ItemNode.self)
      let fresh = unsafeDowncast(other, to: ItemNode.self)
      if item.answer != fresh.answer {
        return
          "\(self) answers \(item.answer) to \(item.proposal), fresh \(fresh.answer) to \(fresh.proposal)"
      }
    }
    let (mine, others) = (logicalChildren, other.logicalChildren)
    guard mine.count == others.count else {
      return "\(self) has \(mine.count) children, fresh \(others.count)"
    }
    for (child, other) in zip(mine, others) {
      if let difference = child.difference(from: other) { return difference }
    }
    return nil
  }
}
