import TerminalUI

/// A field for a search above a list: `/` goes there.
struct SearchablePage: View {
  @State private var search = ""
  @State private var fruit: String?
  private let fruits = ["Apple", "Banana", "Cherry"]

  var body: some View {
    List(found, id: \.self, selection: $fruit) {
      Text($0)
    }
    .searchable(text: $search, prompt: "Search fruit")
    .searchSuggestions {
      ForEach(found, id: \.self) {
        Text($0).searchCompletion($0)
      }
    }
    .frame(height: 6)
    .border(.dashed)
  }

  private var found: [String] {
    if search.isEmpty { return fruits }
    return fruits.filter { $0.contains(search) }
  }
}
