public import TerminalUICore

extension View {
  /// Adds a search field above this view, with tokens before its text.
  ///
  ///     List(found) { Text($0.name) }
  ///       .searchable(text: $search, tokens: $people, suggestedTokens: .constant(team)) { person in
  ///         Text(person.name)
  ///       }
  ///     //  ⌕ [ Ada ] draft
  ///
  /// A token stands for something that is searched for besides the text: a person, a date. Suggested tokens are offered as suggestions while the user
  /// types, or by Alt-Down; the one that is chosen takes the place of the text. Backspace at the start of the text removes the last token. The end of
  /// the search removes all.
  /// - Parameters:
  ///   - text: The text to search for.
  ///   - tokens: The tokens to search for.
  ///   - suggestedTokens: Tokens that the user may choose; those that are tokens already aren't offered.
  ///   - isPresented: Whether there is a search.
  ///   - placement: Where the field would like to be; here it is always above the view.
  ///   - prompt: The text of the empty field.
  ///   - token: The label of a token.
  /// - Returns: A view with a field above it.
  /// - Source: SwiftUI `View.searchable(text:tokens:suggestedTokens:isPresented:placement:prompt:token:)`; the keys are ours.
  @inlinable public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: prompt,
        tokens: SearchTokens(tokens, suggested: suggestedTokens, label: token)))
  }

  /// Adds a search field above this view, with tokens before its text.
  ///
  /// - Source: SwiftUI `View.searchable(text:tokens:suggestedTokens:isPresented:placement:prompt:token:)`.
  @inlinable public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
      placement: placement, prompt: Text(prompt), token: token)
  }

  /// Adds a search field above this view, with tokens before its text.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `View.searchable(text:tokens:suggestedTokens:isPresented:placement:prompt:token:)`.
  @_disfavoredOverload @inlinable public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
      placement: placement, prompt: Text(prompt), token: token)
  }

  /// Adds a search field above this view, with tokens before its text whose labels may change them.
  ///
  ///     List(found) { Text($0.name) }
  ///       .searchable(text: $search, editableTokens: $people) { $person in
  ///         Toggle(person.name, isOn: $person.isAuthor)
  ///       }
  ///
  /// - Parameters:
  ///   - text: The text to search for.
  ///   - tokens: The tokens to search for.
  ///   - isPresented: Whether there is a search.
  ///   - placement: Where the field would like to be; here it is always above the view.
  ///   - prompt: The text of the empty field.
  ///   - token: The label of a token, which gets a binding to it.
  /// - Returns: A view with a field above it.
  /// - Source: SwiftUI `View.searchable(text:editableTokens:isPresented:placement:prompt:token:)`.
  @inlinable public func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: prompt,
        tokens: SearchTokens(tokens, suggested: nil) { element in
          token(tokens.element(element))
        }))
  }

  /// Adds a search field above this view, with tokens before its text whose labels may change them.
  ///
  /// - Source: SwiftUI `View.searchable(text:editableTokens:isPresented:placement:prompt:token:)`.
  @inlinable public func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, editableTokens: tokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Sets the token that a search gets when this view is chosen among its suggestions.
  ///
  ///     .searchSuggestions { ForEach(team) { Text($0.name).searchCompletion($0) } }
  ///
  /// The token takes the place of the text. Where the tokens of the search are of another type, or it has none, nothing is chosen.
  /// - Source: SwiftUI `View.searchCompletion(_:)`, of a token.
  @inlinable public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(TokenCompletion(token: token))
  }
}

/// The tokens of a search, without their type, as the search field shows and changes them.
@usableFromInline struct SearchTokens {
  /// How many there are.
  let count: Int
  /// The tokens, as the field shows them.
  let labels: AnyView
  /// The rows of tokens that are offered; `nil` for none.
  let suggestions: AnyView?
  /// Removes the last one.
  let removeLast: () -> Void
  /// Removes all.
  let removeAll: () -> Void
  /// Adds a token, if it is of their type and not there yet.
  package let add: (Any) -> Void

  @usableFromInline init<C, Label: View>(
    _ tokens: Binding<C>, suggested: Binding<C>?, label: @escaping (C.Element) -> Label
  ) where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    let all = tokens.wrappedValue
    count = all.count
    labels = AnyView(ForEach(Array(all)) { TokenLabel(content: label($0)) })
    let known = Set(all.map(\.id))
    let offered = suggested.map { Array($0.wrappedValue.filter { !known.contains($0.id) }) } ?? []
    suggestions = offered.isEmpty ? nil : AnyView(ForEach(offered) { label($0).searchCompletion($0) })
    removeLast = {
      guard let last = tokens.wrappedValue.indices.last else { return }
      tokens.wrappedValue.remove(at: last)
    }
    removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() } }
    add = { token in
      guard let token = token as? C.Element, !tokens.wrappedValue.contains(where: { $0.id == token.id })
      else {
        return
      }
      tokens.wrappedValue.append(token)
    }
  }
}

/// A token in the field: a label as a small button has it.
private struct TokenLabel<Content: View>: View {
  let content: Content
  var body: some View { content.stacked.bordered(nil, size: .small).fixedSize() }
}

private nonisolated enum AddSearchTokenKey: EnvironmentKey {
  static var defaultValue: ((Any) -> Void)? { nil }
}

nonisolated extension EnvironmentValues {
  /// Adds a token to the search around.
  var addSearchToken: ((Any) -> Void)? {
    get { self[AddSearchTokenKey.self] }
    set { self[AddSearchTokenKey.self] = newValue }
  }
}

/// A row of a search's suggestions that is a token.
@usableFromInline struct TokenCompletion<Token>: ViewModifier {
  @Environment(\.addSearchToken) private var add
  let token: Token

  @usableFromInline init(token: Token) { self.token = token }

  @usableFromInline func body(content: Content) -> some View {
    content.modifier(CompletionRow(completion: "", action: add.map { add in { add(token) } }))
  }
}

extension Binding where Value: MutableCollection, Value.Element: Identifiable {
  /// A binding to the element with the identity of another one, which is read where it is gone.
  @usableFromInline func element(_ known: Value.Element) -> Binding<Value.Element> {
    let collection = self
    return Binding<Value.Element>(
      get: { collection.wrappedValue.first { $0.id == known.id } ?? known },
      set: { new in
        guard let place = collection.wrappedValue.firstIndex(where: { $0.id == known.id }) else { return }
        collection.wrappedValue[place] = new
      })
  }
}
