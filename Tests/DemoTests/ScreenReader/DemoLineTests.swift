import Expectations
import Foundation
import Soak
import TerminalUI
import TerminalUITesting
import Testing

@testable import Chat
@testable import Counter
@testable import Gallery
@testable import Install
@testable import ListDemo
@testable import NotesDemo
@testable import Processes
@testable import SettingsDemo
@testable import TimerDemo

/// Each demo is used from start to end by somebody who knows the printed lines only. (J2, J3, J4, J5)
@Suite struct DemoLineTests {
  /// An app in the mode for screen readers; each use prints lines, which are looked through.
  private struct Reading {
    let host: TestHost

    init(_ host: TestHost, title: String) {
      self.host = host
      host.startScreenReader(title: title)
      take()
    }

    @discardableResult func take(line: Int = #line) -> [String] {
      let lines = host.takeLines()
      expectReadable(lines, line: line)
      return lines
    }

    /// Types the number of a line.
    @discardableResult func use(_ text: String, line: UInt = #line) -> [String] {
      let lines = host.useLine(text, line: line)
      expectReadable(lines, line: Int(line))
      return lines
    }

    func type(_ text: String) -> [String] {
      host.type(text)
      return take()
    }

    func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> [String] {
      host.press(key, modifiers: modifiers)
      return take()
    }
  }

  // J5
  private static func expectReadable(_ lines: [String], line: Int) {
    for text in lines {
      var (last, run) = (Unicode.Scalar(0), 0)
      for scalar in text.unicodeScalars {
        let value = scalar.value
        let isDrawn = (0x2500...0x259F).contains(value) || (0x2800...0x28FF).contains(value)
        let isPrivate = scalar.properties.generalCategory == .privateUse
        expect(!isDrawn && !isPrivate && value >= 0x20 && value != 0x7F, text, line: line)
        run = scalar == last ? run + 1 : 1
        last = scalar
        let isMark = !scalar.properties.isAlphabetic && scalar.properties.numericType == nil && scalar != " "
        expect(!isMark || run <= 3, text, line: line)
      }
    }
  }

  private func host(_ app: some App, environment: EnvironmentValues = EnvironmentValues()) -> TestHost {
    TestHost(width: 100, height: 40, environment: environment, app: app)
  }

  // J3
  @Test func counter() {
    let counter = Reading(host(CounterApp()), title: "counter")
    expect(counter.use("+, button"), ["2 +, button", "Count: 1"])
    for number in 2...5 { expect(counter.use("+, button"), ["Count: \(number)"]) }
    expect(counter.use("-, button"), ["1 -, button", "Count: 4"])
    expect(counter.type("r"), ["Count: 0"])
    _ = counter.type("q")
    expect(counter.host.exitCode, 0)
  }

  // J2
  @Test func list() {
    let list = Reading(host(ListApp(ListOptions(rows: 1_000_000))), title: "list")
    expect(list.use("more rows").first ?? "", contains: "Row 9, row, 10 of 1000000")
    expect(list.use("Row 11,"), contains: "Selected: 11")
    expect(list.type("d").filter { $0.hasPrefix("Gone") }, ["Gone: Row 11, row"])
    expect(list.press(.end).first ?? "", contains: "999999 of 999999")
    _ = list.type("q")
    expect(list.host.exitCode, 0)
  }

  @Test func settings() {
    let settings = Reading(host(SettingsApp()), title: "settings")
    settings.use("Name, text field")
    _ = settings.type("Ann")
    expect(settings.use("Wrap lines"), contains: "10 Wrap lines, toggle, off")
    expect(settings.use("green, option").first ?? "", contains: "green, option, selected")
    let menu = settings.use("Theme, menu")
    expect(menu.first ?? "", contains: "menu")
    _ = settings.press(.escape)
    expect(settings.use("Restore defaults").first ?? "", contains: "dialog")
    _ = settings.press(.escape)
  }

  @Test func notes() throws {
    let (store, folder) = try NotesTests.store()
    let notes = Reading(host(NotesApp(store)), title: "notes")
    expect(
      notes.use("Ideas, row"),
      contains: "10 Ideas, text editor, A library for terminals that looks good without any styling.")
    notes.use("Ideas, text editor")
    expect(notes.type("Hm: "), ["Hm: "])
    expect(store.notes[1].text.contains("Hm: "), true)
    _ = notes.press("n", modifiers: .control)
    expect(store.notes.count, 5)
    _ = notes.press("q", modifiers: .control)
    expect(notes.host.exitCode, 0)
    withExtendedLifetime(folder) {}
  }

