import TerminalUI

/// What is wrong with a field, and when that is said.
struct ValidationPage: View {
  @Environment(\.validate) private var validate
  @State private var name = ""
  @State private var mail = "ada@"
  @State private var isSaved = false

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .validation(
          name.isEmpty ? "Say who you are" : nil)
      TextField("Mail", text: $mail)
        .validation(
          mail.contains(/.@./) ? nil : "Not an address",
          shown: .always)
      Button("Save") { isSaved = validate() }
      if isSaved {
        Text("Saved").foregroundStyle(.success)
      }
    }
    .onSubmit { isSaved = true }
  }
}
