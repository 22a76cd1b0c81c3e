import TerminalUI

/// Views beside and below each other; dividers are dragged.
struct SplitViewPage: View {
  @State private var folder: String? = "Inbox"

  var body: some View {
    HSplitView {
      List(selection: $folder) {
        Text("Inbox").tag("Inbox")
        Text("Sent").tag("Sent")
      }
      .frame(minWidth: 8, idealWidth: 14)
      VSplitView {
        Text(folder ?? "None").bold()
          .frame(maxHeight: .infinity)
          .frame(minHeight: 1, idealHeight: 3)
        Text("Drag a line, or press Alt-Shift-arrow.")
          .frame(maxHeight: .infinity)
      }
    }
    .frame(height: 9)
  }
}
