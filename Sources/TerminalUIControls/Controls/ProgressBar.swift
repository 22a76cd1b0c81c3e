internal import TerminalUICore

/// A line with a heavy part: the part that is done, or a piece that moves to and fro.
struct ProgressBar: NodeView {
  /// From 0 to 1; `nil` where that isn't known.
  let fraction: Double?

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { ProgressBarNode(view.fraction, in: $0) }
  }
  static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: ProgressBarNode.self).update(view.fraction)
  }
}

/// Draws the line.
///
/// A new value moves there if animations are on; an unknown one moves the piece with the host's clock.
private final class ProgressBarNode: MovingNode {
  private var fraction: Double?

  /// The columns of a bar that may choose.
  private static let idealWidth = 20

  init(_ fraction: Double?, in context: NodeContext) {
    self.fraction = fraction
    super.init(in: context)
  }

  /// Whether the part that is done is on its way.
  private var isMoving = false

  func update(_ fraction: Double?) {
    guard let old = self.fraction, let fraction, host.motion?.mayMove == true else {
      isMoving = false
      return show(fraction)
    }
    isMoving = true
    let first = moving(Progress(fraction: old), to: Progress(fraction: fraction)) { node, progress in
      let bar = unsafeDowncast(node, to: ProgressBarNode.self)
      if bar.isMoving { bar.show(progress.fraction) }
    }
    show(first.fraction)
  }

  private func show(_ fraction: Double?) {
    let old = self.fraction
    self.fraction = fraction
    if let old, let fraction, halves(old) == halves(fraction) { return }
    if old != fraction { damage() }
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    Answer(
      Size(width: (proposal.width ?? Self.idealWidth).clampedToLength, height: 1), traits: .dependsOnWidth)
  }

  /// The half columns that are done.
  fileprivate func halves(_ fraction: Double) -> Int {
    Int(Swift.min(Swift.max(fraction, 0), 1) * Double(2 * size.width))
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    painter.fill(
      Rect(origin: origin, size: size), with: BoxDrawing.light.horizontal,
      style: Style(foreground: .role(.separator)))
    if let fraction {
      let halves = halves(fraction)
      painter.fill(piece(at: 0, width: halves / 2, origin), with: BoxDrawing.heavy.horizontal)
      if halves % 2 == 1 { painter.fill(piece(at: halves / 2, width: 1, origin), with: Glyph("╸")) }
    } else {
      // To and fro, one column a step.
      let width = Swift.max(size.width / 4, 1)
      let way = Swift.max(size.width - width, 1)
      let position = step % (2 * way)
      painter.fill(
        piece(
          at: position < way ? position : 2 * way - position, width: Swift.min(width, size.width), origin),
        with: BoxDrawing.heavy.horizontal)
      keepMoving()
    }
  }

  private func piece(at x: Int, width: Int, _ origin: Point) -> Rect {
    Rect(x: origin.x + x, y: origin.y, width: width, height: size.height)
  }

  override var name: String { "ProgressBar" }
}

/// The share that is done, as a value that an animation moves.
private struct Progress: MovingValue {
  let fraction: Double

  func numbers(in node: Node) -> MotionVector { MotionVector(fraction) }
  func moved(to numbers: MotionVector) -> Progress { Progress(fraction: numbers[0]) }
  func steps(_ numbers: MotionVector, in node: Node) -> SIMD8<Int64> {
    [Int64(unsafeDowncast(node, to: ProgressBarNode.self).halves(numbers[0])), 0, 0, 0, 0, 0, 0, 0]
  }
}

/// A bar below its title; in a form behind it.
package struct TitledProgress<Label: View, Content: View>: View {
  @Environment(\.formColumns) private var columns
  @Environment(\.labelsVisibility) private var labels
  package let title: Label?
  @ViewBuilder package let content: Content

  package init(title: Label?, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  package var body: some View {
    if labels == .hidden {
      HStack { content }
    } else if let columns, let title {
      TitledRow(columns: columns, label: title, content: content)
    } else {
      VStack(alignment: .leading, spacing: 0) {
        title
        content
      }
    }
  }
}
