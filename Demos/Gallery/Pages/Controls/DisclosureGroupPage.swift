import TerminalUI

/// A label, and views that show while it is open.
struct DisclosureGroupPage: View {
  @State private var isOpen = true
  @State private var isLoud = false

  var body: some View {
    VStack(alignment: .leading) {
      DisclosureGroup("Sound", isExpanded: $isOpen) {
        Toggle("Loud", isOn: $isLoud)
        Text("for all programs")
      }
      DisclosureGroup("Picture") {
        Text("as it is")
      }
      .disclosureGroupStyle(.automatic)
    }
  }
}
