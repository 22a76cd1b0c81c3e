import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

/// Issue 18: commands, the menu bar, settings, and quitting as an action.
@Suite struct CommandsTests {
  private struct NoteApp: Scene {
    let log: DoneLog
    var isEdited = false
    var body: some Scene {
      WindowGroup { Screen(log: log, isEdited: isEdited) }
        .commands {
          CommandGroup(replacing: .newItem) { Button("New note") { log.note("new") }.keyboardShortcut("n") }
          NoteCommands(log: log)
          CommandGroup(after: .pasteboard) { Button("Copy as Markdown") { log.note("copy") } }
        }
      Settings { Text("The settings") }
    }
  }

  private struct NoteCommands: Commands {
    let log: DoneLog
    @FocusedValue(\.trialNote) private var note
    @State private var isPinned = false
    var body: some Commands {
      CommandMenu("Note") {
        Button("Duplicate") { log.note("duplicate \(note ?? "?")") }.keyboardShortcut("d").disabled(
          note == nil)
        Toggle("Pinned", isOn: $isPinned)
        Divider()
        Menu("Move to") {
          Button("Archive") { log.note("archive") }.actionID("note.archive")
          Button("Trash") { log.note("trash") }
        }
      }
    }
  }

  private struct Screen: View {
    let log: DoneLog
    let isEdited: Bool
    @State private var text = ""
    @State private var isAsking = false
    @Environment(\.openSettings) private var openSettings
    var body: some View {
      VStack {
        Button("Note 1") {}.focusedValue(\.trialNote, "one")
        TextField("Name", text: $text)
        Button("Ask") { isAsking = true }
        SettingsLink()
      }
      .onKeyPress("x", name: "Near") { log.note("near") }
      .alert("Really?", isPresented: $isAsking) { Button("Yes") {} }
      .dismissalConfirmationDialog("Save?", shouldPresent: isEdited) {
        Button("Save") { log.note("saved") }
      }
    }
  }

  private static func host(_ log: DoneLog, isEdited: Bool = false, width: Int = 60, height: Int = 20)
    -> TestHost
  {
    TestHost(width: width, height: height, scene: NoteApp(log: log, isEdited: isEdited))
  }

  @Test func `commands are actions wherever the focus is`() {
    let log = DoneLog()
    let host = Self.host(log)
    host.find(.button, "Note 1").focus()
    expect(
      host.actions.map(\.id),
      [
        "near", "app.redraw", "app.menu", "file.new-note", "note.pinned", "note.duplicate", "note.archive",
        "note.move-to.trash", "edit.copy-as-markdown", "app.settings", "app.quit",
      ])
    host.press("n", modifiers: .control)
    host.perform("note.duplicate")
    host.perform("note.archive")
    host.perform("edit.copy-as-markdown")
    expect(log.take(), ["new", "duplicate one", "archive", "copy"])
    expect(host.actions.first { $0.id == "note.archive" }?.path, ["Note", "Move to"])
    host.find(.button, "Ask").focus()
    expect(!host.actions.contains { $0.id == "note.duplicate" })
  }

  @Test func `below an alert no command works`() {
    // Overlays A3
    let log = DoneLog()
    let host = Self.host(log)
    host.find(.button, "Ask").press()
    host.press("n", modifiers: .control)
    host.press(.f10)
    expect(log.take() == [] && host.layers.map(\.kind) == ["alert"])
  }

  @Test func `the bar shows the menus that have something in them`() {
    let host = Self.host(DoneLog())
    expect(host.text.split(separator: "\n")[0].hasPrefix(" File  Edit  Note "))
    expect(
      host.elements(.menu).filter(\.isInSight).map(\.label), ["File", "Edit", "Note"])
  }

  @Test func `F10 opens the first menu, arrows lead on, Alt and a letter to one`() {
    let log = DoneLog()
    let host = Self.host(log)
    host.press(.f10)
    expect(host.text, contains: "New note")
    host.press(.rightArrow)
    expect(host.text.contains("Copy as Markdown") && !host.text.contains("New note"))
    host.press(.leftArrow)
    host.press(.leftArrow)
    expect(host.text, contains: "Duplicate")
    host.press(.escape)
    expectEmpty(host.layers)
    host.press("n", modifiers: .option)
    expect(host.text, contains: "Duplicate")
    host.press(.return)
    expect(log.take(), ["duplicate one"])
    expect(host.focusedElement?.label, "Note 1")
  }

  @Test func `a click opens a menu, and another one closes it`() {
    let host = Self.host(DoneLog())
    host.click(on: "Edit")
    expect(host.text, contains: "Copy as Markdown")
    host.click(x: 50, y: 10)
    expectEmpty(host.layers)
  }

  @Test(arguments: [(20, 6), (12, 20), (1, 1), (200, 60), (9, 3)])
  func `the menus can be reached in any window`(width: Int, height: Int) {
    let log = DoneLog()
    let host = Self.host(log, width: width, height: height)
    host.press(.f10)
    expect(host.layers.map(\.kind), ["menu"])
    for _ in 0..<5 { host.press(.rightArrow) }
    host.resize(width: height, height: width)
    for _ in 0..<3 { host.press(.escape) }
    expectEmpty(host.layers)
  }

