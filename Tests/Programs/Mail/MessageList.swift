import TerminalUIFoundation

struct MessageList: View {
  @Environment(MailModel.self) private var mail
  @AppStorage("sortOrder") private var sortOrder = SortOrder.newest
  @AppStorage("marksRead") private var marksRead = true

  var body: some View {
    @Bindable var mail = mail
    let messages = mail.visible
    List(selection: $mail.selection) {
      ForEach(messages) { message in
        MessageRow(message: message)
          .swipeActions(edge: .trailing) {
            Button("Delete", role: .destructive) { mail.delete([message.id]) }
            Button("Archive") { mail.move([message.id], to: .archive) }
          }
          .swipeActions(edge: .leading) {
            Button(message.isRead ? "Mark as Unread" : "Mark as Read") {
              mail.markRead([message.id], !message.isRead)
            }
          }
      }
      .onDelete { offsets in mail.delete(Set(offsets.map { messages[$0].id })) }
    }
    .contextMenu(forSelectionType: Message.ID.self) { ids in
      MessageActions(ids: ids)
    } primaryAction: { ids in
      mail.open(ids)
    }
    .overlay {
      if messages.isEmpty {
        if mail.search.isEmpty {
          ContentUnavailableView(
            "No Messages", systemImage: "tray",
            description: Text("Nothing in \(mail.mailbox?.title ?? "here")."))
        } else {
          ContentUnavailableView.search(text: mail.search)
        }
      }
    }
    .navigationTitle(mail.mailbox?.title ?? "No mailbox")
    .navigationSubtitle("\(messages.count)")
    .searchable(text: $mail.search, prompt: "Search")
    .refreshable { mail.beginFetch() }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Compose", systemImage: "square.and.pencil") { mail.compose() }
      }
      ToolbarItem {
        Menu("Sort", systemImage: "arrow.up.arrow.down") {
          Picker("Sort by", selection: $sortOrder) {
            ForEach(SortOrder.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.inline)
        }
      }
    }
    .onChange(of: mail.selection) { _, selection in
      if marksRead, selection.count == 1 { mail.markRead(selection) }
    }
  }
}

struct MessageRow: View {
  let message: Message
  @AppStorage("previewLines") private var previewLines = 1

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(message.isRead ? " " : "●")
          .foregroundStyle(.tint)
          .accessibilityLabel(message.isRead ? "read" : "unread")
        Text(message.mailbox == .sent || message.mailbox == .drafts ? "To \(message.to)" : message.from)
          .bold(!message.isRead)
          .lineLimit(1)
        Spacer()
        if message.isFlagged { Image(systemName: "flag.fill").foregroundStyle(.orange) }
        Text(message.date, format: .mailTime)
          .foregroundStyle(.secondary)
          .layoutPriority(1)
      }
      Group {
        Text(message.subject).lineLimit(1)
        if previewLines > 0 {
          Text(message.preview).lineLimit(previewLines).foregroundStyle(.secondary)
        }
      }
      .padding(.leading, 2)
    }
  }
}

/// What can be done with messages: rows of the menu bar, the context menu and the toolbar.
struct MessageActions: View {
  let ids: Set<Message.ID>
  var hasShortcuts = false
  @Environment(MailModel.self) private var mail

  var body: some View {
    let chosen = mail.messages.filter { ids.contains($0.id) }
    Group {
      Button("Reply") { mail.reply(to: chosen[0]) }
        .keyboardShortcut(hasShortcuts ? KeyboardShortcut("r", modifiers: []) : nil)
        .disabled(chosen.count != 1)
      Button(chosen.allSatisfy(\.isFlagged) ? "Unflag" : "Flag") { mail.toggleFlag(ids) }
        .keyboardShortcut(hasShortcuts ? KeyboardShortcut("f", modifiers: []) : nil)
      Button(chosen.contains { !$0.isRead } ? "Mark as Read" : "Mark as Unread") {
        mail.markRead(ids, chosen.contains { !$0.isRead })
      }
      .keyboardShortcut(hasShortcuts ? KeyboardShortcut("u", modifiers: []) : nil)
      Divider()
      Button("Archive") { mail.move(ids, to: .archive) }
        .keyboardShortcut(hasShortcuts ? KeyboardShortcut("e", modifiers: []) : nil)
      Menu("Move to") {
        ForEach(Mailbox.targets) { box in
          Button(box.title, systemImage: box.systemImage) { mail.move(ids, to: box) }
            .disabled(chosen.allSatisfy { $0.mailbox == box })
        }
      }
      Divider()
      Button("Delete", role: .destructive) { mail.delete(ids) }
        .keyboardShortcut(hasShortcuts ? KeyboardShortcut("d", modifiers: []) : nil)
    }
    .disabled(chosen.isEmpty)
  }
}
