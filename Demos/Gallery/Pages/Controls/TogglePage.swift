import TerminalUI

/// On or off: by Space, Return or a click.
struct TogglePage: View {
  @State private var alarms = [true, false, false]

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("All", sources: $alarms, isOn: \.self)
      Toggle("At six", isOn: $alarms[0])
      Toggle("At seven", isOn: $alarms[1])
      Toggle(isOn: $alarms[2]) { Text("Noon").italic() }
    }
  }
}
