// Names without effect: a sheet has a frame on the theme's surface, over a dim background. The table "Accepted, without effect" of
// docs/Compatibility.md lists them.

/// Whether the view below a sheet can be used.
///
/// Here it never can.
///
/// - Source: SwiftUI `PresentationBackgroundInteraction`.
public nonisolated struct PresentationBackgroundInteraction: Sendable {
  /// As the system has it.
  public static let automatic = PresentationBackgroundInteraction()
  /// The view below can be used.
  public static let enabled = PresentationBackgroundInteraction()
  /// The view below can't be used.
  public static let disabled = PresentationBackgroundInteraction()
  /// The view below can be used while the sheet isn't higher than a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction()
  }
}

/// The first effect of dragging in a sheet; here a drag of the handle resizes, and the wheel scrolls.
///
/// - Source: SwiftUI `PresentationContentInteraction`.
public nonisolated enum PresentationContentInteraction: Hashable, Sendable {
  case automatic, resizes, scrolls
}

/// The form of a presentation in a small window; here it keeps its form.
///
/// - Source: SwiftUI `PresentationAdaptation`.
public nonisolated enum PresentationAdaptation: Hashable, Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}

extension View {
  /// Shows this view as it is: a sheet with detents has its handle in the border.
  ///
  /// - Source: SwiftUI `View.presentationDragIndicator(_:)`; without effect.
  @inlinable public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Shows this view as it is: a frame's corners are characters.
  ///
  /// - Source: SwiftUI `View.presentationCornerRadius(_:)`; without effect.
  @inlinable public func presentationCornerRadius(_ cornerRadius: Double?) -> some View { self }

  /// Shows this view as it is: a sheet is on the theme's surface.
  ///
  /// - Source: SwiftUI `View.presentationBackground(_:)`; without effect.
  @inlinable public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Shows this view as it is: a sheet has the theme's surface.
  ///
  /// - Source: SwiftUI `View.presentationBackground(alignment:content:)`; without effect.
  @inlinable public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Shows this view as it is: nothing below a sheet can be used.
  ///
  /// - Source: SwiftUI `View.presentationBackgroundInteraction(_:)`; without effect.
  @inlinable public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  { self }

  /// Shows this view as it is: the wheel scrolls, and a drag of the handle resizes.
  ///
  /// - Source: SwiftUI `View.presentationContentInteraction(_:)`; without effect.
  @inlinable public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }

  /// Shows this view as it is: a presentation stays what it is in a small window.
  ///
  /// - Source: SwiftUI `View.presentationCompactAdaptation(_:)`; without effect.
  @inlinable public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }

  /// Shows this view as it is: a presentation stays what it is in a small window.
  ///
  /// - Source: SwiftUI `View.presentationCompactAdaptation(horizontal:vertical:)`; without effect.
  @inlinable public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }
}
