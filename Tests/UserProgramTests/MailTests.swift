import Soak
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import Mail

@Suite struct MailTests {
  private func makeHost(width: Int = 110, height: Int = 32) -> TestHost {
    TestHost(width: width, height: height, app: MailApp())
  }

  @Test func `the three columns stand beside each other, with the number of unread mails`() {
    let host = makeHost()
    expect(host.text, contains: "Mailboxes")
    expect(host.text, contains: "Notes on the engine (7)")
    expect(host.text, contains: "No Message Selected")
    expect(host.text, contains: "10 unread")
    expectEmpty(host.issues)
  }

  @Test func `choosing a message shows its text and marks it as read`() {
    let host = makeHost()
    host.click(on: "Invoice 1843 (12)")
    expect(host.text, contains: "Hello,")
    expect(host.text.contains("Yours,") || host.text.contains("1. About “Invoice 1843”"))
    expect(host.text, contains: "9 unread")
  }

  @Test func `a deleted message comes back by undo`() {
    let host = makeHost()
    host.click(on: "Invoice 1843 (12)")
    host.press("d")
    expect(host.text, contains: "Deleted “Invoice 1843 (12)”")
    host.advance(by: .seconds(6))
    let rows = { host.elements(.row).filter { $0.label?.contains("Invoice 1843 (12)") == true }.count }
    expect(rows(), 0)
    host.press("z")
    expect(rows(), 1)
  }

  @Test func `several selected messages are archived together`() {
    let host = makeHost()
    host.click(on: "Your talk in Zürich (13)")
    host.press(.downArrow, modifiers: .shift)
    host.press(.downArrow, modifiers: .shift)
    expect(host.text, contains: "3 Messages")
    host.press("e")
    expect(host.text, contains: "Moved to Archive: 3 messages")
    host.press("5", modifiers: .option)
    expect(host.text, contains: "Your talk in Zürich (13)")
    expect(host.text, contains: "Invoice 1843 (12)")
  }

  @Test func `the search narrows the list, and escape brings all back`() {
    let host = makeHost()
    host.press("/")
    host.type("moth")
    expect(host.elements(.row).filter { $0.label?.contains("moth") == true }.count, 2)
    expect(host.text, lacks: "Invoice")
    host.press(.escape)
    expect(host.text, contains: "Invoice")
  }

  @Test func `new messages arrive while the user reads, and the message stays open`() {
    let host = makeHost()
    host.click(on: "Invoice 1843 (12)")
    host.advance(by: .seconds(10))
    expect(host.text, contains: "Fetching…")
    host.advance(by: .seconds(1))
    expect(host.text, contains: "New message from Edsger Dijkstra")
    expect(host.text, contains: "Notes on the engine (14)")
    expect(host.text, contains: "1. About “Invoice 1843”")
    expect(host.text, contains: "10 unread")
  }

  @Test func `a letter is written and sent`() {
    let host = makeHost()
    host.press("n", modifiers: .control)
    expect(host.text, contains: "New Message")
    host.type("Ada Lovelace")
    host.press(.return)
    host.type("Tea")
    host.press(.return)
    host.type("At five?")
    expect(host.text, contains: "2 words")
    host.press("s", modifiers: .control)
    expectEmpty(host.elements(.textEditor))
    host.press("4", modifiers: .option)
    expect(host.text, contains: "To Ada Lovelace")
    expect(host.text, contains: "Tea")
  }

  @Test func `escape asks before it discards a draft`() throws {
    let host = makeHost()
    host.press("n", modifiers: .control)
    host.find(.textField, "Subject").type("Tea")
    host.press(.escape)
    let dialog = try #require(host.alert)
    expect(dialog.title, "Discard this draft?")
    dialog.button("Go On Writing").press()
    expect(host.find(.textField, "Subject").value, "Tea")
    host.press(.escape)
    try #require(host.alert).button("Save in Drafts").press()
    host.press("3", modifiers: .option)
    expect(host.text, contains: "Tea")
  }

  @Test func `the settings change the order of the messages and the preview`() {
    let host = makeHost()
    expect(host.text, contains: "● Barbara Liskov")
    host.press(",", modifiers: .option)
    host.click(on: "Newest first")
    host.press(.downArrow)
    host.press(.return)
    host.press(.escape)
    expect(host.elements(.row).contains { $0.label?.contains("The moth in relay 70") == true })
    expect(host.text, lacks: "Your talk in Zürich (13)")
  }

  @Test func `the menu of a row flags it, and deleting from the trash asks`() throws {
    let host = makeHost()
    host.click(on: "Invoice 1843 (12)")
    host.press(" ", modifiers: .control)
    host.click(on: "Flag ")
    host.press("2", modifiers: .option)
    expect(host.text, contains: "Invoice 1843 (12)")
    host.click(on: "Invoice 1843 (12)")
    host.press("d")
    host.press("6", modifiers: .option)
    host.click(on: "Invoice 1843 (12)")
    host.press(.delete)
    try #require(host.alert).button("Delete").press()
    expect(host.text, contains: "No Messages")
  }

  @Test func `random use`() async {
    await RandomUse(seed: 1) { TestHost(width: 110, height: 32, app: MailApp()) }.run(
      Soak.count(100, 1_000, full: 20_000))
  }
}
