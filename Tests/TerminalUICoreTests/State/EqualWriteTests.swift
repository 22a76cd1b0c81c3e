import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// Values whose `==` looks at an identifier only: an equal one is stored all the same.
@Suite struct EqualWriteTests {
  fileprivate struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// What a test calls from outside of the views.
  private final class Actions {
    var write: (String) -> Void = { _ in }
    var read: () -> String = { "" }
  }

  private func words(_ host: TestHost) -> [Substring] { host.text.split(whereSeparator: \.isWhitespace) }

  @Test func `an edit of a state is kept and evaluates nobody`() {
    // Mend B13, S4
    struct Screen: View {
      let actions: Actions
      @State private var item = Item(id: 1, name: "a")
      @State private var noise = 0
      var body: some View {
        actions.write = { item.name = $0 }
        actions.read = { item.name }
        return Text("\(item.name) \(noise)").onTapGesture { noise += 1 }
      }
    }
    let actions = Actions()
    let host = TestHost(width: 3, height: 1) { Screen(actions: actions) }
    actions.write("b")
    expect(actions.read(), "b")
    host.turn()
    expect(host.record.bodies, [])
    // The next evaluation shows it.
    host.click(x: 0, y: 0)
    expect(host.text, "b 1")
  }

  @Test func `an edit in a transaction is kept`() {
    // Mend B13, E6
    struct Screen: View {
      let actions: Actions
      @State private var item = Item(id: 1, name: "a")
      @State private var noise = 0
      var body: some View {
        actions.write = { name in
          noise += 1
          withTransaction(Transaction()) { item.name = name }
        }
        actions.read = { item.name }
        return Text("\(noise)")
      }
    }
    let actions = Actions()
    let host = TestHost(width: 3, height: 1) { Screen(actions: actions) }
    actions.write("b")
    expect(actions.read(), "b")
    host.turn()
    expect(actions.read(), "b")
  }

  @Test func `who reads a part that an edit changed is evaluated`() {
    // Mend B13, S4, B1
    struct Name: View {
      @Binding var name: String
      var body: some View { Text(name).onTapGesture { name += "!" } }
    }
    struct Screen: View {
      @State private var item = Item(id: 1, name: "a")
      @State private var items = [Item(id: 1, name: "b"), Item(id: 2, name: "c")]
      var body: some View {
        VStack {
          Name(name: $item.name)
          ForEach($items) { $item in Name(name: $item.name) }
        }
      }
    }
    let host = TestHost(width: 2, height: 3) { Screen() }
    host.click(on: "a")
    expect(words(host), ["a!", "b", "c"])
    expect(host.record.bodies, ["Name"])
    host.click(on: "c")
    expect(words(host), ["a!", "b", "c!"])
    expect(host.record.bodies, ["Name"])
    expect(host.host.checkInvariants(), [])
  }

  @Test func `an equal value of the environment is the one that the next evaluation finds`() {
    // Mend B13, N3
    struct Reader: View {
      let actions: Actions
      @Environment(\.item) private var item
      @State private var noise = 0
      var body: some View {
        actions.write = { _ in noise += 1 }
        return Text("\(item.name) \(noise)")
      }
    }
    struct Screen: View {
      let actions: Actions
      @State private var name = "a"
      var body: some View {
        Reader(actions: actions).environment(\.item, Item(id: 1, name: name)).onTapGesture { name = "b" }
      }
    }
    let actions = Actions()
    let host = TestHost(width: 3, height: 1) { Screen(actions: actions) }
    host.click(x: 0, y: 0)
    expect(host.record.bodies, ["Screen"])
    actions.write("")
    host.turn()
    expect(host.text, "b 1")
  }
}

extension EnvironmentValues {
  nonisolated private enum ItemKey: EnvironmentKey {
    static var defaultValue: EqualWriteTests.Item { .init(id: 0, name: "-") }
  }
  nonisolated fileprivate var item: EqualWriteTests.Item {
    get { self[ItemKey.self] }
    set { self[ItemKey.self] = newValue }
  }
}
