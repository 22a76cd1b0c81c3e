public import TerminalUICore

extension View {
  /// Offers texts for the word before the caret to whoever types in the fields and editors of this view.
  ///
  ///     TextEditor(text: $query)
  ///       .wordSuggestions { word in
  ///         ForEach(names.filter { $0.hasPrefix(word) }, id: \.self) { name in
  ///           Text(name).textInputCompletion(name)
  ///         }
  ///       }
  ///
  /// A word is letters, digits and `_`. A chosen suggestion replaces the part of the word before the caret, as one step of
  /// undo. Keys and clicks are those of ``textInputSuggestions(_:)``, but nothing is shown while no word is begun, unless
  /// Alt-Down asks for it: the word is empty then. A secret has no words.
  ///
  /// There is no such modifier in SwiftUI, whose suggestions replace all of a field.
  /// - Parameter suggestions: Makes the views that are offered for a word; it runs while they are shown, and not before.
  /// - Returns: A view whose fields offer something.
  @inlinable public func wordSuggestions<S: View>(
    @ViewBuilder _ suggestions: @escaping (_ word: String) -> S
  ) -> some View {
    modifier(WordSuggestionsModifier(content: suggestions))
  }
}

@usableFromInline struct WordSuggestionsModifier<Content: View>: PassModifier {
  package let content: (String) -> Content

  @usableFromInline init(content: @escaping (String) -> Content) { self.content = content }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    TypedSuggestionsNode(ofWords: true, content, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: TypedSuggestionsNode<Content>.self).update(content)
  }
}

extension TextFieldNode {
  /// The word that ends at the caret, as far as it is typed; empty where something is selected, and for a secret.
  var typedWord: String {
    let range = editing.wordBeforeCaret
    return String(editing.text[editing.index(range.lowerBound)..<editing.index(range.upperBound)])
  }

  /// Puts a text in the place of all that is there, or of the word before the caret.
  func complete(with text: String, onlyWord: Bool) {
    edit { editing in
      if onlyWord {
        let word = editing.wordBeforeCaret
        editing.place(at: word.lowerBound)
        editing.place(at: word.upperBound, isSelecting: true)
      } else {
        editing.selectAll()
      }
      editing.insert(lines == nil ? text.asOneLine : text)
    }
  }
}
