public import TerminalUI

/// The value in words, next to the axis.
///
///     AxisValueLabel()
///     AxisValueLabel("week \(value.index + 1)")
///     AxisValueLabel { if let number = value.as(Int.self) { Text("\(number) %") } }
///
/// Labels that have no room for all of them are thinned out.
/// - Source: Swift Charts `AxisValueLabel`.
public nonisolated struct AxisValueLabel: AxisMark {
  /// The label.
  public let _parts: _AxisParts

  private init(_ label: _AxisParts.Label, _ isCentered: Bool?) {
    _parts = _AxisParts(label: label, isCentered: isCentered)
  }

  /// Makes a label that a function makes of the value, as modules with formats do.
  public init(_format: @escaping (_Plotted, EnvironmentValues) -> String?, centered: Bool?) {
    self.init(.format(_format), centered)
  }

  /// Makes a label of the value.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is in the middle to the next mark. `nil` means: where a unit, such as a day, has its bar.
  ///   - anchor: Without effect, as are the rest: labels are next to the axis, and the middle of each is at its place.
  ///   - collisionResolution: How labels that would overlap are treated.
  ///   - orientation: The direction of the text.
  ///   - horizontalSpacing: The distance from the axis.
  ///   - verticalSpacing: The distance from the axis.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) { self.init(.value, centered) }

  /// Makes a label of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - centered: Whether the label is in the middle to the next mark. `nil` means: where a unit, such as a day, has its bar.
  ///   - anchor: Without effect, as are the rest.
  ///   - collisionResolution: How labels that would overlap are treated.
  ///   - orientation: The direction of the text.
  ///   - horizontalSpacing: The distance from the axis.
  ///   - verticalSpacing: The distance from the axis.
  public init<S: StringProtocol>(
    _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) { self.init(.text(String(text)), centered) }

  /// Makes a label of the texts in a view, next to each other.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is in the middle to the next mark. `nil` means: where a unit, such as a day, has its bar.
  ///   - anchor: Without effect, as are the following ones.
  ///   - collisionResolution: How labels that would overlap are treated.
  ///   - orientation: The direction of the text.
  ///   - horizontalSpacing: The distance from the axis.
  ///   - verticalSpacing: The distance from the axis.
  ///   - content: The view. A label is one line of text, so of the view only its texts are shown.
  @MainActor public init<Content: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content
  ) { self.init(.text(LabelTexts(content()).joined), centered) }
}

/// The way in which an axis resolves labels that would overlap.
///
/// - Source: Swift Charts `AxisValueLabelCollisionResolution`; without effect, as labels never meet.
public nonisolated enum AxisValueLabelCollisionResolution: Hashable, Sendable {
  /// The axis chooses the way.
  case automatic
  /// Labels may overlap.
  case disabled
  /// Labels are left out.
  case greedy
  /// Labels are cut.
  case truncate
}

/// The direction of a label's text.
///
/// - Source: Swift Charts `AxisValueLabelOrientation`; without effect, as text isn't turned.
public nonisolated enum AxisValueLabelOrientation: Hashable, Sendable {
  /// The axis chooses the direction.
  case automatic
  /// The text runs along its row, as all text of a terminal does.
  case horizontal
  /// Downward.
  case vertical
  /// Upward.
  case verticalReversed
}

/// The texts in a view's value, in the order in which it has them.
@MainActor struct LabelTexts {
  private var texts: [String] = []
  /// The most parts that are looked at.
  private var rest = 500

  init<Content: View>(_ view: Content) { look(at: view, depth: 0) }

  private mutating func look(at value: Any, depth: Int) {
    guard rest > 0, depth < 24 else { return }
    rest -= 1
    if let text = value as? Text { return texts.append(text.plainString) }
    for child in Mirror(reflecting: value).children { look(at: child.value, depth: depth + 1) }
  }

  /// All of them, with spaces in between.
  var joined: String { texts.filter { !$0.isEmpty }.joined(separator: " ") }
}
