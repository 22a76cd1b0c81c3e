import TerminalUI

/// What the view with the focus tells the rest of the app.
struct FocusedValuePage: View {
  var body: some View {
    VStack(alignment: .leading) {
      Button("Tea") {}.focusedValue(\.drink, "tea")
      Button("Coffee") {}.focusedValue(\.drink, "coffee")
      Price().focusedSceneValue(\.shop, "corner shop")
    }
  }

  struct Price: View {
    @FocusedValue(\.drink) private var drink
    @FocusedValue(\.shop) private var shop
    var body: some View {
      Text("\(drink ?? "nothing"), \(shop ?? "nowhere")")
    }
  }
}

extension FocusedValues {
  private enum DrinkKey: FocusedValueKey {
    typealias Value = String
  }
  private enum ShopKey: FocusedValueKey {
    typealias Value = String
  }
  fileprivate var drink: String? {
    get { self[DrinkKey.self] }
    set { self[DrinkKey.self] = newValue }
  }
  fileprivate var shop: String? {
    get { self[ShopKey.self] }
    set { self[ShopKey.self] = newValue }
  }
}
