// Names without effect: dialogs look as the theme says. The table "Accepted, without effect" of docs/Compatibility.md lists them.

/// How large a sheet is by itself; here it is as large as its content.
///
/// - Source: SwiftUI `PresentationSizing`.
public nonisolated struct PresentationSizing: Hashable, Sendable {
  /// The size that the system chooses.
  public static let automatic = PresentationSizing()
  /// The size of the content.
  public static let fitted = PresentationSizing()
  /// The size of a form.
  public static let form = PresentationSizing()
  /// The size of a page.
  public static let page = PresentationSizing()

  /// Returns this value: a sheet is always as large as its content.
  public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing { self }
  /// Returns this value: a sheet is always as large as its content.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing { self }
}

extension View {
  /// Shows this view as it is: a dialog has no room for a picture.
  ///
  /// - Source: SwiftUI `View.dialogIcon(_:)`; without effect.
  @inlinable public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Shows this view as it is: a sheet is as large as its content.
  ///
  /// - Source: SwiftUI `View.presentationSizing(_:)`; without effect.
  @inlinable public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

  /// Shows this view as it is: a field for a search is above the view that is searched.
  ///
  /// - Source: SwiftUI `View.searchPresentationToolbarBehavior(_:)`; without effect.
  @inlinable public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
    -> some View
  { self }
}

/// Whether a search hides the title; here it doesn't.
///
/// - Source: SwiftUI `SearchPresentationToolbarBehavior`.
public nonisolated struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  /// As the system has it.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// The title stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}
