import Soak
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

@Suite struct PreferenceTests {
  @Test func `values of views come in their order, and once when the view comes`() {
    struct Screen: View {
      let log: Log
      var body: some View {
        VStack {
          Text("a").preference(key: NamesKey.self, value: ["a"])
          HStack {
            Text("b").preference(key: NamesKey.self, value: ["b"])
            Text("none")
          }
          .background { Text("c").preference(key: NamesKey.self, value: ["c"]) }
          ForEach(1...3, id: \.self) { Text("\($0)").preference(key: NamesKey.self, value: ["\($0)"]) }
        }
        .onPreferenceChange(NamesKey.self) { log.note($0.joined()) }
      }
    }
    let log = Log()
    let host = TestHost(width: 10, height: 6) { Screen(log: log) }
    expect(log.take(), ["abc123"])
    host.turn()
    expect(log.take(), [])
    expect(host.issues, [])
  }

  @Test func `where no view tells anything the value is the default`() {
    let log = Log()
    _ = TestHost(width: 5, height: 1) {
      Text("a").onPreferenceChange(NamesKey.self) { log.note("\($0)") }
    }
    expect(log.take(), ["[]"])
  }

  @Test func `a view tells a value in place of those in it, or changes theirs`() {
    let log = Log()
    _ = TestHost(width: 5, height: 4) {
      VStack {
        VStack { Text("a").preference(key: NamesKey.self, value: ["a"]) }
          .preference(key: NamesKey.self, value: ["A"])
        Text("b").preference(key: NamesKey.self, value: ["b"]).transformPreference(NamesKey.self) {
          $0.append("!")
        }
        Text("c").transformPreference(NamesKey.self) { $0.append("?") }
      }
      .onPreferenceChange(NamesKey.self) { log.note($0.joined()) }
    }
    expect(log.take(), ["Ab!?"])
  }

  @Test func `readers around each other all read, and other keys go through`() {
    let log = Log()
    _ = TestHost(width: 5, height: 4) {
      VStack {
        Text("a").preference(key: NamesKey.self, value: ["a"]).preference(key: WidestKey.self, value: 1)
          .onPreferenceChange(NamesKey.self) { log.note("inner \($0.joined())") }
          .preference(key: WidestKey.self, value: 4)
        Text("b").preference(key: NamesKey.self, value: ["b"]).preference(key: WidestKey.self, value: 3)
      }
      .onPreferenceChange(WidestKey.self) { log.note("widest \($0)") }
      .onPreferenceChange(NamesKey.self) { log.note("outer \($0.joined())") }
    }
    expect(Set(log.take()), ["inner a", "outer ab", "widest 4"])
  }

