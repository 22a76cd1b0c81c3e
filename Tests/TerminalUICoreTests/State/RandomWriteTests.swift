import Foundation
import Soak
import Synchronization
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Threads, and the main one, write states, parts of them, bindings and stored values of several hosts at random, while
/// the hosts take turns: at the end each place shows what was written to it last.
@Suite struct RandomWriteTests {
  private static let writers = 3
  private static let hosts = 3

  private struct Whole: Equatable {
    var a = 0, b = 0, c = 0, d = 0
    nonisolated subscript(number: Int) -> Int {
      get { [a, b, c, d][number] }
      set {
        switch number {
        case 0: a = newValue
        case 1: b = newValue
        case 2: c = newValue
        default: d = newValue
        }
      }
    }
  }

  private final class Store: ObservableObject {
    @Published var values = [0, 0, 0, 0]
    @Published var first = 0
  }

  /// The bindings of a host: those of one number belong to one writer, the main thread is the last one.
  private final class Places {
    var owned: [[Binding<Int>]] = []
    /// All write these.
    var shared: [Binding<Int>] = []
    let store = Store()
  }

  private struct Value: View {
    @Binding var value: Int
    let name: String
    var body: some View { Text("\(name)=\(value)") }
  }

  private struct Screen: View {
    let places: Places
    let storage: StorageStore
    @State private var one = 0
    @State private var two = 0
    @State private var three = 0
    @State private var four = 0
    @State private var whole = Whole()
    @State private var elements = [0, 0, 0, 0]
    @State private var shared = 0
    @State private var sharedPart = Whole()
    @State private var isAlternate = false
    @AppStorage private var stored: Int
    @ObservedObject private var store: Store

    init(_ places: Places) {
      self.places = places
      storage = StorageStore()
      _stored = AppStorage(wrappedValue: 0, "stored", store: storage)
      store = places.store
    }

    private var all: [[Binding<Int>]] {
      [$one, $two, $three, $four].enumerated().map { number, state in
        [state, $whole[number], $elements[number]]
          + (number == 0 ? [$stored] : number == 1 ? [$store.first] : [])
      }
    }

    var body: some View {
      places.owned = all
      places.shared = [$shared, $sharedPart.a]
      return VStack(alignment: .leading) {
        ForEach(Array(all.enumerated()), id: \.offset) { number, bindings in
          HStack {
            ForEach(Array(bindings.enumerated()), id: \.offset) { place, binding in
              Value(value: binding, name: "\(number).\(place)")
            }
          }
        }
        if isAlternate {
          Text("\(whole.a) \(elements.count)")
        } else {
          Value(value: $whole.b, name: "alternate")
        }
        Value(value: $shared, name: "shared")
        Value(value: $sharedPart.a, name: "part")
      }
      .onKeyPress("t") {
        isAlternate.toggle()
        return .handled
      }
    }
  }

  /// What a writer wrote last, by host and place.
  nonisolated private final class Notes: @unchecked Sendable {
    var last: [[Int]] = []
    var lastShared: [[Int]] = []
    var misread = 0
  }

  /// Writes some values to places of which nobody else writes the owned ones.
  nonisolated private static func write(
    _ count: Int, owned: [[Binding<Int>]], shared: [[Binding<Int>]], to notes: Notes, seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    if notes.last.isEmpty {
      notes.last = owned.map { $0.map { _ in 0 } }
      notes.lastShared = shared.map { $0.map { _ in 0 } }
    }
    for _ in 0..<count {
      let host = random.number(below: owned.count)
      let place = random.number(below: owned[host].count)
      var binding = owned[host][place]
      if random.oneIn(4) {
        binding.transaction.disablesAnimations = true
      }
      for _ in 0..<random.number(1...3) {
        if random.oneIn(2) {
          notes.last[host][place] = random.number(0...9999)
          binding.wrappedValue = notes.last[host][place]
        } else {
          notes.last[host][place] += 1
          binding.wrappedValue += 1
        }
        if binding.wrappedValue != notes.last[host][place] { notes.misread += 1 }
      }
      let number = random.number(below: shared[host].count)
      notes.lastShared[host][number] = random.number(1...9999)
      shared[host][number].wrappedValue = notes.lastShared[host][number]
    }
  }

  @Test(arguments: 1...UInt64(Soak.count(3, 30))) func `each place shows what was written to it last`(
    seed: UInt64
  ) {
    // S7, S8, B1, E6, K
    let places = (0..<Self.hosts).map { _ in Places() }
    let hosts = places.map { places in TestHost(width: 60, height: 8) { Screen(places) } }
    let notes = (0...Self.writers).map { _ in Notes() }
    let owned = (0...Self.writers).map { writer in places.map { $0.owned[writer] } }
    let shared = places.map(\.shared)
    let done = Atomic(0)
    for writer in 0..<Self.writers {
      let (owned, notes) = (owned[writer], notes[writer])
      Thread.detachNewThread {
        Self.write(2000, owned: owned, shared: shared, to: notes, seed: seed &* 31 &+ UInt64(writer))
        done.add(1, ordering: .releasing)
      }
    }
    var random = SeededGenerator(seed: seed)
    repeat {
      Self.write(
        random.number(0...3), owned: owned[Self.writers], shared: shared, to: notes[Self.writers],
        seed: random.next())
      let host = random.element(hosts)
      if random.oneIn(5) { host.press("t") } else { host.turn() }
    } while done.load(ordering: .acquiring) < Self.writers
    for host in hosts { host.turn() }

    expect(notes.map(\.misread), notes.map { _ in 0 })
    for (number, host) in hosts.enumerated() {
      let words = Set(host.text.split(whereSeparator: \.isWhitespace))
      for writer in 0...Self.writers where !notes[writer].last.isEmpty {
        for (place, value) in notes[writer].last[number].enumerated() {
          expect(words, contains: "\(writer).\(place)=\(value)", "host \(number): \(host.text)")
        }
      }
      for (place, name) in ["shared", "part"].enumerated() {
        let value = shared[number][place].wrappedValue
        expect(words, contains: "\(name)=\(value)", "host \(number): \(host.text)")
        expect(notes.contains { $0.lastShared.isEmpty ? value == 0 : $0.lastShared[number][place] == value })
      }
      expect(host.issues, [])
      expect(host.host.checkInvariants(), [])
    }
  }
}
