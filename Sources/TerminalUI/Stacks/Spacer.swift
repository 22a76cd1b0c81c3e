/// Empty cells that take all the room a stack has left, along the stack's axis.
///
///     HStack { Text("left"); Spacer(); Text("right") }
///
/// Outside of a stack that lines its views up, as in a `ZStack`, it grows in both directions. Every other view of such a
/// stack is served before it: its layout priority is −10⁹ unless another one is set.
/// - Source: SwiftUI `Spacer`, whose priority is −∞; a finite one is safe in a layout that computes with it.
public struct Spacer: View {
  private let minLength: Int

  /// Makes a spacer of at least `minLength` cells; `nil` means 0.
  public nonisolated init(minLength: Int? = nil) { self.minLength = (minLength ?? 0).clampedToLength }

  /// Never called.
  public typealias Body = Never
  /// One item.
  public static var _isUnary: Bool { true }
  /// Makes an item that draws nothing.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { SpacerNode(view.minLength, in: $0) }
  }
  /// Takes the new least length.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: SpacerNode.self).update(view.minLength)
  }
}

private final class SpacerNode: ItemNode {
  private var minLength: Int

  init(_ minLength: Int, in context: NodeContext) {
    self.minLength = minLength
    super.init(in: context)
    noteTakesRoom()
  }

  func update(_ minLength: Int) {
    guard minLength != self.minLength else { return }
    self.minLength = minLength
    damageAndLayOut()
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    let axis = enclosingStackAxis
    let width = axis == .vertical ? 0 : Swift.max(proposal.width ?? 0, minLength)
    let height = axis == .horizontal ? 0 : Swift.max(proposal.height ?? 0, minLength)
    return Answer(
      Size(width: width, height: height),
      traits: axis == .vertical
        ? .dependsOnHeight
        : axis == .horizontal ? .dependsOnWidth : [.dependsOnWidth, .dependsOnHeight])
  }

  // Over each other, views have nothing to share: there it counts like any other.
  override var givenPriority: Double { enclosingStackAxis == nil ? 0 : -1e9 }

  override var name: String { "Spacer" }
}
