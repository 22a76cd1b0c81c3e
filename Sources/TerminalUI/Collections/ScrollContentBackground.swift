extension View {
  /// Sets whether lists, forms and text editors in this view have the background that is theirs by default: here they have none.
  ///
  ///     Form { … }.scrollContentBackground(.hidden).background(.surface)
  ///
  /// So nothing has to be hidden to have another background show, and `visible` shows none either. What a `listStyle(_:)` has behind rows isn't
  /// meant: `listRowBackground(_:)` takes its place.
  /// - Source: SwiftUI `View.scrollContentBackground(_:)`.
  @inlinable public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}
