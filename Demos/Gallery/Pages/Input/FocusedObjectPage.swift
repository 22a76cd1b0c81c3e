import TerminalUI

/// The object of the view with the focus.
struct FocusedObjectPage: View {
  final class Cart: ObservableObject {
    @Published var items = 0
  }
  @StateObject private var cart = Cart()
  @StateObject private var wishes = Cart()

  var body: some View {
    VStack(alignment: .leading) {
      Button("Buy") { cart.items += 1 }
        .focusedObject(cart)
      Button("Wish") { wishes.items += 1 }
        .focusedSceneObject(wishes)
      Total()
    }
  }

  struct Total: View {
    @FocusedObject private var cart: Cart?
    var body: some View {
      Text("\(cart?.items ?? 0) items")
    }
  }
}
