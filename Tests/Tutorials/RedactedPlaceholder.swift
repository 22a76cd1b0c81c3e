import TerminalUIFoundation

struct RedactedPlaceholder: View {
  @State private var isLoading = true
  @Environment(\.redactionReasons) private var reasons
  var body: some View {
    VStack(alignment: .leading) {
      Text("Account balance").font(.headline)
      Text("€ 1,234.00").privacySensitive()
      Text("Public").unredacted()
    }
    .redacted(reason: isLoading ? .placeholder : [])
    .onTapGesture { isLoading.toggle() }
    .accessibilityElement(children: .combine)
    .accessibilityLabel(Text("Balance"))
    .accessibilityAddTraits(.isButton)
    .accessibilityHidden(reasons.contains(.privacy))
  }
}
