import TerminalUITesting

/// The screens; `Benchmarks/README.md` describes them.
extension Workload {
  static var counter: Workload {
    var count = 0
    func add(_ number: Int) -> Update {
      count += number
      let text = "Count: \(count)"
      return Update(
        input: { try $0.send(String(repeating: "+", count: number)) }, isShown: { $0.shows(text) })
    }
    return Workload(
      arguments: ["w1"], isStarted: { $0.shows("Count: 0") },
      phases: [Phase { add(1) }, Phase(name: "burst of 200", limit: 5) { add(200) }])
  }

  static func list(_ size: Int) -> Workload {
    let visible = visibleRows
    var selected = 0
    func press(_ key: PseudoTerminal.Key, times: Int = 1, rows: Int = 1) -> Update {
      selected += times * rows
      let expected = selected
      return Update(
        input: { terminal in for _ in 0..<times { try terminal.send(key) } },
        isShown: { $0.showsList(selected: expected, rows: visible) })
    }
    return Workload(
      arguments: ["w2", String(size)], isStarted: { $0.showsList(selected: 0, rows: visible) },
      phases: [
        Phase(name: "move", limit: visible - 2) { press(.down) },
        Phase(limit: 8, isPreparation: true) { press(.down, times: max(1, visible - 2 - selected)) },
        Phase(name: "scroll") { press(.down) },
        Phase(name: "page") { press(.pageDown, rows: visible) },
      ])
  }

  /// The selection of a list goes to its last row.
  static func lastRow(of size: Int) -> Update {
    Update(
      input: { try $0.send(.end) }, isShown: { $0.showsList(selected: size - 1, rows: visibleRows) })
  }

  private static let visibleRows = 38

  static func grid(_ name: String) -> Workload {
    let (columns, rows) = (100, 35)
    var draws = Draws(12345)
    var values = [Int](repeating: 0, count: columns * rows)
    var tick = 0
    func check() -> (TerminalEmulator) -> Bool {
      let expected = (0..<rows).map { row in
        values[row * columns..<(row + 1) * columns].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
          .joined()
      }
      let text = "Tick: \(tick)"
      return { $0.shows(text) && Array($0.lines[1...rows]) == expected }
    }
    return Workload(
      arguments: [name], width: 2 * columns, isStarted: check(),
      phases: [
        Phase {
          for _ in 0..<rows {
            let cell = (draws.next() >> 8) % values.count
            values[cell] = (draws.next() >> 16) & 0xFF
          }
          tick += 1
          return Update(input: { try $0.send("t") }, isShown: check())
        }
      ])
  }

  static var repaint: Workload {
    var frame = 0
    func check() -> (TerminalEmulator) -> Bool {
      var expected = (0..<40).map { row in
        String(
          (0..<120).map { column in
            Character(
              Unicode.Scalar(UInt8(33 + (31 * row + 17 * column + 53 * frame + row * column % 7) % 94)))
          })
      }
      // A terminal may scroll when its last cell is written, so a program may leave it out.
      expected[39].removeLast()
      return { $0.lines.dropLast() == expected.dropLast() && $0.lines[39].hasPrefix(expected[39]) }
    }
    return Workload(
      arguments: ["w4"], isStarted: check(),
      phases: [
        Phase {
          frame += 1
          return Update(input: { try $0.send("f") }, isShown: check())
        }
      ])
  }

  static func tree(_ name: String, _ size: Int) -> Workload {
    var value = 0
    func check() -> (TerminalEmulator) -> Bool {
      let expected = (0..<30).map { "Item \($0): \($0 == 5 ? value : 0)" }
      return { screen in
        let items = screen.lines.filter { $0.contains("Item ") }
        return items.count >= expected.count
          && zip(items, expected).allSatisfy { line, text in
            line.ranges(of: text).contains { $0.upperBound == line.endIndex || !line[$0.upperBound].isNumber }
          }
      }
    }
    return Workload(
      arguments: [name, String(size)], isStarted: check(),
      phases: [
        Phase {
          value += 1
          return Update(input: { try $0.send("+") }, isShown: check())
        }
      ])
  }

  static var field: Workload {
    var draws = Draws(7)
    let text = String(
      (0..<1000).map { _ in Character(Unicode.Scalar(UInt8(97 + (draws.next() >> 16) % 26))) })
    var length = 0
    func type(_ count: Int) -> Update {
      let typed = text.dropFirst(length).prefix(count)
      length += typed.count
      let (status, end) = ("Len: \(length)", String(text.prefix(length).suffix(8)))
      return Update(
        input: { try $0.send(String(typed)) }, isShown: { $0.shows(status) && $0.position(of: end) != nil })
    }
    return Workload(
      arguments: ["w6"], isStarted: { $0.shows("Len: 0") },
      phases: [
        Phase(name: "first", limit: 100) { type(1) },
        Phase(limit: 1, isPreparation: true) { type(max(1, 100 - length)) },
        Phase(name: "burst of 50", limit: 16) { type(50) },
        Phase(name: "last", limit: 100) { type(1) },
      ])
  }
}

extension TerminalEmulator {
  /// Whether consecutive rows of a list stand there, one of them selected and styled apart from the others.
  func showsList(selected: Int, rows count: Int) -> Bool {
    guard shows("Sel: \(selected)") else { return false }
    let rows = lines.enumerated().compactMap { y, line -> (number: Int, style: TerminalEmulator.Cell)? in
      guard let start = line.firstRange(of: "Row ") else { return nil }
      guard let number = Int(line[start.upperBound...].prefix { $0.isNumber }) else { return nil }
      return (number, self[line.distance(from: line.startIndex, to: start.lowerBound), y])
    }
    guard rows.count == count, let first = rows.first?.number else { return false }
    guard rows.enumerated().allSatisfy({ $1.number == first + $0 }) else { return false }
    let others = Set(rows.filter { $0.number != selected }.map(\.style))
    guard others.count == 1, let row = rows.first(where: { $0.number == selected }) else { return false }
    return !others.contains(row.style)
  }
}
