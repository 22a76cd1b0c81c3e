import TerminalUI

/// Objects that views observe, from the environment.
struct ObservablePage: View {
  final class Store: ObservableObject {
    @Published var count = 3
  }
  @StateObject private var store = Store()

  var body: some View {
    VStack(alignment: .leading) {
      Counter()
      Button("From outside") { store.count += 10 }
    }
    .environmentObject(store)
  }

  struct Counter: View {
    @EnvironmentObject private var store: Store
    var body: some View {
      Button("Count \(store.count)") { store.count += 1 }
    }
  }
}
