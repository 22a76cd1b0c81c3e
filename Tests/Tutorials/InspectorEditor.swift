import TerminalUIFoundation

struct InspectorEditor: View {
  @State private var showsInspector = true
  @State private var text = "Hello, editor"
  @State private var weight = Font.Weight.regular
  var body: some View {
    TextEditor(text: $text)
      .fontWeight(weight)
      .scrollContentBackground(.hidden)
      .inspector(isPresented: $showsInspector) {
        Form {
          Picker("Weight", selection: $weight) {
            Text("Regular").tag(Font.Weight.regular)
            Text("Bold").tag(Font.Weight.bold)
          }
        }
        .inspectorColumnWidth(min: 150, ideal: 200, max: 300)
      }
      .toolbar {
        Toggle(isOn: $showsInspector) { Label("Inspector", systemImage: "sidebar.right") }
      }
  }
}
