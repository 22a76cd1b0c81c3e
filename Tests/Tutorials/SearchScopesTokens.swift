import TerminalUIFoundation

enum FruitScope: String, CaseIterable { case all, red, yellow }
struct SearchScopesView: View {
  @State private var text = ""
  @State private var scope = FruitScope.all
  var body: some View {
    NavigationStack {
      List(
        ["Apple", "Banana"].filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }, id: \.self
      ) {
        Text($0)
      }
      .searchable(text: $text)
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
