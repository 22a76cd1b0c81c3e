import TerminalUI

/// Items in a bar at the top and one at the bottom.
struct ToolbarPage: View {
  @State private var last = "Nothing yet"
  @State private var isPlain = false

  var body: some View {
    NavigationStack {
      Button(last) { last = "Nothing yet" }
        .navigationTitle("Letters")
        .navigationSubtitle("3 new")
        .toolbarVisibility(
          isPlain ? .hidden : .automatic, for: .bottomBar
        )
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("New") { last = "New" }
          }
          ToolbarItemGroup {
            Button("Reply") { last = "Reply" }
            Button("Forward") { last = "Forward" }
          }
          ToolbarItem(placement: .secondaryAction) {
            Toggle("No status", isOn: $isPlain)
          }
          ToolbarItem(placement: .status) {
            Text("3 of 12")
          }
        }
    }
    .frame(height: 6)
    .border(.dashed)
  }
}
