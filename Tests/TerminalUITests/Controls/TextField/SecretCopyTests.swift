import Expectations
import Testing
import TerminalUITesting

@testable import TerminalUI
@testable import TerminalUINames
@testable import TerminalUIPreviews
@testable import TerminalUICanvas
@testable import TerminalUISearch
@testable import TerminalUIValues
@testable import TerminalUIDesk
@testable import TerminalUITables
@testable import TerminalUIControls
@testable import TerminalUIElements
@testable import TerminalUICore

/// The copies of a secret that a field has.
@Suite struct SecretCopyTests {
  private final class Vault { var text = "" }

  private struct Screen: View {
    let vault: Vault
    @State private var secret = ""
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown { SecureField("Password", text: $secret) }
        Button("Leave") { isShown = false }
      }
      .onChange(of: secret) { vault.text = secret }
    }
  }

  /// Where the bytes of a text are.
  private func address(_ text: String) -> UnsafeRawPointer? {
    var text = text
    return text.withUTF8 { UnsafeRawPointer($0.baseAddress) }
  }

  nonisolated private static let secrets = ["sesame", "a secret that is too long to be kept in a word"]

  @Test(arguments: secrets)
  func `what was edited before is overwritten when the text changes`(secret: String) {
    // Mend B5
    var editing = TextEditing(isSecret: true)
    editing.insert(secret)
    // Keeps the memory, and not what the field has in it.
    let kept = editing.text
    expect(kept, secret)
    editing.insert("!")
    expect(editing.text, secret + "!")
    expect(kept.utf8.allSatisfy { $0 == 0 } && kept.utf8.count == secret.utf8.count)
  }

  @Test func `a copy of what is edited keeps its text`() {
    // Mend B5
    var editing = TextEditing("sesame", isSecret: true)
    let copy = editing
    editing.insert("!")
    expect(copy.text, "sesame")
    expect(editing.text, "sesame!")
  }

  @Test func `a field that is no secret overwrites nothing`() {
    // Mend B5
    var editing = TextEditing("a text that is too long to be kept in a word")
    let kept = editing.text
    editing.insert("!")
    expect(kept, "a text that is too long to be kept in a word")
  }

  @Test(arguments: secrets)
  func `a field has one copy beside the app's own, which is overwritten when it goes`(secret: String) throws {
    // Mend B5
    let vault = Vault()
    let host = TestHost(width: 40, height: 2) { Screen(vault: vault) }
    host.type(secret)
    expect(vault.text, secret)
    var node = try #require(host.host.focusedNode as? TextFieldNode) as TextFieldNode?
    expect(node?.editing.text, secret)
    // The app's has memory of its own.
    expect(address(node!.editing.text), not: address(vault.text))
    let fields = Mirror(reflecting: node!).children.compactMap { $0.value as? String }
    expect(fields.allSatisfy { $0.isEmpty })
    weak let text = node?.editing.secret
    let kept = node!.editing.text
    host.find(.button, "Leave").press()
    expect(node?.editing.text, "")
    node = nil
    expectNil(text)
    expect(kept.utf8.allSatisfy { $0 == 0 })
    expect(vault.text, secret)
  }
}
