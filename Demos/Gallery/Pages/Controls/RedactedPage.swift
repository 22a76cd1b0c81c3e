import TerminalUI

/// Blocks in place of what isn't known, or not to be seen.
struct RedactedPage: View {
  @State private var isLoading = true
  @State private var isPrivate = true

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Loading", isOn: $isLoading)
      Toggle("Private", isOn: $isPrivate)
      GroupBox("Account") {
        Text("Ada Lovelace").bold()
        Text("ada@example.org")
        Text("1 842.07").privacySensitive()
        Text("updated just now").unredacted()
      }
      .redacted(reason: isLoading ? .placeholder : [])
      .redacted(reason: isPrivate ? .privacy : [])
    }
  }
}
