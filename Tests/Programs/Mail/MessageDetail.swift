import TerminalUIFoundation

struct MessageDetail: View {
  @Environment(MailModel.self) private var mail

  var body: some View {
    Group {
      if let message = mail.current {
        MessageText(message: message)
          .id(message.id)
      } else if mail.selection.count > 1 {
        ContentUnavailableView {
          Label("\(mail.selection.count) Messages", systemImage: "envelope")
        } description: {
          Text("Flag, archive, move or delete them together.")
        } actions: {
          Button("Archive") { mail.move(mail.selection, to: .archive) }
          Button("Delete", role: .destructive) { mail.delete(mail.selection) }
        }
      } else {
        ContentUnavailableView("No Message Selected", systemImage: "envelope")
      }
    }
    .navigationTitle(mail.current?.subject ?? "")
    .toolbar {
      if let message = mail.current {
        ToolbarItemGroup(placement: .primaryAction) {
          if message.mailbox == .drafts {
            Button("Edit", systemImage: "pencil") { mail.open([message.id]) }
          } else {
            Button("Reply", systemImage: "arrowshape.turn.up.left") { mail.reply(to: message) }
          }
          Menu("Actions", systemImage: "ellipsis.circle") { MessageActions(ids: mail.selection) }
        }
      }
    }
  }
}

struct MessageText: View {
  let message: Message

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text(message.subject).font(.title).foregroundStyle(message.isFlagged ? .orange : .primary)
        LabeledContent("From", value: message.from)
        LabeledContent("To", value: message.to)
        LabeledContent("Date") { Text(message.date, format: .mailTime) }
        Divider()
        Text(message.text)
      }
      .padding(.horizontal)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
