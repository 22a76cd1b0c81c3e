internal import CellLayout
internal import Cells
internal import RuntimeMetadata
public import TerminalUICore

/// A view that takes all the cells it is offered, and makes its content from their number.
///
///     GeometryReader { proxy in Text(proxy.size.width > 60 ? "wide" : "narrow") }
///
/// The content is at the top leading corner.
/// - Source: SwiftUI `GeometryReader`.
@MainActor @preconcurrency public struct GeometryReader<Content: View>: NodeView {
  let content: (GeometryProxy) -> Content

  /// Makes a view from its size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// Makes an item that makes its content when it is placed.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { GeometryReaderNode(view, in: $0) }
  }
  /// Compares the block with the kept one, and runs it if it differs.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: GeometryReaderNode<Content>.self).update(to: view)
  }
}

/// Makes its content while it is laid out, when its size is known, and again when the size or a value it read differs.
@MainActor final class GeometryReaderNode<Content: View>: ItemNode, LateMaker {
  private var view: GeometryReader<Content>
  private var stack: ZStackNode?
  private var contentSize: Size?
  /// Whether the content is to be made again.
  ///
  /// The layout finds the size first, so that it is made once.
  private(set) var awaitsContent = false
  private let place = ViewPlace()

  init(_ view: GeometryReader<Content>, in context: NodeContext) {
    self.view = view
    super.init(in: context, flags: .isElaborate)
    place.node = self
    noteTakesRoom()
  }

  func update(to view: GeometryReader<Content>) {
    let isSame = valuesAreEqual(self.view, view)
    self.view = view
    if !isSame { evaluate() }
  }

  override func visitChildren(_ visit: @MainActor (Node) -> Void) {
    if let stack { visit(stack) }
  }

  override var name: String { "GeometryReader" }

  override func didLeave() { place.node = nil }

  override func evaluate() {
    flags.remove(.needsEvaluation)
    guard contentSize != nil, !awaitsContent else { return }
    awaitsContent = true
    awaitContent()
  }

  func makeContent() {
    if awaitsContent, !flags.contains(.hasLeft) { runBlock() }
  }

  /// Makes the content for the present size; called while the node is laid out.
  private func runBlock() {
    awaitsContent = false
    guard let contentSize else { return }
    place.forgetQuestions()
    let content = Evaluation.run(self) {
      view.content(GeometryProxy(size: contentSize, place: place, unit: lengthUnit))
    }
    if let stack {
      stack.content.update(to: content)
    } else {
      stack = ZStackNode(in: childContext, alignment: .topLeading) { $0.make(content) }
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    Answer(
      proposal.replacingUnspecifiedDimensions(), traits: [.dependsOnWidth, .dependsOnHeight])
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    var answer = measure(proposal)
    if contentSize != answer.size {
      contentSize = answer.size
      // Known answers of the views in it are no longer true.
      host.forgetAnswers()
      runBlock()
    }
    if let stack {
      stack.commit(ProposedViewSize(answer.size))
      answer.overflow = stack.answer.overflow(at: .zero, in: answer.size)
    }
    return answer
  }

  override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    guard !flags.contains(.isNew), old != new else { return }
    damageDifference(at: .zero, from: old, to: new)
    setNeedsLayout()
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    if let stack { painter.paint(stack, at: origin) }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? { stack?.hit(point, at: origin) }
}
