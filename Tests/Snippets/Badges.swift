import TerminalUIFoundation

struct BadgeForm: View {
  var body: some View {
    Form {
      Text("Messages").badge(12)
      Label("Mail", systemImage: "envelope").badge("new")
      NavigationLink("More") { Text("x") }.badge(Text("3").foregroundColor(.red))
    }
    .formStyle(.grouped)
    .badgeProminence(.decreased)
    .listRowSpacing(4)
    .listSectionSeparator(.hidden)
    .listItemTint(.red)
  }
}
