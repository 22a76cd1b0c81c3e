import TerminalUIFoundation

struct InlineTitle: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var text = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("Email", text: $text)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .textContentType(.emailAddress)
          .submitLabel(.done)
        if sizeClass == .compact {
          Text("Compact")
        } else {
          Text("Regular")
        }
      }
      .navigationTitle("Sign in")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("Done") { dismiss() }
        }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Hide") {}
        }
      }
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarBackground(Color.blue, for: .navigationBar)
      .toolbarColorScheme(.dark, for: .navigationBar)
    }
  }
}
