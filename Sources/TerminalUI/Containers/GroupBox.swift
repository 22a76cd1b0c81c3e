/// Views in a box, with a label in the line above them.
///
///     GroupBox("Colour") { Toggle("Bold", isOn: $isBold) }
///     // ┌ Colour ──┐
///     // │ [ ] Bold │
///     // └──────────┘
///
/// Several views lie below each other. The box is 4 columns wider and 2 rows taller than they are, and at least as wide as
/// its label needs.
/// - Source: SwiftUI `GroupBox`; the label is in the border.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Makes a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The box.
  public var body: some View {
    BoxLayout() {
      BoxOutline()
      VStack(alignment: .leading, spacing: 0) { content }
      if Label.self != EmptyView.self {
        HStack(spacing: 0) {
          Text(" ")
          label.bold().namesAccessibilityContainer()
          Text(" ")
        }
      }
    }
  }
}

extension GroupBox: AccessibleView {
  func describe(_ element: inout AccessibilityElement) { element.role = .group }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a text for its label.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// Places an outline, what is in it, and what is in its upper line.
private struct BoxLayout: Layout {
  private func rows(_ subviews: Subviews, _ proposal: ProposedViewSize) -> Size {
    subviews.count < 3 ? .zero : subviews[2].sizeThatFits(proposal.shrunk(width: 2, height: 0))
  }

  private func inner(_ proposal: ProposedViewSize, _ label: Size) -> ProposedViewSize {
    proposal.shrunk(width: 4, height: 1 + Swift.max(label.height, 1))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    guard subviews.count > 1 else { return .zero }
    let label = rows(subviews, proposal)
    let content = subviews[1].sizeThatFits(inner(proposal, label))
    return Size(
      width: Swift.max(content.width + 4, label.width + 2).clampedToLength,
      height: (content.height + 1 + Swift.max(label.height, 1)).clampedToLength)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count > 1 else { return }
    let label = rows(subviews, proposal)
    let top = Swift.max(label.height, 1)
    subviews[0].place(
      at: Point(x: bounds.minX, y: bounds.minY + top - 1),
      proposal: ProposedViewSize(width: bounds.width, height: bounds.height - top + 1))
    subviews[1].place(at: Point(x: bounds.minX + 2, y: bounds.minY + top), proposal: inner(proposal, label))
    guard subviews.count > 2 else { return }
    subviews[2].place(
      at: Point(x: bounds.minX + 1, y: bounds.minY), proposal: proposal.shrunk(width: 2, height: 0))
  }
}

/// The lines around all the cells that are offered.
private struct BoxOutline: View {
  typealias Body = Never
  static var _isUnary: Bool { true }
  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { BoxOutlineNode(in: $0, flags: []) }
  }
  static func _updateNode(_ node: Node, to view: Self) {}
}

private final class BoxOutlineNode: ItemNode {
  override func measure(_ proposal: ProposedViewSize) -> Answer {
    Answer(
      proposal.replacingUnspecifiedDimensions(by: Size(width: 2, height: 2)),
      traits: [.dependsOnWidth, .dependsOnHeight])
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    painter.drawBox(Rect(origin: origin, size: size), .light)
  }

  override var name: String { "BoxOutline" }
}
