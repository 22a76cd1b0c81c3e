import TerminalUI

/// Panes with a title and a count in their borders; the one with the focus has the tint.
struct TitledBorderPage: View {
  @State private var branch: String? = "main"
  @State private var commit: Int? = 3

  var body: some View {
    HSplitView {
      List(selection: $branch) {
        Text("main").tag("main")
        Text("mend").tag("mend")
      }
      .titledBorder("Branches")
      List(1...42, id: \.self, selection: $commit) {
        Text("Commit \($0)")
      }
      .titledBorder("Commits", subtitle: place)
    }
    .frame(height: 8)
  }

  private var place: String { "\(commit ?? 0) of 42" }
}
