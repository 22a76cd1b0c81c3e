import TerminalUIFoundation

struct FocusedDocumentKey: FocusedValueKey { typealias Value = Binding<String> }
extension FocusedValues {
  var document: Binding<String>? {
    get { self[FocusedDocumentKey.self] }
    set { self[FocusedDocumentKey.self] = newValue }
  }
}
struct DocumentCommands: Commands {
  @FocusedBinding(\.document) var document
  @FocusedValue(\.document) var value
  var body: some Commands {
    CommandMenu("Document") {
      Button("Clear") { document = "" }.disabled(document == nil)
    }
    CommandGroup(after: .pasteboard) { Button("Paste plain") {} }
  }
}
struct FocusedValuesMenu: View {
  @State private var text = "Draft"
  var body: some View {
    TextField("Text", text: $text).focusedValue(\.document, $text)
    TextField("Scene", text: $text).focusedSceneValue(\.document, $text)
  }
}
