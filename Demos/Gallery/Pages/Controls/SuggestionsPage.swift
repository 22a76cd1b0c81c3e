import TerminalUI

/// What may be typed, at the caret: arrows, Tab and Return take it.
struct SuggestionsPage: View {
  @State private var city = "B"
  private let cities = ["Bergen", "Berlin", "Bern"]

  var body: some View {
    TextField("City", text: $city)
      .textInputSuggestions {
        ForEach(found, id: \.self) { name in
          Text(name).textInputCompletion(name)
        }
      }
      .frame(width: 20)
  }

  private var found: [String] {
    cities.filter { $0.hasPrefix(city) && $0 != city }
  }
}
