import TerminalUIFoundation

struct FloatingLabelField: View {
  let title: String
  @Binding var text: String
  @FocusState private var focused: Bool
  init(_ title: String, text: Binding<String>) {
    self.title = title
    self._text = text
  }
  var body: some View {
    ZStack(alignment: .leading) {
      Text(title)
        .foregroundColor(text.isEmpty ? Color(.placeholderText) : .accentColor)
        .offset(y: text.isEmpty ? 0 : -25)
        .scaleEffect(text.isEmpty ? 1 : 0.8, anchor: .leading)
      TextField("", text: $text).focused($focused)
    }
    .padding(.top, 15)
    .animation(.spring(response: 0.2, dampingFraction: 0.5), value: text.isEmpty)
    .contentShape(Rectangle())
    .onTapGesture { focused = true }
  }
}
struct FloatingLabelForm: View {
  @State private var name = ""
  var body: some View { FloatingLabelField("Name", text: $name).padding() }
}
