public import TerminalUICore

/// When a scroll view shows indicators of its position.
///
/// It shows none while all of its content fits.
///
/// - Source: SwiftUI `ScrollIndicatorVisibility`.
public nonisolated struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let number: Int8

  /// Only the vertical indicator is shown, in a column of its own.
  ///
  /// A horizontal indicator would cost a row.
  public static let automatic = ScrollIndicatorVisibility(number: 0)
  /// An indicator is shown for each axis.
  public static let visible = ScrollIndicatorVisibility(number: 1)
  /// No indicator is shown.
  public static let hidden = ScrollIndicatorVisibility(number: 2)
  /// No indicator is ever shown.
  public static let never = ScrollIndicatorVisibility(number: 3)
}

/// The visibility of the indicators by axis.
package nonisolated struct ScrollIndicators: Hashable {
  var vertical = ScrollIndicatorVisibility.automatic
  var horizontal = ScrollIndicatorVisibility.automatic

  /// The axes of `axes` that get an indicator.
  package func shown(of axes: Axis.Set) -> Axis.Set {
    var shown: Axis.Set = []
    if vertical == .automatic || vertical == .visible { shown.insert(.vertical) }
    if horizontal == .visible { shown.insert(.horizontal) }
    return shown.intersection(axes)
  }
}

nonisolated private enum ScrollIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicators { ScrollIndicators() }
}

nonisolated extension EnvironmentValues {
  package var scrollIndicators: ScrollIndicators {
    get { self[ScrollIndicatorsKey.self] }
    set { self[ScrollIndicatorsKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the scroll views in this view show indicators.
  ///
  /// - Parameters:
  ///   - visibility: When indicators show.
  ///   - axes: The axes that it holds for.
  /// - Returns: A view whose scroll views have such indicators.
  /// - Source: SwiftUI `View.scrollIndicators(_:axes:)`.
  @inlinable public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(EnvironmentModifier(ScrollIndicatorChange(visibility: visibility, axes: axes)))
  }
}

@usableFromInline struct ScrollIndicatorChange: EnvironmentChange {
  let visibility: ScrollIndicatorVisibility
  let axes: Axis.Set

  @usableFromInline init(visibility: ScrollIndicatorVisibility, axes: Axis.Set) {
    self.visibility = visibility
    self.axes = axes
  }

  @usableFromInline func apply(to values: inout EnvironmentValues) {
    if axes.contains(.vertical) { values.scrollIndicators.vertical = visibility }
    if axes.contains(.horizontal) { values.scrollIndicators.horizontal = visibility }
  }
}
