import TerminalUIFoundation

enum FruitScope: String, CaseIterable { case all, red, yellow }
struct FruitToken: Identifiable, Hashable { var id: String }
struct SearchScopesView: View {
  @State private var text = ""
  @State private var scope = FruitScope.all
  @State private var tokens: [FruitToken] = []
  var body: some View {
    NavigationStack {
      List(
        ["Apple", "Banana"].filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }, id: \.self
      ) {
        Text($0)
      }
      .searchable(text: $text, tokens: $tokens) { token in Text(token.id) }
      .searchScopes($scope) {
        ForEach(FruitScope.allCases, id: \.self) { Text($0.rawValue.capitalized) }
      }
      .onSubmit(of: .search) { print(text) }
      .searchSuggestions {
        Text("Apple").searchCompletion("apple")
      }
    }
  }
}
