import TerminalUI

/// What may follow in a word of a longer text.
struct WordSuggestionsPage: View {
  @State private var query = "select name\nfrom b"
  private let names = ["birds", "books", "name"]

  var body: some View {
    TextEditor(text: $query)
      .wordSuggestions { word in
        let found = names.filter {
          $0.hasPrefix(word) && $0 != word
        }
        ForEach(found, id: \.self) { name in
          Text(name).textInputCompletion(name)
        }
      }
      .accessibilityLabel("Query")
      .frame(width: 24, height: 3)
  }
}