  @Test func timer() {
    let clock = ManualClock()
    var environment = EnvironmentValues()
    environment.world = World(
      now: { Date(timeIntervalSinceReferenceDate: 12 * 3_600) }, secondsFromGMT: { _ in 0 }, clock: clock,
      center: NotificationCenter())
    let timer = Reading(host(TimerApp(), environment: environment), title: "timer")
    expect(timer.use("Start, button").last ?? "", contains: "Stop, button")
    _ = timer.press("q")
    expect(timer.host.exitCode, 0)
  }

  // J2
  @Test func processes() {
    let files = ProcessesTests.Files()
    let host = TestHost(width: 100, height: 40) { ProcessScreen(model: ProcessesTests.model(files)) }
    let processes = Reading(host, title: "processes")
    let row = host.lines.first { $0.contains("swift build") }
    expect(row ?? "", contains: "PID: 21")
    processes.use("swift build")
    expect(processes.type("t"), contains: "Up and Down read rows, Left and Right cells. Escape ends it.")
    _ = processes.press(.escape)
  }

  @Test func files() async throws {
    let window = try await FilesWindow(width: 100, height: 40)
    let files = Reading(window.host, title: "files")
    files.use("apple.txt")
    expect(files.use("Copy, button").first ?? "", contains: "Copy")
    await window.settle()
    _ = files.take()
    _ = files.press(.return)
    await window.settle()
    _ = files.take()
    expect(window.folder.names(in: "right"), contains: "apple.txt")
  }

  @Test func gallery() {
    let gallery = Reading(host(GalleryApp()), title: "gallery")
    let search = gallery.use("Search, text field")
    expect(search.first ?? "", contains: "Search, text field, empty")
    let found = gallery.type("Stepper")
    expect(found.contains { $0.contains("Stepper, row") }, true)
    _ = gallery.press(.tab)
    _ = gallery.type("?")
    _ = gallery.press(.escape)
  }

  // J5
  @Test func `no page of the gallery prints what can't be read out`() {
    for page in Page.all {
      let host = TestHost(width: 100, height: 40) { PageView(page: page, isWide: true) }
      _ = Reading(host, title: page.title)
    }
  }

  // J5
  @Test(arguments: ["gallery", "settings", "list"])
  func `whatever is pressed, only text is printed`(name: String) {
    let host =
      name == "gallery"
      ? host(GalleryApp())
      : name == "settings" ? host(SettingsApp()) : host(ListApp(ListOptions(rows: 1_000)))
    let reading = Reading(host, title: name)
    let keys: [KeyEquivalent] = [
      .tab, .return, .escape, .upArrow, .downArrow, .leftArrow, .rightArrow, .pageDown, .pageUp, .home, .end,
      .space, .delete, "1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "?", "h", "t", "a", "é", "日", "/",
    ]
    var random = SplitMix64(seed: 7)
    for _ in 0..<60 where host.exitCode == nil {
      _ = reading.press(keys.randomElement(using: &random)!)
      if Int.random(in: 0..<8, using: &random) == 0 { host.advance(by: .seconds(3)) }
    }
  }

  @Test func chat() async {
    let chat = Chat(file: nil, pause: { await Task.yield() })
    let host = TestHost(width: 100, height: 40, scene: InlineGroup(end: .cleared) { ChatScreen(chat: chat) })
    let reading = Reading(host, title: "chat")
    _ = reading.type("Hello\n")
    await host.settle { host.trimmedText.contains("May I read about.md?") }
    expect(reading.use("Yes, button").isEmpty, false)
    await host.settle { !host.trimmedText.contains("Answering") }
    _ = reading.take()
    expect(host.lines, contains: "› Hello")
    expect(host.lines, contains: "• A slash offers the commands.")
  }

  @Test func install() async {
    let installation = Installation(Arguments(["--failing"]))
    let host = TestHost(
      width: 100, height: 40,
      scene: InlineGroup {
        InstallScreen(installation: installation)
      } replacedBy: {
        Summary(installation: installation)
      })
    let reading = Reading(host, title: "install")
    expect(host.lines, contains: "parser, progress, 0 %")
    await host.settle { host.exitCode != nil }
    _ = reading.take()
    expect(host.lines.filter { $0.hasPrefix("✓") }.count, 5)
  }
}
