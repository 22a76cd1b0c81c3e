import TerminalUI

/// Views that belong together, with a header and a footer.
struct SectionPage: View {
  var body: some View {
    List {
      Section("Fruit") {
        Text("Apple")
        Text("Pear")
      }
      Section {
        Text("Bean")
      } header: {
        Text("Vegetables")
      } footer: {
        Text("3 in all")
      }
    }
    .frame(width: 24, height: 7)
  }
}
