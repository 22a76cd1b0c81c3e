internal import CellLayout
public import Cells
public import TerminalUICore

extension View {
  /// Runs an action when this view is clicked.
  ///
  ///     Text("more").onTapGesture { isOpen.toggle() }
  ///
  /// A click is a press and a release of the left button inside the view. For `count` 2 and more the clicks
  /// must follow each other within half a second. Of views in each other, the innermost takes the click. Where
  /// one waits for more clicks, a single one counts for the views around it when half a second is over. Elsewhere it counts at once, and so it
  /// does for buttons and for the rows of a list.
  ///
  ///     Row().onTapGesture(count: 2) { open() }.onTapGesture { select() }     // a double click opens and doesn't select
  ///
  /// - Parameters:
  ///   - count: The number of clicks; less than 1 counts as 1.
  ///   - action: Runs with the last click.
  /// - Returns: A view that takes clicks.
  /// - Source: SwiftUI `View.onTapGesture(count:perform:)`.
  @inlinable public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(count: count) { _ in action() })
  }

  /// Runs an action when this view is clicked, with the cell of the click.
  ///
  /// - Parameters:
  ///   - count: The number of clicks; less than 1 counts as 1.
  ///   - coordinateSpace: The coordinate space of the cell; by default the view's own.
  ///   - action: Runs with the last click. Of several views in a `Group`, the cell is that of the clicked one.
  /// - Returns: A view that takes clicks.
  /// - Source: SwiftUI `View.onTapGesture(count:coordinateSpace:perform:)`.
  @inlinable public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (Point) -> Void
  ) -> some View {
    modifier(TapModifier(count: count, coordinateSpace: coordinateSpace.coordinateSpace, action: action))
  }
}

@MainActor @usableFromInline struct TapModifier: PassModifier {
  let count: Int
  let coordinateSpace: CoordinateSpace
  let action: (Point) -> Void

  @usableFromInline init(
    count: Int, coordinateSpace: CoordinateSpace = .local, action: @escaping (Point) -> Void
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace
    self.action = action
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode { TapNode(self, in: context) }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: TapNode.self).modifier = self
  }
}

/// The node of `onTapGesture`: the action with a recognizer of its clicks.
@MainActor private final class TapNode: GestureNode {
  var modifier: TapModifier {
    didSet {
      recognizer.count = modifier.count
      recognizer.valueAt = Self.value(modifier)
    }
  }
  private let recognizer: TapRecognizer<Point>

  init(_ modifier: TapModifier, in context: NodeContext) {
    self.modifier = modifier
    recognizer = TapRecognizer(count: modifier.count, valueAt: Self.value(modifier))
    super.init(in: context)
  }

  private static func value(_ modifier: TapModifier) -> (GestureEvent) -> Point {
    { $0.lengthUnit.length($0.location(in: modifier.coordinateSpace)) }
  }

  override func hear(_ event: GestureEvent) -> GestureProgress {
    let progress = recognizer.hear(event)
    if progress == .ended, let location = recognizer.value { modifier.action(location) }
    return progress
  }

  override func cancel() { recognizer.cancel() }

  override var name: String { "onTapGesture" }
}
