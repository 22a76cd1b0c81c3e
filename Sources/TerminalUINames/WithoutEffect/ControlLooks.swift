// Names without effect: controls and rows have the look of their style and the theme. The table "Accepted, without effect" of docs/Compatibility.md
// lists them.

/// The outline of a button with a border; a button is one row of cells.
///
/// - Source: SwiftUI `ButtonBorderShape`.
public nonisolated enum ButtonBorderShape: Hashable, Sendable {
  case automatic, capsule, roundedRectangle, circle
  /// Rounded by a radius.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { .roundedRectangle }
}

/// How loud the headers of sections are; they are bold.
///
/// - Source: SwiftUI `Prominence`.
public nonisolated enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// How loud badges are; they are secondary.
///
/// - Source: SwiftUI `BadgeProminence`.
public nonisolated enum BadgeProminence: Hashable, Sendable {
  case decreased, standard, increased
}

extension View {
  /// Shows this view as it is: a button is one row of cells.
  ///
  /// - Source: SwiftUI `View.buttonBorderShape(_:)`; without effect.
  @inlinable public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Shows this view as it is: headers are bold.
  ///
  /// - Source: SwiftUI `View.headerProminence(_:)`; without effect.
  @inlinable public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Shows this view as it is: badges are secondary.
  ///
  /// - Source: SwiftUI `View.badgeProminence(_:)`; without effect.
  @inlinable public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  /// Shows this view as it is: sections have a blank row between them, and no line.
  ///
  /// - Source: SwiftUI `View.listSectionSeparator(_:edges:)`; without effect.
  @inlinable public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Shows this view as it is: screen readers' gestures don't reach a terminal's apps.
  ///
  /// - Source: SwiftUI `View.accessibilityShowsLargeContentViewer()`; without effect.
  @inlinable public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows this view as it is: a terminal doesn't invert colours.
  ///
  /// - Source: SwiftUI `View.accessibilityIgnoresInvertColors(_:)`; without effect.
  @inlinable public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}
