public import TerminalUICore

/// Empty cells that take all the room a stack has left, along the stack's axis.
///
///     HStack { Text("left"); Spacer(); Text("right") }
///
/// Outside of a stack that lines its views up, as in a `ZStack`, it grows in both directions. Every other view of such a
/// stack is served before it: its layout priority is −10⁹ unless another one is set.
/// - Source: SwiftUI `Spacer`, whose priority is −∞; a finite one is safe in a layout that computes with it.
public struct Spacer: NodeView {
  private let minLength: GivenLength

  /// Makes a spacer of at least a length, in cells or in the unit of `lengthUnit(_:)`; `nil` means 0.
  public nonisolated init(minLength: Int? = nil) {
    self.minLength = GivenLength((minLength ?? 0).clampedToLength)
  }

  /// Makes a spacer of at least a length, rounded to whole cells, half a cell away from zero.
  @_disfavoredOverload public nonisolated init(minLength: Double?) {
    self.minLength = GivenLength(Swift.max(minLength ?? 0, 0))
  }

  /// Makes a spacer of at least so many cells, whatever unit there is.
  package nonisolated init(minCells: Int) { minLength = GivenLength(cells: minCells.clampedToLength) }

  /// Makes an item that draws nothing.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { SpacerNode(view.minLength, in: $0) }
  }
  /// Takes the new least length.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: SpacerNode.self).update(view.minLength)
  }
}

/// Measures the room along the axis of the stack that arranges it; there is nothing to draw.
private final class SpacerNode: ItemNode, Outlined {
  /// The least length, across and down: in cells they are one.
  private var minLength: Size

  init(_ minLength: GivenLength, in context: NodeContext) {
    self.minLength = Self.resolved(minLength, in: context.frame.lengthUnit)
    super.init(in: context)
    noteTakesRoom()
  }

  private static func resolved(_ length: GivenLength, in unit: LengthUnit) -> Size {
    Size(width: length.cells(in: unit, along: .horizontal), height: length.cells(in: unit, along: .vertical))
  }

  func update(_ minLength: GivenLength) {
    let minLength = Self.resolved(minLength, in: lengthUnit)
    guard minLength != self.minLength else { return }
    self.minLength = minLength
    damageAndLayOut()
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    let axis = enclosingStackAxis
    let width = axis == .vertical ? 0 : Swift.max(proposal.width ?? 0, minLength.width)
    let height = axis == .horizontal ? 0 : Swift.max(proposal.height ?? 0, minLength.height)
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
