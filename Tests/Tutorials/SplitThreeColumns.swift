import TerminalUIFoundation

private struct Mailbox: Identifiable, Hashable { let id: String; var mails: [String] }
struct SplitThreeColumns: View {
  private let boxes = [
    Mailbox(id: "Inbox", mails: ["Hello", "News"]), Mailbox(id: "Sent", mails: ["Re: Hello"]),
  ]
  @State private var boxID: String?
  @State private var mail: String?
  @State private var visibility = NavigationSplitViewVisibility.all
  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(boxes, selection: $boxID) { box in NavigationLink(box.id, value: box.id) }
        .navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 300)
        .navigationTitle("Mailboxes")
    } content: {
      if let box = boxes.first(where: { $0.id == boxID }) {
        List(box.mails, id: \.self, selection: $mail) { Text($0) }
      } else {
        ContentUnavailableView("Choose a mailbox", systemImage: "tray")
      }
    } detail: {
      Text(mail ?? "Nothing selected")
    }
    .navigationSplitViewStyle(.balanced)
  }
}
