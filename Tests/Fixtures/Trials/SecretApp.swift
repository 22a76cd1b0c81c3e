import TerminalUI

/// A field that anybody may read and one that nobody may, and a key that ends the program by a fault.
struct SecretApp: App {
  @State private var name = ""
  @State private var password = ""
  @Environment(\.exit) private var exit

  var body: some Scene {
    WindowGroup {
      Form {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        Text(password == "open sesame" ? "right" : "wrong")
      }
      .onKeyPress("q", modifiers: .control, name: "Quit") { exit() }
      .onKeyPress("x", modifiers: .control, name: "Crash") { fatalError("the app is broken") }
    }
  }
}
