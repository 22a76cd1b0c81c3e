import TerminalUI
import TerminalUICore

/// A row of lamps of which some are lit: a control with nodes of its own, as the page *Write a control* has it.
///
/// Its target has no access to the package, so it is what an author outside can write.
public struct Lamps: View {
  private let title: String
  private let count: Int
  @Binding private var lit: Int

  /// Makes a row of lamps with a title.
  public init(_ title: String, count: Int = 5, lit: Binding<Int>) {
    self.title = title
    self.count = max(count, 1)
    _lit = lit
  }

  /// The title and the lamps.
  public var body: some View {
    LampRow(title: title, count: count, lit: lit)
      .modifier(LampFocus())
      .modifier(LampInput(count: count, lit: $lit))
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(title)
      .accessibilityValue("\(lit) of \(count)")
  }
}

/// Inside of the view with the focus, so that it sees whether that has it.
private struct LampRow: View {
  @Environment(\.isFocused) private var isFocused
  let title: String
  let count: Int
  let lit: Int

  var body: some View {
    HStack {
      Text(title)
      LampCells(count: count, lit: lit, isFocused: isFocused)
    }
  }
}

// MARK: Drawing

/// The lamps alone: a view without a body, whose node measures and draws.
struct LampCells: NodeView {
  let count: Int
  let lit: Int
  let isFocused: Bool

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { LampNode(view, in: $0) }
  }

  static func _updateNode(_ node: Node, to view: Self) { (node as? LampNode)?.update(view) }
}

final class LampNode: ItemNode {
  private var view: LampCells

  init(_ view: LampCells, in context: NodeContext) {
    self.view = view
    super.init(in: context)
  }

  func update(_ view: LampCells) {
    let old = self.view
    self.view = view
    if old.count != view.count {
      damageAndLayOut()
    } else if old.lit != view.lit || old.isFocused != view.isFocused {
      damage()
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    Answer(Size(width: view.count, height: 1))
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    let cells = Rect(origin: origin, size: size)
    guard view.isFocused else { return paintLamps(&painter, origin) }
    painter.block(painter.paint.palette.look(.focused), [cells]) { paintLamps(&$0, origin) }
  }

  private func paintLamps(_ painter: inout Painter, _ origin: Point) {
    for lamp in 0..<view.count {
      painter.write(lamp < view.lit ? "●" : "○", at: Point(x: origin.x + lamp, y: origin.y))
    }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }

  override var name: String { "LampCells" }
}

// MARK: Focus and input

struct LampFocus: PassModifier {
  func makePassNode(in context: NodeContext) -> PassNode { FocusNode(true, in: context) }
  func updatePassNode(_ node: PassNode) {}
}

struct LampInput: PassModifier {
  let count: Int
  let lit: Binding<Int>

  func makePassNode(in context: NodeContext) -> PassNode { LampInputNode(self, in: context) }
  func updatePassNode(_ node: PassNode) { (node as? LampInputNode)?.input = self }
}

final class LampInputNode: PassNode, KeyResponder, PressResponder {
  var input: LampInput

  init(_ input: LampInput, in context: NodeContext) {
    self.input = input
    super.init(in: context, flags: [.handlesKeys, .handlesMouse])
  }

  private func set(_ lit: Int) { input.lit.wrappedValue = min(max(lit, 0), input.count) }

  func keys(_ keys: inout KeyTable) {
    guard isEnabled else { return }
    let lit = input.lit.wrappedValue
    keys.on(.rightArrow, title: "More", when: lit < input.count) { set(lit + 1) }
    keys.on(.leftArrow, title: "Less", when: lit > 0) { set(lit - 1) }
  }

  func hear(_ event: GestureEvent) -> GestureProgress {
    guard event.kind == .up else { return .active }
    if event.isInside, let row = firstItem { set(event.location.x - (row.size.width - input.count) + 1) }
    return .ended
  }

  override var name: String { "Lamps" }
}
