import TerminalUI

/// A mail program as look.md's pictures have it: folders, messages, one of them open; a menu or an alert over it.
struct MailScreen: View {
  enum Over { case nothing, menu, alert }

  struct Folder: Identifiable {
    let id: String
    var count: Int?
    var children: [Folder]?
  }

  struct Mail: Identifiable {
    let id: Int
    let sender: String
    let subject: String
    let date: String
    var isNew = false
  }

  let over: Over
  @State private var folder: String? = "Inbox"
  @State private var mail: Int? = 0
  @State private var order = [SortKey(\Mail.date, order: .reverse)]
  @State private var isAsking = false
  @State private var isOpen = false

  static let folders = [
    Folder(
      id: "Inbox", count: 128, children: [Folder(id: "Family", count: 4), Folder(id: "Work", count: 61)]),
    Folder(id: "Sent", children: []), Folder(id: "Archive", children: []),
  ]

  static let mails = [
    Mail(id: 0, sender: "Grace H.", subject: "Re: The compiler", date: "09:41"),
    Mail(id: 1, sender: "Alan T.", subject: "On computable numbers", date: "Yesterday", isNew: true),
    Mail(id: 2, sender: "Edsger D.", subject: "A note on two problems", date: "20 Nov"),
    Mail(id: 3, sender: "Barbara L.", subject: "Abstraction", date: "19 Nov", isNew: true),
    Mail(id: 4, sender: "Donald K.", subject: "Volume 4C ★", date: "18 Nov"),
  ]

  var body: some View {
    TabView {
      Tab("Inbox") { panes }
      Tab("Sent") { Text("Nothing sent") }
      Tab("Drafts") { Text("Three drafts") }.badge(3)
      Tab("Archive") { Text("Empty") }
    }
    .alert("Delete “Archive”?", isPresented: $isAsking) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("1 076 messages will be gone for good.")
    }
    .onAppear { isAsking = over == .alert }
  }

  private var panes: some View {
    HStack(spacing: 0) {
      GroupBox("Folders") {
        List(Self.folders, children: \.children, selection: $folder) { folder in
          Text(folder.id).badge(folder.count ?? 0)
        }
      }
      .frame(width: 21)
      GroupBox {
        VStack(alignment: .leading, spacing: 0) {
          messages
          Divider()
          message.padding(.horizontal, 1)
          Spacer(minLength: 0)
        }
      } label: {
        HStack(spacing: 0) {
          Text("Inbox ")
          Spacer()
          Text(" 128 of 1 204").foregroundStyle(.secondary)
        }
      }
    }
  }

  private var messages: some View {
    Table(Self.mails, selection: $mail, sortOrder: $order) {
      TableColumn("From", value: \.sender) { Text($0.sender).bold($0.isNew) }.width(11)
      TableColumn("Subject", value: \.subject) { Text($0.subject).bold($0.isNew) }
      TableColumn("Date", value: \.date) { Text($0.date).bold($0.isNew) }.width(11)
    }
    .frame(height: 6)
    .contextMenu(forSelectionType: Int.self) { _ in
      Button("Reply") {}.keyboardShortcut("r", modifiers: [])
      Button("Reply to all") {}.keyboardShortcut("R", modifiers: [])
      Menu("Move to") { Button("Archive") {} }
      Divider()
      Button("Archive") {}.keyboardShortcut("a", modifiers: [])
      Button("Delete", role: .destructive) {}.keyboardShortcut(.delete, modifiers: [])
    }
  }

  private var message: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Re: The compiler").bold()
      Text("Grace Hopper to you · 09:41").foregroundStyle(.secondary)
      Text("")
      Text("It is much easier to apologise than it is to get permission.")
      HStack {
        Text("See")
        Link("the attached moth", destination: "https://example.org/moth")
      }
    }
  }
}