  @Test func `a change is told once an update, after the layout, and may write state`() {
    // R6
    struct Screen: View {
      let log: Log
      @State private var count = 1
      @State private var widest = 0
      var body: some View {
        log.note("body \(count) \(widest)")
        return VStack {
          Text("a").preference(key: WidestKey.self, value: count)
          Text("b").preference(key: WidestKey.self, value: count + 1)
          Text("\(widest)")
        }
        .onPreferenceChange(WidestKey.self) {
          log.note("widest \($0)")
          widest = $0
        }
        .onKeyPress("a") {
          count += 1
          count += 1
          return .handled
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 5, height: 3) { Screen(log: log) }
    expect(log.take(), ["body 1 0", "widest 2", "body 1 2"])
    host.press("a")
    expect(log.take(), ["body 3 2", "widest 4", "body 3 4"])
    expect(host.text, contains: "4")
    expect(host.terminal.writes.count, 2)
  }

  @Test func `an equal value is told nobody`() {
    struct Screen: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Text("\(count)").preference(key: WidestKey.self, value: count / 10)
          .onPreferenceChange(WidestKey.self) { log.note("\($0)") }
          .onTapGesture { count += 1 }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    expect(log.take(), ["0"])
    host.click(x: 0, y: 0)
    expect(log.take(), [])
  }

  @Test func `views that come, go and move change the value`() {
    struct Screen: View {
      let log: Log
      @State private var rows = Array(0..<100)
      @State private var isShown = false
      var body: some View {
        VStack {
          if isShown { Text("x").preference(key: NamesKey.self, value: ["x"]) }
          ForEach(rows, id: \.self) { row in
            if row == 7 { Text("7").preference(key: NamesKey.self, value: ["7"]) }
            if row == 9 { Text("9").preference(key: NamesKey.self, value: ["9"]) } else { Text("\(row)") }
          }
        }
        .onPreferenceChange(NamesKey.self) { log.note($0.joined(separator: " ")) }
        .onKeyPress { press in
          switch press.characters {
          case "s": isShown.toggle()
          case "r": rows.reverse()
          case "d": rows.removeAll { $0 == 7 }
          case "i": rows.insert(7, at: 60)
          case "c": rows = []
          case "m": rows = [9] + Array(1000..<1200) + [7]
          default: return .ignored
          }
          return .handled
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 5, height: 3) { Screen(log: log) }
    expect(log.take(), ["7 9"])
    for (key, names) in [
      ("s", "x 7 9"), ("r", "x 9 7"), ("s", "9 7"), ("d", "9"), ("i", "7 9"), ("c", ""), ("m", "9 7"),
    ] as [(KeyEquivalent, String)] {
      host.press(key)
      expect(log.take(), [names])
    }
    expect(host.host.checkInvariants(), [])
  }

  @Test func `lazy rows in the window count`() {
    struct Screen: View {
      let log: Log
      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(0..<1000, id: \.self) {
              Text("\($0)").preference(key: WidestKey.self, value: $0)
            }
          }
        }
        .onPreferenceChange(WidestKey.self) { log.note("\($0)") }
      }
    }
    let log = Log()
    let host = TestHost(width: 6, height: 4) { Screen(log: log) }
    let first = log.take().last.flatMap { Int($0) } ?? -1
    expect((3...12), contains: first)
    for _ in 1...20 { host.scroll(dy: 1) }
    let last = log.take().last.flatMap { Int($0) } ?? -1
    expect(last, above: first + 10)
  }

  @Test func `a screen that is covered tells nothing`() {
    struct Screen: View {
      let log: Log
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").preference(key: NamesKey.self, value: ["root"])
            .navigationDestination(for: Int.self) {
              Text("\($0)").preference(key: NamesKey.self, value: ["\($0)"])
            }
        }
        .onPreferenceChange(NamesKey.self) { log.note($0.joined()) }
        .onKeyPress("p") {
          path.append(path.count)
          return .handled
        }
        .onKeyPress("b") {
          path.removeLast()
          return .handled
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 6, height: 4) { Screen(log: log) }
    host.press("p")
    host.press("p")
    host.press("b")
    host.press("b")
    expect(log.take(), ["root", "0", "1", "0", "root"])
  }

  @Test func `an overlay is made of what views tell, after the layout`() {
    struct Screen: View {
      let log: Log
      @State private var count = 1
      @State private var own = 0
      var body: some View {
        Text("······").preference(key: WidestKey.self, value: count)
          .overlayPreferenceValue(WidestKey.self, alignment: .leading) { value in
            let _ = log.note("overlay \(value) \(own)")
            Text("\(value)\(own)").preference(key: NamesKey.self, value: ["\(value)"])
          }
          .backgroundPreferenceValue(WidestKey.self) { value in
            let _ = log.note("background \(value)")
            Color.red
          }
          .onPreferenceChange(NamesKey.self) { log.note("names \($0)") }
          .onKeyPress("a") {
            count += 1
            return .handled
          }
          .onKeyPress("o") {
            own += 1
            return .handled
          }
      }
    }
    let log = Log()
    let host = TestHost(width: 6, height: 1) { Screen(log: log) }
    expect(host.text, "10····")
    expect(log.take(), ["overlay 1 0", "background 1", #"names ["1"]"#])
    host.press("a")
    expect(host.text, "20····")
    expect(log.take(), ["overlay 2 0", "background 2", #"names ["2"]"#])
    host.press("o")
    expect(host.text, "21····")
    expect(log.take(), ["overlay 2 1"])
    expect(host.host.checkInvariants(), [])
  }

  @Test(arguments: 1...UInt64(Soak.count(2, 40)))
  func `after any changes of rows in rows the value is that of their order`(_ seed: UInt64) {
    struct Element: Identifiable, Equatable {
      let id: Int
      var names: [String]
    }
    struct Screen: View {
      let seen: Log
      @State private var elements: [Element] = []
      @State private var generator: SeededGenerator
      @State private var next = 0

      init(seen: Log, seed: UInt64) {
        self.seen = seen
        _generator = State(initialValue: SeededGenerator(seed: seed))
      }

      var body: some View {
        VStack {
          ForEach(elements) { element in
            ForEach(element.names, id: \.self) { name in
              if name.hasSuffix("0") {
                Text(name)
              } else {
                Text(name).preference(key: NamesKey.self, value: [name])
              }
            }
          }
        }
        .onPreferenceChange(NamesKey.self) { seen.note($0.joined(separator: " ")) }
        .onKeyPress("n") {
          for _ in 0..<generator.number(1...3) { change() }
          seen.note("=" + elements.flatMap(\.names).filter { !$0.hasSuffix("0") }.joined(separator: " "))
          return .handled
        }
      }

      private func change() {
        next += 1
        let place = generator.number(below: elements.count + 1)
        switch generator.number(below: 6) {
        case 0, 1:
          let names = (0..<generator.number(below: 70)).map { "\(next).\($0)" }
          elements.insert(Element(id: next, names: names), at: place)
        case 2: if place < elements.count { elements.remove(at: place) }
        case 3: elements.shuffle(using: &generator)
        case 4: if place < elements.count { elements[place].names.append("\(next).x") }
        default:
          guard place < elements.count, !elements[place].names.isEmpty else { return }
          let name = generator.number(below: elements[place].names.count)
          elements[place].names[name] += generator.oneIn(2) ? "'" : "0"
        }
      }
    }
    let seen = Log()
    let host = TestHost(width: 5, height: 3) { Screen(seen: seen, seed: seed) }
    var shown = ""
    _ = seen.take()
    for _ in 1...60 {
      host.press("n")
      var entries = seen.take()
      let expected = entries.removeFirst().dropFirst()
      if let last = entries.last { shown = last }
      expect(entries.count, atMost: 1)
      expect(shown == expected)
    }
    expect(host.host.checkInvariants(), [])
  }

  // MARK: Costs

  private struct Rows: View {
    let count: Int
    var body: some View {
      VStack { ForEach(0..<count, id: \.self) { CountedRow(number: $0) } }
        .onKeyPress("n") { .handled }
    }
  }

  private struct CountedRow: View {
    let number: Int
    @State private var value = 0
    var body: some View {
      Text("\(value)").preference(key: CountedKey.self, value: 1)
        .preference(key: SumKey.self, value: value)
        .onTapGesture { value += 1 }
    }
  }

  @Test(arguments: [100, 1_000, 10_000])
  func `a change of one of many rows adds a few values`(_ count: Int) {
    let log = Log()
    let host = TestHost(width: 3, height: 3) {
      Rows(count: count).frame(height: 3, alignment: .top).onPreferenceChange(SumKey.self) {
        log.note("\($0)")
      }
    }
    expect(log.take(), ["0"])
    SumKey.calls = 0
    host.click(x: 1, y: 1)
    expect(log.take(), ["1"])
    // At most 32 in each list, and lists in lists: 2 above 1 000 rows, 3 above 10 000.
    expect(SumKey.calls, atMost: 32 * (count <= 100 ? 2 : 3))
    expect(SumKey.calls, above: 0)
  }

  @Test func `what nobody reads is never added`() {
    CountedKey.calls = 0
    let host = TestHost(width: 3, height: 3) {
      Rows(count: 100).frame(height: 3, alignment: .top).onPreferenceChange(SumKey.self) { _ in }
    }
    host.click(x: 1, y: 1)
    expect(CountedKey.calls, 0)
  }
}

private enum NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum WidestKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private enum SumKey: PreferenceKey {
  static let defaultValue = 0
  static var calls = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    calls += 1
    value += nextValue()
  }
}

private enum CountedKey: PreferenceKey {
  static let defaultValue = 0
  static var calls = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    calls += 1
    value += nextValue()
  }
}
