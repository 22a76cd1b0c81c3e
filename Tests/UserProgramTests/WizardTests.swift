import Soak
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import Wizard

@Suite struct WizardTests {
  /// A wizard at one of its pages, as if the user had filled in the pages before.
  private func wizard(at page: Setup.Page = .welcome, _ change: (Setup) -> Void = { _ in }) -> (
    TestHost, Setup
  ) {
    let setup = Setup()
    if page > .account {
      setup.account = Account(
        user: "ada", mail: "ada@example.org", password: "Secret123", repeated: "Secret123")
    }
    while setup.page != page { setup.next() }
    change(setup)
    return (TestHost(width: 80, height: 30) { WizardView(setup: setup) }, setup)
  }

  @Test func `the first page has no way back, and Next leads to the account`() {
    let (host, _) = wizard()
    expect(!host.find(.button, "Back").isEnabled)
    host.find(.button, "Next").press()
    expect(host.find(.button, "Back").isEnabled)
    expect(host.focusedElement?.label, "User")
  }

  @Test func `an empty account can't be left, and the focus goes to the first wrong field`() {
    let (host, setup) = wizard(at: .account)
    host.find(.button, "Next").press()
    expect(setup.page, .account)
    expect(host.focusedElement?.label, "User")
    expect(host.text, contains: "Choose a user name")
    expect(host.text, contains: "This is not an address")
    host.type("ada")
    expect(host.text, lacks: "Choose a user name")
    host.find(.button, "Next").press()
    expect(host.focusedElement?.label, "Mail")
  }

  @Test func `the rules of the password are marked while one types, and the password isn't shown`() {
    let (host, _) = wizard(at: .account)
    for _ in 0..<3 { host.press(.tab) }
    expect(host.focusedElement?.label, "Password")
    host.type("secret")
    expect(host.text, contains: "✗ 8 characters")
    host.type("12S")
    expect(host.text, contains: "✓ 8 characters")
    expect(host.text, contains: "✓ a capital")
    expect(host.text, lacks: "secret")
  }

  @Test func `return goes from field to field and then to the next page`() {
    let (host, setup) = wizard(at: .account)
    for text in ["ada", "ada@example.org", "Secret123", "Secret123"] {
      host.type(text)
      host.press(.return)
    }
    expect(setup.account.mail, "ada@example.org")
    expect(setup.page, .components)
  }

  @Test func `a component that is switched off takes its size from the sum`() {
    let (host, _) = wizard(at: .components)
    expect(host.text, contains: "750 of 1500 MB")
    host.find(.toggle, "Debugger").click()
    expect(host.text, contains: "540 of 1500 MB")
    expect(!host.find(.toggle, "Core").isEnabled)
    host.find(.toggle, "Tools").press()
    expect(host.text, contains: "910 of 1500 MB")
  }

  @Test func `too many components keep the user on the page`() {
    let (host, _) = wizard(at: .components)
    host.find(.toggle, "Extras").click()
    expect(host.text, contains: "395 MB too much")
    expect(!host.find(.button, "Next").isEnabled)
    host.find(.toggle, "Extras").click()
    expect(host.find(.button, "Next").isEnabled)
  }

  @Test func `cancelling asks first, and Escape goes on with the setup`() throws {
    let (host, setup) = wizard(at: .options)
    host.find(.button, "Cancel").press()
    try expect(#require(host.alert).title, "Cancel the setup?")
    host.press(.escape)
    expectNil(host.alert)
    expect(setup.page, .options)
    host.press(.escape)
    try #require(host.alert).button("Cancel Setup").press()
    expect(host.exitCode, 1)
  }

  @Test func `a failure can be retried, and then the installation comes to its end`() throws {
    let (host, _) = wizard(at: .summary)
    expect(!host.find(.button, "Install").isEnabled)
    host.find(.toggle, "I accept the licence").press()
    host.find(.button, "Install").press()
    host.advance(by: .seconds(2))
    expect(host.text, contains: "Core is installed")
    host.advance(by: .seconds(20))
    try expect(#require(host.alert).title, "Something went wrong")
    host.alert?.button("Retry").press()
    host.advance(by: .seconds(1))
    expect(host.text, contains: "Trying Debugger again")
    host.advance(by: .seconds(20))
    expect(host.text, contains: "Acme Studio is installed")
    host.find(.button, "Copy Log").press()
    expect(host.text, contains: "lines copied")
    // Mend D6: recorded, and written nowhere.
    expect(host.copiedTexts.count, 1)
    host.press(.return)
  }

  @Test func `advanced settings are kept by Save only, and Escape asks before it discards them`() throws {
    let (host, setup) = wizard()
    host.find(.button, "Advanced…").press()
    host.find(.textField, "Port").replaceText("70000")
    host.press(.tab)
    host.press("s", modifiers: .control)
    expect(host.text, contains: "Between 1 and 65535")
    expect(setup.advanced.port, 8080)
    host.find(.textField, "Port").replaceText("9000")
    host.press(.escape)
    try expect(#require(host.alert).title, "Discard your changes?")
    host.alert?.button("Keep Editing").press()
    host.press("s", modifiers: .control)
    expect(setup.advanced.port, 9000)
    expectEmpty(host.layers)
  }

  @Test func `the menu's keys turn the pages, and the help button explains a field`() {
    let host = TestHost(width: 80, height: 30, app: WizardApp())
    host.press("n", modifiers: .control)
    expect(host.text, contains: "Repeat")
    host.press("n", modifiers: .control)
    expect(host.text, contains: "Choose a user name")
    host.find(.button, "Help: User name").click()
    expect(host.text, contains: "can't be changed later")
    host.press(.escape)
    expect(host.text, lacks: "can't be changed later")
    host.press("b", modifiers: .control)
    expect(host.text, contains: "Welcome to Acme Studio")
    host.audit()
  }

  @Test func `a key that scrolls a page takes the focus along`() {
    let host = TestHost(width: 80, height: 30, app: WizardApp())
    host.press(.escape)
    host.press(.escape)
    host.resize(width: 24, height: 7)
    host.click(x: 12, y: 6)
    host.press(.pageDown)
    expect(host.faults(), [])
  }

  @Test func `random use`() async {
    await RandomUse(seed: 1) { TestHost(width: 80, height: 30, app: WizardApp()) }.run(
      Soak.count(100, 1_000, full: 20_000))
  }
}
