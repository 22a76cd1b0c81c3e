import TerminalUI

/// Controls that belong together.
struct ControlGroupPage: View {
  @State private var zoom = 100

  var body: some View {
    VStack(alignment: .leading) {
      ControlGroup("Zoom") {
        Button("Out") { zoom -= 10 }
        Button("In") { zoom += 10 }
      }
      .controlGroupStyle(.navigation)
      Text("zoom \(zoom) %").textCase(.uppercase)
    }
  }
}
