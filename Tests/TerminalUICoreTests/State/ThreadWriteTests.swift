import Dispatch
import Foundation
import Observation
import Synchronization
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// What other threads write: the latest value of each place waits for the main thread, and the thread reads it.
@Suite struct ThreadWriteTests {
  /// A value that is counted while it lives.
  nonisolated fileprivate final class Token: Hashable, Sendable {
    static let live = Atomic(0)
    init() { Self.live.add(1, ordering: .relaxed) }
    deinit { Self.live.subtract(1, ordering: .relaxed) }
    static func == (lhs: Token, rhs: Token) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private struct Pair {
    var token: Token?
    var count = 0
    var other = 0
  }

  private final class Store: ObservableObject {
    @Published var token: Token?
    @Published var pair = Pair()
    @Published var count = 0
  }

  @Observable final class Model {
    fileprivate var token: Token?
    var count = 0
  }

  /// Hands its bindings out.
  private struct Source: View {
    final class Places {
      var token: Binding<Token?>!
      var pair: Binding<Pair>!
      var count: Binding<Int>!
      var stored: Binding<String>!
      var number: Binding<Int>!
      var focus: FocusState<Token?>.Binding!
      let store = Store()
      let model = Model()
    }
    let places: Places
    @State private var token: Token?
    @State private var pair = Pair()
    @State private var count = 0
    @AppStorage("stored") private var stored = ""
    @AppStorage("number") private var number = 0
    @FocusState private var focus: Token?
    @ObservedObject private var store: Store

    init(_ places: Places) {
      self.places = places
      store = places.store
    }

    var body: some View {
      places.token = $token
      places.pair = $pair
      places.count = $count
      places.stored = $stored
      places.number = $number
      places.focus = $focus
      return Text("\(count) \(pair.count) \(pair.other) \(number) \(store.count)")
    }
  }

  private func makeHost() -> (host: TestHost, places: Source.Places) {
    let places = Source.Places()
    return (TestHost(width: 40, height: 1) { Source(places) }, places)
  }

  private func words(_ host: TestHost) -> [Substring] { host.text.split(separator: " ") }

  /// How many of 1000 tokens that a thread writes are alive before the next turn.
  private func tokensKept(_ write: @escaping @Sendable (Token) -> Void) -> Int {
    let before = Token.live.load(ordering: .relaxed)
    onThread { for _ in 0..<1000 { write(Token()) } }
    return Token.live.load(ordering: .relaxed) - before
  }

  @Test func `a value that a thread overwrites is let go before any turn`() {
    // Mend H2, S7
    let (host, places) = makeHost()
    let (token, focus, store) = (places.token!, Handed(places.focus!), Handed(places.store))
    expect(tokensKept { token.wrappedValue = $0 }, atMost: 1)
    host.turn()
    expect(tokensKept { token.transaction(.quick).wrappedValue = $0 }, atMost: 2)
    host.turn()
    let part = places.pair.token
    expect(tokensKept { part.wrappedValue = $0 }, atMost: 2)
    host.turn()
    expect(tokensKept { focus.value.wrappedValue = $0 }, atMost: 2)
    host.turn()
    let property = ObservedObject(wrappedValue: places.store).projectedValue.token
    expect(tokensKept { property.wrappedValue = $0 }, atMost: 2)
    host.turn()
    let deep = ObservedObject(wrappedValue: places.store).projectedValue.pair.token
    expect(tokensKept { deep.wrappedValue = $0 }, atMost: 2)
    host.turn()
    let observed = Bindable(wrappedValue: places.model).token
    expect(tokensKept { observed.wrappedValue = $0 }, atMost: 2)
    host.turn()
    expect(store.value.token != nil && store.value.pair.token != nil && places.model.token != nil)
  }

  @Test func `a stored value that a thread overwrites is let go before any turn`() {
    // Mend H2, S7
    let (host, places) = makeHost()
    let stored = places.stored!
    // 200 MB, if all were kept. The address sanitizer keeps what is freed for a while.
    let growth = leastGrowth(enough: 100 << 20) {
      onThread {
        for number in 0..<2000 {
          stored.wrappedValue = String(
            decoding: [UInt8](repeating: 120, count: 100_000 + number), as: UTF8.self)
        }
      }
    }
    if !isAddressSanitized { expect(growth, below: 100 << 20) }
    host.turn()
    expect(stored.wrappedValue.count, 101_999)
  }

  @Test func `a thread reads what it wrote`() async {
    // Mend M1, S7
    let (host, places) = makeHost()
    let (count, part, number) = (places.count!, places.pair.count, places.number!)
    let property = ObservedObject(wrappedValue: places.store).projectedValue.count
    let observed = Bindable(wrappedValue: places.model).count
    let all = [count, part, number, property, observed]
    onThread { for binding in all { for _ in 0..<1000 { binding.wrappedValue += 1 } } }
    onThread { for binding in all { expect(binding.wrappedValue, 1000) } }
    host.turn()
    expect(words(host), ["1000", "1000", "0", "1000", "1000"])
    expect(places.model.count, 1000)
    // Also while turns are taken.
    let isDone = Handed(Flag())
    Thread.detachNewThread {
      for _ in 0..<10_000 { for binding in all { binding.wrappedValue += 1 } }
      isDone.value.set()
    }
    while !isDone.value.isSet {
      host.turn()
      await Task.yield()
    }
    host.turn()
    expect(words(host), ["11000", "11000", "0", "11000", "11000"])
    expect(places.model.count, 11_000)
  }

  @Test func `a thread reads what it wrote under several transactions`() {
    // Mend M1, E6
    struct Counter: View {
      let log: Log
      let publish: (Binding<Int>) -> Void
      @State private var value = 0
      var body: some View {
        publish($value)
        log.note("\(value)")
        return Text("x").onChange(of: value) { log.note("\($0)→\($1)") }
      }
    }
    let log = Log()
    var binding = Binding.constant(-1)
    let host = TestHost(width: 1, height: 1) { Counter(log: log) { binding = $0 } }
    let value = binding
    onThread {
      value.wrappedValue = 1
      value.wrappedValue += 1
      value.transaction(.quick).wrappedValue += 1
      value.transaction(.quick).wrappedValue += 1
    }
    host.turn()
    expect(log.take(), ["0", "2", "0→2", "4", "2→4"])
    // A write without one after it is an update of its own; of each transaction the latest value is kept.
    onThread {
      for _ in 0..<100 {
        value.transaction(.quick).wrappedValue += 1
        value.wrappedValue += 1
      }
    }
    host.turn()
    expect(log.take(), ["203", "4→203", "204", "203→204"])
  }

  @Test func `of writes of several threads the latest is kept, also if that is the main one`() {
    // S7, S8
    let (host, places) = makeHost()
    let (count, part, number) = (places.count!, places.pair.count, places.number!)
    let property = ObservedObject(wrappedValue: places.store).projectedValue.count
    for binding in [count, part, number, property] {
      onThread { binding.wrappedValue = 3 }
      binding.wrappedValue += 1
      expect(binding.wrappedValue, 4)
      host.turn()
      expect(binding.wrappedValue, 4)
      binding.wrappedValue = 5
      onThread { binding.wrappedValue += 2 }
      expect(binding.wrappedValue, 7)
      host.turn()
      expect(binding.wrappedValue, 7)
    }
    expect(words(host), ["7", "7", "0", "7", "7"])
  }

  @Test func `threads that write parts of one value lose nothing of each other`() async {
    // S7
    let (host, places) = makeHost()
    let (count, other) = (places.pair.count, places.pair.other)
    let done = Atomic(0)
    for binding in [count, other] {
      Thread.detachNewThread {
        for _ in 0..<20_000 { binding.wrappedValue += 1 }
        done.add(1, ordering: .releasing)
      }
    }
    while done.load(ordering: .acquiring) < 2 {
      host.turn()
      await Task.yield()
    }
    host.turn()
    expect(words(host), ["0", "20000", "20000", "0", "0"])
  }

  @Test func `threads that write without pause hold no turn up`() {
    // Mend H2, S7
    let (host, places) = makeHost()
    let (count, number) = (places.count!, places.number!)
    let isDone = Flag()
    let done = Atomic(0)
    for thread in 0..<8 {
      Thread.detachNewThread {
        while !isDone.isSet { (thread % 2 == 0 ? count : number).wrappedValue += 1 }
        done.add(1, ordering: .releasing)
      }
    }
    // Whatever the machine does beside it: turns end, and while they do what waits doesn't grow.
    let growth = leastGrowth(enough: 50 << 20) {
      let end = ContinuousClock.now + .milliseconds(500)
      var turns = 0
      while turns < 20 || ContinuousClock.now < end {
        host.turn()
        turns += 1
      }
    }
    isDone.set()
    while done.load(ordering: .acquiring) < 8 { Thread.sleep(forTimeInterval: 0.001) }
    if !isAddressSanitized { expect(growth, below: 50 << 20) }
    host.turn()
    expect(words(host).prefix(4), ["\(count.wrappedValue)", "0", "0", "\(number.wrappedValue)"])
    expect(host.issues, [])
  }

  @Test func `an object that other threads change without pause waits once`() {
    // Mend H2, O5
    let (host, places) = makeHost()
    let store = Handed(places.store)
    let growth = leastGrowth(enough: 10 << 20) {
      onThread { for _ in 0..<100_000 { store.value.objectWillChange.send() } }
    }
    expect(growth, below: 10 << 20)
    host.turn()
    expect(host.issues, [.changeOnOtherThread(type: "Store")])
  }
}

/// Runs `body` on a thread of its own and waits until it is done, in which time the main thread does nothing.
nonisolated func onThread(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    done.signal()
  }
  done.wait()
}

/// Something that one thread says to others.
nonisolated final class Flag: Sendable {
  private let value = Atomic(false)
  var isSet: Bool { value.load(ordering: .acquiring) }
  func set() { value.store(true, ordering: .releasing) }
}

/// The bytes of memory that the process uses.
nonisolated func residentMemory() -> Int {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
  return (Int(text.split(separator: " ")[1]) ?? 0) * 4096
}

/// By how much the memory of the process grows while something is done, at the least of up to five times: other tests need
/// memory too, and what is kept without end is kept each time.
func leastGrowth(enough: Int, _ body: () -> Void) -> Int {
  var least = Int.max
  for _ in 0..<5 where least >= enough {
    let before = residentMemory()
    body()
    least = min(least, residentMemory() - before)
  }
  return least
}

/// Whether the tests run under the address sanitizer.
nonisolated private var isAddressSanitized: Bool { dlsym(nil, "__asan_init") != nil }

extension Transaction {
  nonisolated fileprivate static var quick: Transaction {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    return transaction
  }
}
