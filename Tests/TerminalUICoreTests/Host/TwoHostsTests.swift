import Dispatch
import Soak
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// Two hosts in one process: an app and its inspector, two sessions.
@Suite struct TwoHostsTests {
  /// A host that counts how often it is woken, and what it did.
  private final class Bystander {
    let host: TestHost
    private(set) var requests = 0
    private let before: String

    init() {
      host = TestHost(width: 20, height: 4) { Screen() }
      before = "\(host.record)"
      host.host.onRequest = { [unowned self] in requests += 1 }
    }

    /// Whether nothing reached it.
    var isUntouched: Bool {
      requests == 0 && !host.host.needsTurn && !host.host.hasDamage && "\(host.record)" == before
    }
  }

  enum Work: CaseIterable, CustomTestStringConvertible {
    case keys, writes, transactions, rows, observed, otherThread, focus, clicks, resizes
    var testDescription: String { "\(self)" }

    /// How often it is done: more often where one is a single write.
    var count: Int { self == .writes ? Soak.count(500, 10_000) : Soak.count(50, 500) }
  }

  @Test(arguments: Work.allCases) func `what one host does is nothing to another`(work: Work) async {
    let levers = Levers()
    let bystander = Bystander()
    let busy = TestHost(width: 20, height: 4) { Screen(levers: levers) }
    let shown = busy.text
    for number in 1...work.count {
      switch work {
      case .keys: busy.press("n")
      case .writes: levers.count?.wrappedValue = number
      case .transactions:
        levers.count?.wrappedValue = number
        withTransaction(\.disablesAnimations, true) { levers.count?.wrappedValue = -number }
      case .rows: levers.rows?.wrappedValue = Array(0..<number % 7)
      case .observed: levers.model.name = "\(number)"
      case .otherThread:
        let count = UncheckedSending(value: levers.count)
        DispatchQueue.global().sync { count.value?.wrappedValue = number }
      case .focus: busy.press(.tab)
      case .clicks: busy.click(x: number % 20, y: number % 4)
      case .resizes: busy.send(.resize(Size(width: 20 + number % 2, height: 4)))
      }
      busy.turn()
      if !bystander.isUntouched { break }
    }
    expect(busy.text != shown || [.focus, .clicks, .resizes].contains(work))
    expect(bystander.isUntouched)
  }

  @Test func `a host that reads what another one writes is woken, and only for that`() throws {
    let levers = Levers()
    let busy = TestHost(width: 20, height: 4) { Screen(levers: levers) }
    let count = try #require(levers.count)
    let reader = TestHost(width: 5, height: 1) { Mirror(count: count) }
    var requests = 0
    reader.host.onRequest = { requests += 1 }
    levers.model.name = "other"
    busy.turn()
    expect(requests, 0)
    count.wrappedValue = 7
    busy.turn()
    expect(requests, 1)
    reader.turn()
    expect(reader.text, "  7  ")
    expect(reader.record.bodies, ["Mirror"])
  }

  @Test func `what a view asks about its evaluations is noted in its own host`() {
    let first = TestHost(width: 5, height: 1) { Asking() }
    let second = TestHost(width: 5, height: 1) { Asking() }
    first.press("n")
    expect(first.log.last, "Asking: _count changed.")
    expect(second.log, ["Asking: @self, @identity, _count changed."])
  }
}

/// What tests move in a screen from outside.
private final class Levers {
  var count: Binding<Int>?
  var rows: Binding<[Int]>?
  let model = Model()
}

@Observable private final class Model { var name = "none" }

private struct Screen: View {
  var levers = Levers()
  @State private var count = 0
  @State private var rows = [1, 2]

  var body: some View {
    let _ = (levers.count, levers.rows) = ($count, $rows)
    VStack {
      Text("\(count) \(levers.model.name)")
      Button("one") { count += 1 }
      Button("two") {}
      ForEach(rows, id: \.self) { Text("row \($0)") }
    }
    .onKeyPress("n") {
      count += 1
      return .handled
    }
  }
}

private struct Mirror: View {
  @Binding var count: Int
  var body: some View { Text("\(count)") }
}

private struct Asking: View {
  @State private var count = 0

  var body: some View {
    let _ = Self._printChanges()
    Text("\(count)").focusable().onKeyPress("n") {
      count += 1
      return .handled
    }
  }
}
