import TerminalUIFoundation

struct UnderlinedFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    VStack(spacing: 0) {
      configuration
      Rectangle().frame(height: 1).foregroundColor(.gray)
    }
  }
}
struct TextFieldStyles: View {
  @State private var name = ""
  @State private var amount = 10.0
  @State private var count = 1
  @State private var website: URL? = nil
  var body: some View {
    VStack {
      TextField("Name", text: $name).textFieldStyle(UnderlinedFieldStyle())
      TextField("Amount", value: $amount, format: .currency(code: "USD")).textFieldStyle(
        RoundedBorderTextFieldStyle())
      TextField("Count", value: $count, formatter: NumberFormatter()).multilineTextAlignment(.trailing)
      TextField("Prompt", text: $name, prompt: Text("Required").foregroundStyle(.red))
      TextField(text: $name) { Text("Label") }
      SecureField("Secret", text: $name) { print("commit") }
      TextEditor(text: $name).frame(minHeight: 80).lineSpacing(4).border(.separator)
    }
    .onChange(of: name) { oldValue, newValue in
      if newValue.count > 10 { name = String(newValue.prefix(10)) }
    }
    .autocorrectionDisabled()
    .textContentType(.username)
  }
}
