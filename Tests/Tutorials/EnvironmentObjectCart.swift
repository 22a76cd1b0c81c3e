import TerminalUIFoundation

final class Cart: ObservableObject {
  @Published var items: [String: Int] = [:]
  let objectDescription = "cart"
  func add(_ name: String) { items[name, default: 0] += 1 }
}
struct CartRoot: View {
  @StateObject var cart = Cart()
  var body: some View {
    TabView {
      ShopTab().tabItem { Label("Shop", systemImage: "bag") }
      CartTab()
        .badge(cart.items.count)
        .tabItem {
          Image(systemName: "cart")
          Text("Cart")
        }
    }
    .environmentObject(cart)
    .accentColor(.purple)
  }
}
private struct ShopTab: View {
  @EnvironmentObject var cart: Cart
  var body: some View {
    VStack { ForEach(["Tea", "Cup"], id: \.self) { item in Button("Add \(item)") { self.cart.add(item) } } }
  }
}
private struct CartTab: View {
  @EnvironmentObject private var cart: Cart
  var body: some View {
    List {
      ForEach(cart.items.sorted(by: { $0.key < $1.key }), id: \.key) { key, value in
        LabeledContent(key, value: "\(value)")
      }
    }
  }
}
