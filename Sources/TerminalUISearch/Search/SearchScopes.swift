public import TerminalUICore
internal import TerminalUIModifiers

/// When the scopes of a search are shown.
///
/// - Source: SwiftUI `SearchScopeActivation`.
public nonisolated enum SearchScopeActivation: Hashable, Sendable {
  /// While the user searches.
  case automatic
  /// While there is a text to search for.
  case onTextEntry
  /// While the user searches.
  case onSearchPresentation
}

/// The picker of `searchScopes`, as the environment hands it to the search field.
nonisolated struct SearchScopes {
  let activation: SearchScopeActivation
  let make: @MainActor () -> AnyView

  /// Whether the scopes are shown for the searched text, while the user searches or not.
  func isShown(_ text: String, isSearching: Bool) -> Bool {
    activation == .onTextEntry ? !text.isEmpty : isSearching || !text.isEmpty
  }
}

private nonisolated enum SearchScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopes? { nil }
}

private nonisolated enum SearchFocusKey: EnvironmentKey {
  static var defaultValue: ((AnyView) -> AnyView)? { nil }
}

nonisolated extension EnvironmentValues {
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  /// Binds the focus of the field of a search.
  var searchFocus: ((AnyView) -> AnyView)? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

extension View {
  /// Offers the scopes of a search below its field.
  ///
  ///     NoteList()
  ///       .searchable(text: $search)
  ///       .searchScopes($scope) {
  ///         Text("All").tag(Scope.all)
  ///         Text("Mine").tag(Scope.mine)
  ///       }
  ///     //  ⌕ Search
  ///     //  All │ Mine
  ///
  /// They are a segmented picker, which is shown while the user searches.
  /// - Source: SwiftUI `View.searchScopes(_:activation:_:)`.
  @inlinable public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation = .automatic,
    @ViewBuilder _ scopes: @escaping () -> S
  ) -> some View {
    modifier(SearchScopesModifier(scope: scope, activation: activation, scopes: scopes))
  }

  /// Binds the focus of the fields of the searches in this view.
  ///
  ///     .searchable(text: $search).searchFocused($isSearchFocused)
  ///
  /// - Source: SwiftUI `View.searchFocused(_:)`.
  @inlinable public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(SearchFocusModifier { AnyView($0.focused(binding)) })
  }

  /// Binds the focus of the fields of the searches in this view to a value.
  ///
  /// - Source: SwiftUI `View.searchFocused(_:equals:)`.
  @inlinable public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    modifier(SearchFocusModifier { AnyView($0.focused(binding, equals: value)) })
  }
}

/// Hands the picker of the scopes to the search field of the view around, through the environment.
@usableFromInline struct SearchScopesModifier<Value: Hashable, Scopes: View>: ViewModifier {
  let scope: Binding<Value>
  let activation: SearchScopeActivation
  let scopes: () -> Scopes

  @usableFromInline init(
    scope: Binding<Value>, activation: SearchScopeActivation, scopes: @escaping () -> Scopes
  ) {
    (self.scope, self.activation, self.scopes) = (scope, activation, scopes)
  }

  @usableFromInline func body(content: Content) -> some View {
    let (scope, scopes) = (scope, scopes)
    return content.environment(
      \.searchScopes,
      SearchScopes(activation: activation) {
        AnyView(Picker("Scope", selection: scope, content: scopes).pickerStyle(.segmented).labelsHidden())
      })
  }
}

/// Hands a function to the search field that ties the field's focus to the app's focus state.
@usableFromInline struct SearchFocusModifier: ViewModifier {
  let bind: (AnyView) -> AnyView

  @usableFromInline init(bind: @escaping (AnyView) -> AnyView) { self.bind = bind }
  @usableFromInline func body(content: Content) -> some View { content.environment(\.searchFocus, bind) }
}
