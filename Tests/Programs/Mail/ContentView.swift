import TerminalUIFoundation

struct ContentView: View {
  @Environment(MailModel.self) private var mail
  @Environment(\.showToast) private var showToast
  @AppStorage("sortOrder") private var sortOrder = SortOrder.newest
  @AppStorage("interval") private var interval = 10
  @State private var showsPalette = false

  var body: some View {
    @Bindable var mail = mail
    NavigationSplitView {
      MailboxList()
        .navigationSplitViewColumnWidth(min: 14, ideal: 18, max: 24)
    } content: {
      MessageList()
        .navigationSplitViewColumnWidth(min: 24, ideal: 34, max: 50)
    } detail: {
      MessageDetail()
    }
    .safeAreaInset(edge: .bottom) { StatusLine() }
    .keyHints()
    .commandPalette(isPresented: $showsPalette)
    .sheet(item: $mail.composing) { ComposeView(draft: $0) }
    .alert("Delete for good?", item: $mail.doomed) { ids in
      Button("Delete", role: .destructive) { mail.destroy(ids) }
      Button("Cancel", role: .cancel) {}
    } message: { ids in
      Text("\(ids.count) messages will be gone. This can't be undone.")
    }
    .confirmationDialog("Empty the trash?", isPresented: $mail.asksToEmptyTrash, titleVisibility: .visible) {
      Button("Empty Trash", role: .destructive) { mail.emptyTrash() }
    }
    .onReceive(.timer(every: .seconds(1))) { _ in mail.tick() }
    .onChange(of: sortOrder, initial: true) { mail.sortOrder = sortOrder }
    .onChange(of: interval, initial: true) { mail.interval = interval }
    .onChange(of: mail.news) { _, news in
      guard let news else { return }
      if news.canUndo {
        showToast(news.text, action: ToastAction("Undo") { mail.undo() })
      } else {
        showToast(news.text)
      }
    }
  }
}

struct MailboxList: View {
  @Environment(MailModel.self) private var mail

  var body: some View {
    @Bindable var mail = mail
    List(selection: $mail.mailbox) {
      Section("Mailboxes") {
        ForEach(Mailbox.allCases) { box in
          Label(box.title, systemImage: box.systemImage)
            .badge(mail.count(box))
        }
      }
    }
    .listStyle(.sidebar)
    .navigationTitle("Mail")
    .onChange(of: mail.mailbox) { mail.selection = [] }
  }
}

struct StatusLine: View {
  @Environment(MailModel.self) private var mail

  var body: some View {
    HStack {
      if mail.isFetching {
        ProgressView("Fetching…").progressViewStyle(.circular)
      } else {
        Text(mail.fetchesInBackground ? "Checks every \(mail.interval) s" : "Checks by hand")
      }
      Spacer()
      if mail.selection.count > 1 { Text("\(mail.selection.count) selected") }
      Text("\(mail.count(.inbox)) unread")
    }
    .foregroundStyle(.secondary)
    .padding(.horizontal)
    .background(.bar)
  }
}
