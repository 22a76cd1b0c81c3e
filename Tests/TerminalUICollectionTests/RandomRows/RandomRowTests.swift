import Foundation
import Soak
import TerminalUI
import TerminalUITesting
import Testing

@testable import TerminalUICore

/// Random programs of rows that move, leave, come again and change while they are out of sight.
///
/// After each step the screen is that of the same rows made anew, but for the numbers of the states; and a state has
/// the number that it had, exactly if its row, branch, identity and key were there all the time. Of rows out of sight
/// that holds where the state was written to.
@Suite struct RandomRowTests {
  /// The programs of each container.
  private static let count = Soak.count(4, 40, full: 1_000)

  @Test(arguments: RowContainer.allCases)
  func `states live as long as their place, and rows show what they are made of`(container: RowContainer) {
    // I1, I2, S2, S9, C8, E5
    for seed in 1...Self.count {
      let program = RowProgram(seed: UInt64(seed), container)
      if let failure = program.run() {
        Issue.record("\(container), seed \(seed): \(failure)")
        return
      }
    }
  }
}

/// A program that is run: the elements, and what must have survived.
private final class RowProgram {
  private var random: SplitMix64
  private let container: RowContainer
  private let shelf = RowModel()
  private let host: TestHost
  private var nextID = 0
  private var removed: [RowElement] = []
  private var log: [String] = []
  /// The states that were written to, by their place, and their numbers: these survive out of sight as well.
  private var written: [String: Int] = [:]

  init(seed: UInt64, _ container: RowContainer) {
    random = SplitMix64(seed: seed &* 7919)
    self.container = container
    let shelf = shelf
    let (width, height) = (60, [4, 7, 12][Int(seed % 3)])
    var elements: [RowThing] = []
    let count = Int.random(in: 1...(container == .eager ? 10 : 30), using: &random)
    for id in 0..<count {
      elements.append(RowThing(RowElement(id: id, title: "t", parts: [1, 2])))
    }
    nextID = count
    shelf.things = elements
    host = TestHost(width: width, height: height) { RowProgramView(container: container, shelf: shelf) }
  }

  private func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  func run() -> String? {
    if let failure = check([:]) { return failure }
    for _ in 0..<4 {
      let before = inSight
      shelf.objectWillChange.send()
      for _ in 0...number(0..<3) { step() }
      host.turn()
      if let failure = check(before) { return failure + "\n" + log.joined(separator: "\n") }
      act()
      host.turn()
      if let failure = check([:]) { return failure + "\n" + log.joined(separator: "\n") }
    }
    return nil
  }

  // MARK: What happens

  /// Changes the elements.
  private func step() {
    let count = shelf.things.count
    switch number(0..<12) {
    case 0, 1:
      guard count > 1 else { return }
      let (from, to) = (number(0..<count), number(0..<count))
      shelf.things.insert(shelf.things.remove(at: from), at: to)
      log.append("move \(from) to \(to)")
    case 2:
      shelf.things.reverse()
      log.append("reverse")
    case 3:
      shelf.things.shuffle(using: &random)
      log.append("shuffle")
    case 4:
      guard count > 0 else { return }
      let place = number(0..<count)
      removed.append(shelf.things.remove(at: place).element)
      log.append("remove at \(place)")
    case 5:
      let place = number(0..<count + 1)
      shelf.things.insert(RowThing(RowElement(id: nextID, title: "new", parts: [1])), at: place)
      nextID += 1
      log.append("insert at \(place)")
    case 6, 7:
      guard let element = removed.popLast() else { return }
      guard !shelf.things.contains(where: { $0.id == element.id }) else { return }
      let place = number(0..<count + 1)
      shelf.things.insert(RowThing(element), at: place)
      log.append("insert \(element.id) again at \(place)")
    default:
      guard count > 0 else { return }
      change(shelf.things[number(0..<count)])
    }
  }

  private func change(_ thing: RowThing) {
    switch number(0..<4) {
    case 0: thing.element.title = "t\(number(0..<100))"
    case 1: thing.element.isFirst.toggle()
    case 2: thing.element.version += 1
    default: thing.element.parts = [1, 2, 3].filter { _ in number(0..<3) > 0 }.shuffled(using: &random)
    }
    log.append("change \(thing.id): \(thing.element)")
  }

  /// Scrolls, taps, or lets an action lay out what was just written.
  private func act() {
    switch number(0..<6) {
    case 0:
      host.scroll(x: 1, y: 1, dy: number(-12..<13))
      log.append("scroll")
    case 1:
      host.press(number(0..<2) == 0 ? .home : .end)
      log.append("home or end")
    case 2:
      guard let thing = shelf.things.randomElement(using: &random) else { return }
      shelf.objectWillChange.send()
      change(thing)
      shelf.proxy?.scrollTo(thing.id)
      log.append("scroll to \(thing.id)")
    default: tap()
    }
  }

