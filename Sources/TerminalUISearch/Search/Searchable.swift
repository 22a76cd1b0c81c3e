internal import TerminalUICore

extension View {
  /// Adds a search field above this view.
  ///
  ///     List(found) { Text($0.name) }
  ///       .searchable(text: $search, prompt: "Search notes")
  ///     //  ⌕ Search notes
  ///     //  …
  ///
  /// The app shows the results.
  ///
  /// | | |
  /// |---|---|
  /// | `/` outside of fields | goes to the field: that of the view with the focus, else the first one |
  /// | Return | runs `onSubmit(of: .search)`, and goes to the view |
  /// | Escape in the field | ends the search: empties the field, and focuses the view; where that changes nothing, the views around get the key |
  /// | Escape in the view, during a search | ends the search |
  ///
  /// Views in this one read from ``EnvironmentValues/isSearching`` whether there is a search, and end it by ``EnvironmentValues/dismissSearch``.
  /// - Parameters:
  ///   - text: The text to search for.
  ///   - placement: Where the field would like to be; here it is always above the view.
  ///   - prompt: The text of the empty field.
  /// - Returns: A view with a field above it.
  /// - Source: SwiftUI `View.searchable(text:placement:prompt:)`; the keys are ours.
  @inlinable public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: nil, prompt: prompt))
  }

  /// Adds a search field above this view.
  ///
  /// - Source: SwiftUI `View.searchable(text:placement:prompt:)`.
  @inlinable public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: nil, prompt: Text(prompt)))
  }

  /// Adds a search field above this view.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `View.searchable(text:placement:prompt:)`.
  @_disfavoredOverload @inlinable public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: nil, prompt: Text(prompt)))
  }

  /// Adds a search field above this view, with a binding for whether there is a search.
  ///
  /// Writing `true` gives the field the focus; `false` ends the search as Escape does: the field is empty again.
  /// - Source: SwiftUI `View.searchable(text:isPresented:placement:prompt:)`.
  @inlinable public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, prompt: prompt))
  }

  /// Adds a search field above this view, with a binding for whether there is a search.
  ///
  /// - Source: SwiftUI `View.searchable(text:isPresented:placement:prompt:)`.
  @inlinable public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
  }

  /// Adds a search field above this view, with a binding for whether there is a search.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `View.searchable(text:isPresented:placement:prompt:)`.
  @_disfavoredOverload @inlinable public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
  }
}

/// Where a field for a search would like to be.
///
/// - Source: SwiftUI `SearchFieldPlacement`; here the field is always above the view that is searched.
public nonisolated struct SearchFieldPlacement: Sendable {
  private let number: Int

  /// Above the view.
  public static let automatic = Self(number: 0)
  /// In a toolbar; here above the view.
  public static let toolbar = Self(number: 1)
  /// In a sidebar; here above the view.
  public static let sidebar = Self(number: 2)
  /// In a navigation bar; here above the view.
  public static let navigationBarDrawer = Self(number: 3)
  /// In a navigation bar; here above the view, and always.
  ///
  /// - Source: SwiftUI `SearchFieldPlacement.navigationBarDrawer(displayMode:)`.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    navigationBarDrawer
  }

  /// When a field in a navigation bar is shown; here it always is.
  ///
  /// - Source: SwiftUI `SearchFieldPlacement.NavigationBarDrawerDisplayMode`.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    case automatic, always
  }
}

