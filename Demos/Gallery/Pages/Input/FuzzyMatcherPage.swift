import TerminalUI

/// Texts that have the letters of a search, with them marked.
struct FuzzyMatcherPage: View {
  @State private var search = "sa"
  private let titles = ["Save", "Save as…", "Send again"]

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Search", text: $search)
      ForEach(found, id: \.title) { title, match in
        Text(title, marking: match)
      }
    }
  }

  private var found: [(title: String, FuzzyMatch)] {
    let matcher = FuzzyMatcher(search)
    return titles.compactMap { title in
      matcher.match(title).map { (title, $0) }
    }
    .sorted { $0.1 > $1.1 }
  }
}
