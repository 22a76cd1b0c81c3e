import Expectations
import Testing

@testable import TerminalUICore

/// Values that objects have in a table.
@Suite struct ObjectTableTests {
  private final class Thing {}

  @Test func `values are in the order in which their objects came, and stay there when they change`() {
    let things = (0..<4).map { _ in Thing() }
    var table = ObjectTable<Int>()
    for (number, thing) in things.enumerated() { table[thing] = number }
    table[things[1]] = 11
    expect(Array(table.values), [0, 11, 2, 3])
    table[things[0]] = nil
    table[things[0]] = 10
    expect(Array(table.values), [11, 2, 3, 10])
    expect(table.values.last == 10 && table.values.first == 11 && table.count == 4)
    expectNil(table[Thing()])
  }

  @Test func `a value that is nothing is a value`() {
    let (one, other) = (Thing(), Thing())
    var table = ObjectTable<Int?>()
    table[one] = .some(nil)
    table[other] = 2
    expect(table.count == 2 && Array(table.values) == [nil, 2])
    table[one] = nil
    expect(table.count == 1 && Array(table.values) == [2])
  }

  @Test func `it agrees with a list, whatever comes and goes`() {
    var random = SystemRandomNumberGenerator()
    let things = (0..<40).map { _ in Thing() }
    var (table, list): (ObjectTable<Int>, [(Thing, Int)]) = (ObjectTable(), [])
    for step in 0..<4000 {
      let thing = things.randomElement(using: &random)!
      let place = list.firstIndex { $0.0 === thing }
      if Bool.random(using: &random) {
        table[thing] = nil
        if let place { list.remove(at: place) }
      } else {
        table[thing] = step
        if let place { list[place].1 = step } else { list.append((thing, step)) }
      }
      expect(Array(table.values), list.map(\.1))
      expect(table.count == list.count && table.isEmpty == list.isEmpty)
    }
  }

  @Test func `a queue of many costs what is in it`() {
    let things = (0..<20_000).map { _ in Thing() }
    var table = ObjectTable<Int>()
    for (number, thing) in things.enumerated() { table[thing] = number }
    for thing in things.reversed() { table[thing] = nil }
    for (number, thing) in things.enumerated() { table[thing] = number }
    for thing in things.dropLast(2) { table[thing] = nil }
    expect(Array(table.values), [19_998, 19_999])
  }
}