  /// Taps a state that is on the screen.
  private func tap() {
    let places = inSight
    guard let place = places.keys.sorted().randomElement(using: &random), let serial = places[place] else {
      return
    }
    guard host.position(of: "#\(serial).") != nil else { return }
    host.click(on: "#\(serial).")
    written[place] = serial
    log.append("tap \(place)")
  }

  // MARK: What must hold

  /// The numbers of the states that the screen shows, by their places.
  private var inSight: [String: Int] {
    let shown = Set(parts(of: host.text).serials)
    return shelf.serials.filter { shown.contains($0.value) && places.contains($0.key) }
  }

  /// The places that there are.
  private var places: Set<String> {
    Set(
      shelf.elements.flatMap { element in
        ["\(element.id)/\(element.isFirst ? "a" : "b")", "\(element.id)/v\(element.version)"]
          + element.parts.map { "\(element.id)/p\($0)" }
      })
  }

  private func check(_ before: [String: Int]) -> String? {
    if let broken = host.host.checkInvariants().first { return broken }
    if let issue = host.issues.first { return "\(issue)" }
    let present = places
    // A state whose place is gone is gone, also if the place comes again.
    for place in written.keys where !present.contains(place) { written[place] = nil }
    let now = inSight
    for (place, serial) in now {
      if let old = written[place], old != serial {
        return "the state at \(place) was \(old) and is \(serial)"
      }
      if let old = before[place], old != serial {
        return "\(place) stayed in sight, was \(old) and is \(serial)"
      }
    }
    let numbers = Dictionary(grouping: now.keys) { now[$0] ?? 0 }
    if let twice = numbers.first(where: { $0.value.count > 1 }) { return "\(twice.value) share a state" }
    return container == .eager ? compareWithFresh() : compareRows()
  }

  /// The lines of a text without the numbers of states and what is beside the rows, and these numbers: `#12.0`.
  private func parts(of text: String) -> (lines: [String], serials: [Int]) {
    var (lines, serials): ([String], [Int]) = ([], [])
    var line: [UInt8] = []
    var bytes = Array(text.utf8)[...]
    func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    func endLine() {
      while line.last == UInt8(ascii: " ") { line.removeLast() }
      lines.append(String(decoding: line, as: UTF8.self))
      line = []
    }
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "\n"): endLine()
      case UInt8(ascii: "#"):
        line.append(byte)
        let digits = bytes.prefix(while: isDigit)
        serials.append(Int(String(decoding: digits, as: UTF8.self)) ?? 0)
        bytes = bytes.dropFirst(digits.count + 1).drop(while: isDigit)
      case UInt8(ascii: " "): if let last = line.last, last != byte { line.append(byte) }
      case 0x80...: break
      default: line.append(byte)
      }
    }
    endLine()
    return (lines, serials)
  }

  /// The screen without the numbers of states.
  private func plain(_ text: String) -> [String] {
    parts(of: text).lines
  }

  private func compareWithFresh() -> String? {
    let (serials, last) = (shelf.serials, Serial.last)
    let container = container
    let shelf = shelf
    let size = host.terminal.size
    let fresh = TestHost(width: size.width, height: size.height) {
      RowProgramView(container: container, shelf: shelf)
    }
    shelf.serials = serials
    Serial.last = last + 1_000
    let (shown, expected) = (plain(host.text), plain(fresh.text))
    return shown == expected
      ? nil : "shown\n\(shown.joined(separator: "\n"))\nfresh\n\(expected.joined(separator: "\n"))"
  }

  /// Each line is what its element is made of, in the order of the elements.
  private func compareRows() -> String? {
    let lines = plain(host.text).filter { !$0.isEmpty && $0 != "first" && $0 != "second" }
    var order = shelf.elements
    if container == .sections {
      order = order.filter { $0.id.isMultiple(of: 2) } + order.filter { !$0.id.isMultiple(of: 2) }
    }
    let expected = order.map { element in
      "\(element.id) \(element.title) " + String(repeating: "#", count: 2 + element.parts.count)
    }
    guard let first = lines.first, let start = expected.firstIndex(of: first) else {
      return lines.isEmpty && order.isEmpty ? nil : "shown\n\(lines)\nof\n\(expected)"
    }
    return Array(expected[start...].prefix(lines.count)) == lines
      ? nil : "shown\n\(lines)\nof\n\(expected[start...])"
  }
}