  @Test func `settings lie over the window`() {
    let host = Self.host(DoneLog())
    host.perform("app.settings")
    expect(host.text, contains: "The settings")
    host.press(.escape)
    expect(host.text, lacks: "The settings")
    host.find(.button, "Settings…").press()
    expect(host.text, contains: "The settings")
  }

  @Test func `quitting is an action`() {
    let host = Self.host(DoneLog())
    host.press("q", modifiers: .control)
    expect(host.host.exitCode, 0)
  }

  @Test func `the user who quits is asked, and every answer but one ends the app`() {
    let log = DoneLog()
    let host = Self.host(log, isEdited: true)
    host.perform("app.quit")
    expect(host.alert?.title == "Save?" && host.host.exitCode == nil)
    host.press(.escape)
    expect(host.alert == nil && host.host.exitCode == nil)
    host.press("q", modifiers: .control)
    host.alert?.button("Save").press()
    expect(log.take(), ["saved"])
    expect(host.host.exitCode, 0)
  }

  @Test func `what the app replaces isn't there any more`() {
    struct NoQuit: Scene {
      var body: some Scene {
        WindowGroup { Text("a") }
          .commands {
            CommandGroup(replacing: .appTermination) {}
            EmptyCommands()
            if Bool(true) { CommandMenu(Text("One")) { Button("Do") {} } } else { EmptyCommands() }
          }
      }
    }
    let host = TestHost(width: 40, height: 12, scene: NoQuit())
    expect(host.actions.map(\.id), ["app.redraw", "app.menu", "one.do"])
  }

  @Test func `a menu shows the user's keys, and what is in it is called as the command is`() {
    // Issue 18, must show 4.
    let host = Self.host(DoneLog())
    host.find(.button, "Note 1").focus()
    host.useKeymap("note.duplicate = g d, f6\nnote.pinned = f8\nnote.move-to.trash = f9")
    host.press("n", modifiers: .option)
    func row(_ title: String) -> String {
      String(host.text.split(separator: "\n").first { $0.contains(title) } ?? "")
    }
    expect(row("Duplicate"), contains: "F6, g d", "\(host.text)")
    expect(row("Pinned"), contains: "F8", "\(host.text)")
    expect(
      host.actions.contains { $0.id == "note.duplicate" && $0.keys == ["F6", "g d"] }, "\(host.actions)")
    for _ in 0..<2 { host.press(.downArrow) }
    host.press(.rightArrow)
    expect(row("Trash"), contains: "F9", "\(host.text)")
    host.press(.escape)
    host.press(.escape)
    host.useKeymap("")
    host.press("n", modifiers: .option)
    expect(row("Duplicate").contains("^D") && !host.text.contains("F8"), "\(host.text)")
  }

  @Test func `nothing of the commands is measured, and all is as it should be`() {
    let host = Self.host(DoneLog())
    expect(host.host.checkInvariants(), [])
    host.press(.f10)
    expect(host.host.checkInvariants(), [])
  }

  @Test func `the user's keymap reaches commands without a key`() {
    let log = DoneLog()
    let host = Self.host(log)
    host.find(.button, "Note 1").focus()
    host.useKeymap("note.archive = space a\nfile.new-note = none\nedit.copy-as-markdown = f7")
    host.press("n", modifiers: .control)
    host.press(.f7)
    host.find(.button, "Note 1").focus()
    expect(log.take(), ["copy"])
  }

  /// One action in a bar, in a menu and on a key, called otherwise in each.
  private struct Tiles: Scene {
    let log: DoneLog
    var body: some Scene {
      WindowGroup {
        NavigationStack {
          Text("tile").focusable().navigationTitle("Tiles")
            .toolbar { Button("Add") { log.note("add") }.actionID("t.new") }
        }
        .onKeyPress("f", name: "Full") { log.note("full") }.actionID("t.full")
      }
      .commands {
        CommandMenu("Tile") {
          Button("New Tile…") { log.note("new") }.keyboardShortcut("n").actionID("t.new")
          Button("Full Screen") { log.note("menu") }.keyboardShortcut("u").actionID("t.full")
        }
      }
    }
  }

  @Test func `two with one identifier of the app's are one action, whatever their titles`() {
    let log = DoneLog()
    let host = TestHost(width: 60, height: 16, scene: Tiles(log: log))
    let own = host.actions.filter { $0.id.hasPrefix("t.") }
    expect(own.map(\.description), ["t.full \"Full\" f, ^U", "t.new \"New Tile…\" ^N"])
    expect(host.issues, [])
    host.press("n", modifiers: .control)
    host.press("f")
    host.perform("t.full")
    expect(log.take(), ["new", "full", "full"])
    host.press("t", modifiers: .option)
    expect(host.text, contains: "New Tile…")
    expect(host.text.split(separator: "\n").contains { $0.contains("New Tile…") && $0.contains("^N") })
  }
}

nonisolated private struct TrialNoteKey: FocusedValueKey { typealias Value = String }
nonisolated extension FocusedValues {
  fileprivate var trialNote: String? {
    get { self[TrialNoteKey.self] }
    set { self[TrialNoteKey.self] = newValue }
  }
}
