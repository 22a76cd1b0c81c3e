import TerminalUIFoundation

struct Expense: Identifiable {
  let id = UUID()
  let name: String
  let type: String
  let amount: Double
}
struct ExpenseList: View {
  @State private var expenses = [Expense(name: "Lunch", type: "Personal", amount: 12.5)]
  @State private var showingAdd = false
  var body: some View {
    NavigationStack {
      List {
        ForEach(expenses) { item in
          HStack {
            VStack(alignment: .leading) {
              Text(item.name).font(.headline)
              Text(item.type)
            }
            Spacer()
            Text(item.amount, format: .currency(code: "USD")).foregroundStyle(
              item.amount > 100 ? .red : .primary)
          }
        }
        .onDelete(perform: removeItems)
      }
      .navigationTitle("iExpense")
      .toolbar {
        Button("Add Expense", systemImage: "plus") { showingAdd = true }
        EditButton()
      }
      .sheet(isPresented: $showingAdd) { Text("Add") }
    }
  }
  func removeItems(at offsets: IndexSet) { expenses.remove(atOffsets: offsets) }
}
