import TerminalUI

@main struct MailApp: App {
  @State private var mail = MailModel()

  var body: some Scene {
    WindowGroup("Mail") {
      ContentView()
        .environment(mail)
    }
    .commands { MailCommands(mail: mail) }

    Settings { SettingsView() }
  }
}

struct MailCommands: Commands {
  @Bindable var mail: MailModel

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New Message") { mail.compose() }
        .keyboardShortcut("n")
    }
    CommandGroup(replacing: .undoRedo) {
      Button(mail.undoTitle) { mail.undo() }
        .keyboardShortcut("z", modifiers: [])
        .disabled(!mail.canUndo)
    }
    CommandMenu("Mailbox") {
      Button("Get Mail") { mail.beginFetch() }
        .keyboardShortcut("g")
      Toggle("Fetch in the Background", isOn: $mail.fetchesInBackground)
      Divider()
      ForEach(Array(Mailbox.allCases.enumerated()), id: \.element) { index, box in
        Button(box.title) { mail.mailbox = box }
          .keyboardShortcut(KeyEquivalent(Character("\(index + 1)")), modifiers: .option)
      }
      Divider()
      Button("Empty Trash…", role: .destructive) { mail.asksToEmptyTrash = true }
        .disabled(!mail.messages.contains { $0.mailbox == .trash })
    }
    CommandMenu("Message") {
      MessageActions(ids: mail.selection, hasShortcuts: true)
        .environment(mail)
    }
  }
}
