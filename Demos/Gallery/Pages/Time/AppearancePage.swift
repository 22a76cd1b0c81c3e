import TerminalUI

/// What happens when a view comes and goes.
struct AppearancePage: View {
  @State private var isShown = true
  @State private var log = "nothing yet"

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Show it", isOn: $isShown)
      if isShown {
        Text("It")
          .onAppear { log = "came" }
          .onDisappear { log = "left" }
      }
      Text(log).dim()
    }
  }
}
