import Expectations
import Testing
import TerminalUITesting

@testable import TerminalUI
@testable import TerminalUICore

/// What is said of controls from outside: their size, whether their labels are shown, whether their text is to be seen.
@Suite struct ControlOptionTests {
  @Observable final class Model { var isAway = false }

  private func lines<Content: View>(
    _ width: Int, _ height: Int, @ViewBuilder _ content: () -> Content
  ) -> [String] {
    let content = content()
    let host = TestHost(width: width, height: height) {
      VStack(alignment: .leading, spacing: 0) { content }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    expect(host.host.checkInvariants(), [])
    return host.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.replacing(/\s+$/, with: "")) }
  }

  @Test func `without its label a control is its value, in a form too`() {
    let shown = lines(20, 9) {
      Group {
        Toggle("a", isOn: .constant(true))
        Toggle("b", isOn: .constant(true)).toggleStyle(.switch)
        Slider(value: .constant(0.5)) { Text("c") }.frame(width: 5)
        Stepper("d", onIncrement: {}, onDecrement: {})
        Picker("e", selection: .constant(1)) { Text("one").tag(1) }
        LabeledContent("f", value: "g")
        ProgressView("h", value: 0.5).frame(width: 4)
        Button("stays") {}
      }
      .labelsHidden()
    }
    expect(shown, ["[✓]", "━━●", "━━●──", "  - +", "(•) one", "g", "━━──", "  stays", ""])
    let form = lines(20, 4) {
      Form {
        Toggle("Name", isOn: .constant(true)).toggleStyle(.switch)
        Toggle("Other", isOn: .constant(true)).toggleStyle(.switch).labelsHidden()
      }
    }
    expect(form.contains { $0.contains("Name") } && !form.contains { $0.contains("Other") })
  }

  @Test func `a hidden label is told all the same`() {
    let host = TestHost(width: 20, height: 2) { Toggle("Wrap", isOn: .constant(true)).labelsHidden() }
    expect(host.find(.toggle, "Wrap").value, "on")
    expect(host.text, lacks: "Wrap")
  }

  @Test func `controls have a size`() {
    let shown = lines(40, 6) {
      Button("small") {}.controlSize(.small)
      Button("regular") {}
      Button("large") {}.controlSize(.large)
      Toggle("on", isOn: .constant(true)).toggleStyle(.button).controlSize(.mini)
    }
    expect(
      shown, [" small", "  regular", "", "    large", "", " on"])
  }

  @Test func `a large control has the size of its label where there is no room`() {
    expect(lines(6, 1) { Button("large") {}.controlSize(.large) }, ["  l…"])
  }

  @Test func `a placeholder is blocks in as many cells, and tells nothing`() {
    let host = TestHost(width: 14, height: 2) {
      VStack(alignment: .leading) {
        Text("two words 日本")
        Text("shown").unredacted()
      }
      .redacted(reason: .placeholder)
    }
    expect(host.text, "▆▆▆ ▆▆▆▆▆ ▆▆▆▆\nshown         ")
    expect(host.elements(.text).map(\.label), ["shown"])
  }

  @Test func `what is private is blocks where privacy is wanted, and comes back`() {
    let model = Model()
    struct Account: View {
      let model: Model
      var body: some View {
        VStack(alignment: .leading) {
          Text("balance")
          Text("100").privacySensitive()
        }
        .redacted(reason: model.isAway ? .privacy : [])
      }
    }
    let host = TestHost(width: 7, height: 2) { Account(model: model) }
    expect(host.text, contains: "100")
    model.isAway = true
    host.turn()
    expect(host.text, "balance\n▆▆▆    ")
    model.isAway = false
    host.turn()
    expect(host.text, contains: "100")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `nothing to show is said in the middle`() {
    let shown = lines(20, 7) {
      ContentUnavailableView {
        Text("No mail")
      } description: {
        Text("It comes here.")
      } actions: {
        Button("Look") {}
      }
    }
    expect(
      shown, ["", "       No mail", "   It comes here.", "", "        Look", "", ""])
    let search = lines(40, 2) { ContentUnavailableView.search(text: "xyz") }
    expect(search[0], contains: "No results for “xyz”")
  }
}
