import TerminalUIFoundation

struct TipCalculator: View {
  @State private var checkAmount = 0.0
  @State private var people = 2
  @State private var tip = 20
  @FocusState private var amountIsFocused: Bool
  var total: Double { checkAmount * (1 + Double(tip) / 100) / Double(people + 2) }
  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField(
            "Amount", value: $checkAmount,
            format: .currency(code: Locale.current.currency?.identifier ?? "USD")
          )
          .keyboardType(.decimalPad)
          .focused($amountIsFocused)
          Picker("Number of people", selection: $people) { ForEach(2..<100) { Text("\($0) people") } }
            .pickerStyle(.navigationLink)
        }
        Section("How much tip?") {
          Picker("Tip", selection: $tip) { ForEach([10, 15, 20], id: \.self) { Text($0, format: .percent) } }
            .pickerStyle(.segmented)
        }
        Section {
          Text(total, format: .currency(code: "USD"))
        } header: {
          Text("Each")
        } footer: {
          Text("thanks")
        }
      }
      .navigationTitle("WeSplit")
      .toolbar { if amountIsFocused { Button("Done") { amountIsFocused = false } } }
    }
  }
}
