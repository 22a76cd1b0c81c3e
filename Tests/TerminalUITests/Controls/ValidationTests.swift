import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUI
@testable import TerminalUICore

/// What is wrong with a field, when it is said, and what a submission does then.
@Suite struct ValidationTests {
  @Observable final class Model {
    var name = ""
    var mail = ""
    var saved = 0
  }

  private struct Account: View {
    @Bindable var model: Model
    @Environment(\.validate) private var validate
    var timing = ValidationTiming.afterEditing

    var body: some View {
      Form {
        TextField("Name", text: $model.name).validation(model.name.isEmpty ? "needed" : nil, shown: timing)
        TextField("Mail", text: $model.mail)
          .validation(model.mail.contains("@") ? nil : "not an address", shown: timing)
        Button("Save") { if validate() { model.saved += 1 } }
      }
      .onSubmit { model.saved += 1 }
    }
  }

  private func check(_ host: TestHost) {
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  // Look 9
  @Test(arguments: [TerminalColors.unknown, TerminalColors(depth: .none)])
  func `what is wrong has a wave below it`(colors: TerminalColors) {
    let host = TestHost(width: 20, height: 3, colors: colors) {
      VStack(alignment: .leading, spacing: 0) {
        Button("First") {}
        TextField("Mail", text: .constant("ada")).validation("not an address", shown: .always)
      }
    }
    let color: Color? = colors.depth == .none ? nil : .red
    for x in 0..<3 { expect(host.style(x, 1).underline, Underline(.wavy, color: color)) }
    expect(host.style(3, 1).underline == nil && host.style(3, 1).attributes.contains(.underline))
    expectNil(host.style(0, 2).underline)
  }

  @Test func `a message comes when the field is left, and goes with what was wrong`() {
    let model = Model()
    let host = TestHost(width: 40, height: 8) { Account(model: model) }
    expect(host.text, lacks: "needed")
    host.press(.tab)
    expect(host.text.contains("needed") && !host.text.contains("not an address"))
    host.press(.tab, modifiers: .shift)
    host.type("A")
    expect(host.text, lacks: "needed")
    host.press(.delete)
    expect(host.text, contains: "needed")
    check(host)
  }

  // Look 14
  @Test func `the message stands below the field, in the column of values`() {
    let host = TestHost(width: 40, height: 8) { Account(model: Model(), timing: .always) }
    let field = host.position(of: "needed")!
    let title = host.position(of: "Name")!
    expect(field.y == title.y + 1 && field.x == title.x + 6)
    expect(host.style(field.x, field.y).foreground != nil)
  }

  @Test func `Return submits nothing, and goes to the first field that something is wrong with`() {
    let model = Model()
    let host = TestHost(width: 40, height: 8) { Account(model: model, timing: .onSubmit) }
    host.type("Ann")
    host.press(.tab)
    host.type("x")
    host.press(.return)
    expect(model.saved, 0)
    expect(host.text.contains("not an address") && !host.text.contains("needed"))
    expect(host.focusedElement?.label, "Mail")
    host.press(.tab, modifiers: .shift)
    host.press(.delete)
    host.press(.delete)
    host.press(.delete)
    host.press(.tab)
    host.press(.return)
    expect(host.focusedElement?.label, "Name")
    host.type("Ann")
    host.press(.tab)
    host.type("@y")
    host.press(.return)
    expect(model.saved == 1 && model.mail == "x@y")
    check(host)
  }

  @Test func `a button asks for the same`() {
    let model = Model()
    let host = TestHost(width: 40, height: 8) { Account(model: model) }
    host.find(.button, "Save").press()
    expect(model.saved, 0)
    expect(host.text.contains("needed") && host.text.contains("not an address"))
    expect(host.focusedElement?.label, "Name")
    model.name = "Ann"
    model.mail = "a@b"
    host.turn()
    host.find(.button, "Save").press()
    expect(model.saved, 1)
    check(host)
  }

  @Test func `a disabled field and one below a sheet aren't asked`() {
    var results: [Bool] = []
    struct Ask: View {
      @Environment(\.validate) private var validate
      let tell: (Bool) -> Void
      var body: some View { Button("Ask") { tell(validate()) } }
    }
    let host = TestHost(width: 40, height: 12) {
      TextField("a", text: .constant("")).validation("wrong").disabled(true)
      Ask { results.append($0) }
    }
    host.find(.button, "Ask").press()
    expect(results, [true])
    let sheet = TestHost(width: 40, height: 12) {
      TextField("a", text: .constant("")).validation("wrong").sheet(isPresented: .constant(true)) {
        Ask { results.append($0) }
      }
    }
    sheet.find(.button, "Ask").press()
    expect(results, [true, true])
  }
}
