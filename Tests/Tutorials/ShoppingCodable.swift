import TerminalUIFoundation

struct GroceryItem: Codable, Identifiable, Equatable {
  var id = UUID()
  var name: String
  var amount: Int
}
final class GroceryStore: ObservableObject {
  @Published var items: [GroceryItem] { didSet { save() } }
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent("groceries.json")
  init() {
    if let data = UserDefaults.standard.data(forKey: "groceries"),
      let items = try? JSONDecoder().decode([GroceryItem].self, from: data)
    {
      self.items = items
    } else {
      items = []
    }
  }
  private func save() {
    if let encoded = try? JSONEncoder().encode(items) {
      UserDefaults.standard.set(encoded, forKey: "groceries")
    }
  }
}
struct GroceryView: View {
  @ObservedObject var store = GroceryStore()
  @State private var showingAdd = false
  var body: some View {
    NavigationStack {
      List {
        ForEach(store.items) { item in
          HStack {
            VStack(alignment: .leading) {
              Text(item.name).font(.headline); Text("×\(item.amount)")
            }
            Spacer()
            Text(Double(item.amount), format: .currency(code: Locale.current.currency?.identifier ?? "USD"))
          }
        }
        .onDelete { store.items.remove(atOffsets: $0) }
      }
      .navigationTitle("Groceries")
      .toolbar {
        Button {
          showingAdd = true
        } label: {
          Image(systemName: "plus")
        }
      }
      .sheet(isPresented: $showingAdd) { AddGrocery(store: store) }
    }
  }
}
private struct AddGrocery: View {
  @ObservedObject var store: GroceryStore
  @Environment(\.dismiss) var dismiss
  @State private var name = ""
  @State private var amount = 1
  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        Stepper(amount == 1 ? "1 piece" : "\(amount) pieces", value: $amount, in: 1...20)
      }
      .toolbar {
        Button("Save") {
          store.items.append(GroceryItem(name: name, amount: amount)); dismiss()
        }
      }
    }
  }
}
