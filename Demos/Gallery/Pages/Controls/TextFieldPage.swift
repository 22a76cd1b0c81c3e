import TerminalUI

/// A line of text that is edited with a shell's keys.
struct TextFieldPage: View {
  @State private var name = "Ada"
  @State private var password = ""
  @State private var note = ""
  @State private var log = "nothing yet"

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Name", text: $name)
      SecureField("Password", text: $password)
        .textFieldStyle(.roundedBorder)
      TextField("Return isn't heard", text: $note)
        .submitScope()
      Text(log).dim()
    }
    .frame(width: 30)
    .onSubmit { log = "\(name), \(password.count)" }
  }
}
