public import CellLayout
import Cells
public import TerminalUI

/// A view at a side of a mark, as `annotation(position:…)` sets it.
nonisolated struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: Double
  let view: AnyView
}

/// A view at a side of a mark, and where the mark is.
nonisolated struct ChartAnnotation {
  enum Place {
    case mark(from: (x: Double, y: Double), to: (x: Double, y: Double))
    case rule(isVertical: Bool, Double)
    case sector(Int)
  }
  let annotation: MarkAnnotation
  let place: Place

  init(_ annotation: MarkAnnotation, at place: Place) { (self.annotation, self.place) = (annotation, place) }
}

extension ChartContent {
  /// Puts a view at a side of each of the marks.
  ///
  ///     RuleMark(x: .value("Month", selected)).annotation(position: .top) { Text("\(count) sold") }
  ///
  /// The view stays within the chart: where its side has no room, it covers others.
  ///
  /// - Parameters:
  ///   - position: The side; above by default. `.overlay` is in the middle of the mark.
  ///   - alignment: Where along the side the view is.
  ///   - spacing: The distance from the mark; `nil` means none.
  ///   - content: The view.
  /// - Source: Swift Charts `ChartContent.annotation(position:alignment:spacing:content:)`.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> C
  ) -> _StyledMarks<Self> {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing ?? 0, view: AnyView(content()))
    return _StyledMarks(content: self) { $0.annotation = annotation }
  }

  /// Puts a view at a side of each of the marks.
  ///
  /// - Parameters:
  ///   - position: The side; above by default.
  ///   - alignment: Where along the side the view is.
  ///   - spacing: The distance from the mark; `nil` means none.
  ///   - overflowResolution: Without effect: the view stays within the chart.
  ///   - content: The view.
  /// - Source: Swift Charts `ChartContent.annotation(position:alignment:spacing:overflowResolution:content:)`.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: Double? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> _StyledMarks<Self> {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }
}

/// The way in which a chart places an annotation that has no room next to its mark.
///
/// - Source: Swift Charts `AnnotationOverflowResolution`; without effect, as views stay within the chart.
public nonisolated struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The way in which an annotation is placed along an axis.
  public struct Strategy: Hashable, Sendable {
    let boundary: Boundary?
    /// The chart chooses the strategy.
    public static let automatic = Strategy(boundary: nil)
    /// The view is moved into the chart.
    public static let fit = Strategy(boundary: .automatic)
    /// The view is moved into a part of the chart.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(boundary: boundary) }
    /// The axis is made longer.
    public static let padScale = Strategy(boundary: nil)
    /// The annotation may leave the chart.
    public static let disabled = Strategy(boundary: nil)
  }

  /// A part of a chart.
  public enum Boundary: Hashable, Sendable {
    /// What suits the chart.
    case automatic
    /// The whole chart.
    case chart
    /// The part with the marks.
    case plot
  }

  let x: Strategy
  let y: Strategy

  /// What suits the chart.
  public static let automatic = AnnotationOverflowResolution()

  /// Makes one of what is done along each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}
