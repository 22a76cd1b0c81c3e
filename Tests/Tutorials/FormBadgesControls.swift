import TerminalUIFoundation

struct FormBadgesControls: View {
  @State private var quantity = 2
  @State private var choice = "A"
  @State private var many: Set<String> = []
  @State private var one: String = "A"
  var body: some View {
    Form {
      Text("Inbox").badge(5)
      Label("Updates", systemImage: "arrow.down").badge("NEW")
      NavigationLink("Go") { Text("There") }.badge(Text("3").bold())
      LabeledContent("Quantity") { Stepper("\(quantity)", value: $quantity).labelsHidden() }
      LabeledContent {
        Text("Value")
      } label: {
        Text("Label"); Text("Subtitle")
      }
      Picker("Choice", selection: $choice) {
        ForEach(["A", "B"], id: \.self, content: Text.init)
      }
      .pickerStyle(.navigationLink)
      Picker("Wheel", selection: $quantity) { ForEach(0..<5) { Text("\($0)").tag($0) } }.pickerStyle(.wheel)
      ControlGroup {
        Button("−") {}; Button("+") {}
      }
      List(["A", "B"], id: \.self, selection: $one) { Text($0) }
      List(["A", "B"], id: \.self, selection: $many) { Text($0) }
    }
    .scrollDisabled(false)
    .headerProminence(.increased)
  }
}
