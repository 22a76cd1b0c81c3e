import TerminalUIFoundation

struct ShoppingItem: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var bought = false
}
struct ShoppingList: View {
  @State private var items = [ShoppingItem(name: "Milk"), ShoppingItem(name: "Bread")]
  @State private var newItem = ""
  @State private var selected: ShoppingItem.ID?
  var body: some View {
    NavigationView {
      VStack {
        HStack {
          TextField("New item", text: $newItem, onCommit: add)
            .textFieldStyle(RoundedBorderTextFieldStyle())
            .autocapitalization(.words)
            .disableAutocorrection(true)
          Button(action: add) {
            Image(systemName: "plus.circle.fill").imageScale(.large)
          }
          .disabled(newItem.isEmpty)
        }
        .padding()
        List(selection: $selected) {
          ForEach($items) { $item in
            Toggle(item.name, isOn: $item.bought).listRowSeparator(.hidden, edges: .bottom)
          }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        .listStyle(InsetGroupedListStyle())
      }
      .navigationBarTitle(Text("Shopping"), displayMode: .large)
      .navigationBarItems(leading: EditButton(), trailing: Text("\(items.count)"))
    }
  }
  func add() {
    items.append(ShoppingItem(name: newItem))
    newItem = ""
  }
}
