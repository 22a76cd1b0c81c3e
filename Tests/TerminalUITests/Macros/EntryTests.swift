import TerminalUI
import TerminalUITesting
import Expectations
import Testing

private final class Model {}

extension EnvironmentValues {
  @Entry fileprivate var size: Int = 3
  @Entry fileprivate var label = "none (=)"
  @Entry fileprivate var model: Model?
  @Entry fileprivate var change: @MainActor (Int) -> Int = { $0 + 1 }
  @Entry var `default`: [String: (Int, Bool)] = ["a": (1, true)]
}

extension Transaction {
  @Entry fileprivate var isQuick = false
}

extension FocusedValues {
  @Entry fileprivate var document: String?
}

/// `@Entry`: values of the environment, of transactions and of the focus without a key.
@Suite struct EntryTests {
  private struct Reader: View {
    @Environment(\.size) private var size
    @Environment(\.label) private var label
    @Environment(\.model) private var model
    @Environment(\.change) private var change
    @Environment(\.default) private var all

    var body: some View {
      Text("\(size) \(label) \(model == nil ? "-" : "model") \(change(size)) \(all["a"]?.0 ?? 0)")
    }
  }

  @Test func `an entry has its default value`() {
    let host = TestHost(width: 30, height: 1) { Reader() }
    expect(host.text, contains: "3 none (=) - 4 1")
  }

  @Test func `an entry is set for the views below`() {
    let host = TestHost(width: 30, height: 1) {
      Reader().environment(\.size, 7).environment(\.label, "seven").environment(\.model, Model())
        .environment(\.change) { $0 * 2 }
    }
    expect(host.text, contains: "7 seven model 14 1")
  }

  @Test func `a transaction has an entry`() {
    var transaction = Transaction()
    expect(!transaction.isQuick)
    transaction.isQuick = true
    expect(transaction.isQuick)
  }

  private struct Title: View {
    @FocusedValue(\.document) private var document
    var body: some View { Text(document ?? "nothing") }
  }

  @Test func `what has the focus has an entry`() {
    let host = TestHost(width: 20, height: 3) {
      VStack {
        Title()
        Button("Edit") {}.focusedValue(\.document, "Letter")
        Button("Other") {}
      }
    }
    expect(host.text, contains: "Letter")
    host.press(.tab)
    expect(host.text, contains: "nothing")
  }
}
