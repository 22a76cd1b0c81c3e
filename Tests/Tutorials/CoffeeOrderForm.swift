import TerminalUIFoundation

struct CoffeeOrderForm: View {
  enum Size: String, CaseIterable, Identifiable {
    case small = "Small", medium = "Medium", large = "Large"
    var id: Self { self }
  }
  @State private var size = Size.medium
  @State private var shots = 1
  @State private var sugar = 0.0
  @State private var pickup = Date.now
  @State private var notes = ""
  @State private var toGo = false
  @State private var confirms = false
  var body: some View {
    Form {
      Section {
        Picker("Size", selection: $size) {
          ForEach(Size.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        Stepper("Shots: \(shots)", value: $shots, in: 1...4)
        VStack(alignment: .leading) {
          Text("Sugar: \(sugar, specifier: "%.1f")")
          Slider(value: $sugar, in: 0...5, step: 0.5) {
            Text("Sugar")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("5")
          }
        }
      } header: {
        Text("Coffee")
      } footer: {
        Text("Every shot adds 30 ml.")
      }
      Section("Pickup") {
        DatePicker("Time", selection: $pickup, in: Date.now..., displayedComponents: .hourAndMinute)
        Toggle("To go", isOn: $toGo.animation())
        if toGo {
          TextField("Notes", text: $notes, axis: .vertical)
            .lineLimit(2...4)
        }
      }
      Button("Order") { confirms = true }
        .frame(maxWidth: .infinity)
        .disabled(shots > 3 && size == .small)
    }
    .confirmationDialog("Place order?", isPresented: $confirms, titleVisibility: .visible) {
      Button("Order \(size.rawValue.lowercased())") {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("You pay at the counter.")
    }
  }
}
