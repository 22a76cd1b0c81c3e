extension View {
  /// Sets whether lists, forms and text editors in this view have their default background; here there is none.
  ///
  ///     Form { … }.scrollContentBackground(.hidden).background(.surface)
  ///
  /// No background has to be hidden for another one to show, and `visible` shows none either. The background of rows in a `listStyle(_:)` isn't
  /// affected: use `listRowBackground(_:)` for that.
  /// - Source: SwiftUI `View.scrollContentBackground(_:)`.
  @inlinable public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}