/// Puts the field above its content, and sets in the content's environment whether the user is searching.
@usableFromInline struct SearchModifier: ViewModifier {
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchFocus) private var focusBinding
  @State private var ownIsSearching = false
  @FocusState private var hasFocus: Bool
  @State private var part = SearchedPart()
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  private let tokens: SearchTokens?

  @usableFromInline init(text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?) {
    self.init(text: text, isPresented: isPresented, prompt: prompt, tokens: nil)
  }

  @usableFromInline init(
    text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?, tokens: SearchTokens?
  ) {
    self.text = text
    self.isPresented = isPresented
    self.prompt = prompt
    self.tokens = tokens
  }

  /// Whether nothing is searched for.
  private var isEmpty: Bool { text.wrappedValue.isEmpty && (tokens?.count ?? 0) == 0 }

  private var isSearching: Binding<Bool> { isPresented ?? $ownIsSearching }

  @usableFromInline func body(content: Content) -> some View {
    let (text, isSearching, part, tokens) = (text, isSearching, part, tokens)
    let dismiss = DismissSearchAction {
      text.wrappedValue = ""
      tokens?.removeAll()
      isSearching.wrappedValue = false
    }
    return ScreenContent(content)
      .environment(\.isSearching, isSearching.wrappedValue)
      .environment(\.dismissSearch, dismiss)
      .modifier(SearchedModifier(part: part))
      .onKeyPress(.escape) {
        guard isSearching.wrappedValue else { return .ignored }
        dismiss()
        return .handled
      }
      .safeAreaInset(edge: .top) { head(dismiss) }
      .modifier(KeyModifier(name: "Search", keys: [KeyCombination("/")]) { hasFocus = true })
      .onChange(of: hasFocus) { _, hasFocus in if hasFocus { isSearching.wrappedValue = true } }
      .onChange(of: isSearching.wrappedValue, initial: true) { wasOn, isOn in
        if isOn { return hasFocus = true }
        if wasOn, !text.wrappedValue.isEmpty { text.wrappedValue = "" }
        if wasOn { tokens?.removeAll() }
        if hasFocus { part.takeFocus() }
      }
  }

  /// The field, with the scopes below it where there are some to choose from.
  @ViewBuilder private func head(_ dismiss: DismissSearchAction) -> some View {
    if let scopes {
      VStack(alignment: .leading, cellSpacing: 0) {
        focused(field(dismiss))
        if scopes.isShown(text.wrappedValue, isSearching: isSearching.wrappedValue) {
          scopes.make().cellPadding(.horizontal, 1)
        }
      }
    } else {
      focused(field(dismiss))
    }
  }

  @ViewBuilder private func focused(_ field: some View) -> some View {
    if let focusBinding { focusBinding(AnyView(field)) } else { field }
  }

  /// The field with its symbol, tokens and suggestions.
  @ViewBuilder private func field(_ dismiss: DismissSearchAction) -> some View {
    let (part, text, tokens) = (part, text, tokens)
    let field = HStack {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
      if let tokens { tokens.labels }
      TextField("Search", text: text, prompt: prompt ?? Text("Search"))
        .leavingDeleteAtStart(tokens != nil)
        .focused($hasFocus)
        .onSubmit {
          _ = part.node?.submit(.search)
          part.takeFocus()
        }
        .submitScope()
        .onKeyPress(.escape) {
          // Where the field stays as it is and keeps the focus, the key is for the views around.
          let isUsed = !isEmpty || part.canTakeFocus
          dismiss()
          return isUsed ? .handled : .ignored
        }
    }
    .frame(height: 1)
    .padding(.horizontal, 1)
    if let tokens {
      tokenField(field, tokens)
    } else if let suggestions {
      field.textInputSuggestions { suggestions() }
    } else {
      field
    }
  }

  /// A field with tokens: Backspace at the start of the text removes the last one, and the suggestions may be tokens.
  private func tokenField(_ field: some View, _ tokens: SearchTokens) -> some View {
    let suggestions = suggestions
    return
      field
      .onKeyPress(.delete) {
        guard tokens.count > 0 else { return .ignored }
        tokens.removeLast()
        return .handled
      }
      .textInputSuggestions {
        if let offered = tokens.suggestions { offered }
        if let suggestions { suggestions() }
      }
      .environment(\.addSearchToken, tokens.add)
  }
}

/// The view that is searched: it gets the focus back.
private final class SearchedPart {
  weak var node: PassNode?

  /// Whether a view in it can have the focus.
  var canTakeFocus: Bool { node?.firstFocusable != nil }

  func takeFocus() {
    node?.afterUpdate { [weak self] in self?.node?.firstFocusable?.takeFocus() }
  }
}

/// Notes the node of the content in the part, so that the field can hand the focus to the content.
private struct SearchedModifier: PassModifier {
  let part: SearchedPart

  func makePassNode(in context: NodeContext) -> PassNode {
    let node = PassNode(in: context)
    part.node = node
    return node
  }
  func updatePassNode(_ node: PassNode) {}
}

/// Ends a search.
///
/// - Source: SwiftUI `DismissSearchAction`.
public nonisolated struct DismissSearchAction {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Empties the field of the search around, and gives the focus to the searched view; elsewhere it does nothing.
  @MainActor public func callAsFunction() { action() }
}

private nonisolated enum IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private nonisolated enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

private nonisolated enum SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: (() -> AnyView)? { nil }
}

nonisolated extension EnvironmentValues {
  /// Whether the user searches in the `searchable` view around.
  ///
  /// - Source: SwiftUI `EnvironmentValues.isSearching`.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search in the `searchable` view around.
  ///
  /// - Source: SwiftUI `EnvironmentValues.dismissSearch`.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  var searchSuggestions: (() -> AnyView)? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }
}

extension View {
  /// Suggests texts in the search fields in this view while the user types.
  ///
  ///     NoteList().searchable(text: $search).searchSuggestions {
  ///       ForEach(recent, id: \.self) { Text($0).searchCompletion($0) }
  ///     }
  ///
  /// The keys are those of `textInputSuggestions(_:)`.
  /// - Source: SwiftUI `View.searchSuggestions(_:)`.
  @inlinable public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: @escaping () -> S)
    -> some View
  {
    modifier(SearchSuggestionsModifier { AnyView(suggestions()) })
  }

  /// Sets the text that a search gets when this view is chosen among its suggestions.
  ///
  /// - Source: SwiftUI `View.searchCompletion(_:)`.
  @inlinable public func searchCompletion(_ completion: String) -> some View {
    textInputCompletion(completion)
  }
}

@usableFromInline struct SearchSuggestionsModifier: ViewModifier {
  let make: () -> AnyView

  @usableFromInline init(make: @escaping () -> AnyView) { self.make = make }
  @usableFromInline func body(content: Content) -> some View {
    content.environment(\.searchSuggestions, make)
  }
}
