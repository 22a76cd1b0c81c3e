import Expectations
import Testing

@testable import TerminalUICore

private struct Pair<Element> {
  var first: Element
  var text: String
  @inline(never) @_optimize(none) func action() -> Action { Action { print(self) } }
  @inline(never) @_optimize(none) func action<Other>(with other: Other) -> Action {
    Action { print(self.first, other) }
  }
}

@inline(never) @_optimize(none) private func generic<T>(_ value: T) -> Action { Action { print(value) } }
@inline(never) @_optimize(none) private func generic<T, U>(_ value: T, _ other: [U]?) -> Action {
  Action { print(value, other as Any) }
}
@inline(never) @_optimize(none) private func firstElement<C: Collection>(of values: C) -> Action {
  Action { [first = values.first] in print(first as Any) }
}
@inline(never) @_optimize(none) private func pack<each T>(_ values: repeat each T) -> Action {
  Action { print((repeat each values)) }
}
@inline(never) @_optimize(none) private func typeOnly<T>(_ type: T.Type) -> Action {
  Action { print(T.self) }
}

private final class Owner<T> {
  var value: T
  init(_ value: T) { self.value = value }
  @inline(never) @_optimize(none) func action(_ number: Int) -> Action { Action { print(self, number) } }
  @inline(never) @_optimize(none) func weakAction(_ number: Int) -> Action {
    Action { [weak self] in print(self as Any, number) }
  }
}

private struct Grid<let width: Int> {
  var number: Int
  @inline(never) @_optimize(none) func action(_ row: InlineArray<width, Int>) -> Action {
    Action { print(row[0], self) }
  }
}

/// Closures of code that isn't specialised: their contexts carry the generic arguments.
@Suite struct GenericClosureTests {
  // C5
  @Test func `captures of generic code are read with its arguments`() {
    expect(areEqual(generic(1), generic(1)))
    expect(!areEqual(generic(1), generic(2)))
    expect(areEqual(generic(fresh(longText)), generic(fresh(longText))))
    expect(!areEqual(generic("a"), generic("b")))
    expect(!areEqual(generic(1), generic(1.0)))
    expect(!areEqual(generic(1), generic("1")))
    let model = Record()
    expect(areEqual(generic(model, [fresh(longText)]), generic(model, [fresh(longText)])))
    expect(!areEqual(generic(model, ["a"]), generic(model, ["b"])))
    expect(!areEqual(generic(model, ["a"]), generic(Record(), ["a"])))
    expect(!areEqual(generic(model, ["a"]), generic(model, nil as [String]?)))
  }

  // C5
  @Test func `a view in generic code captures itself`() {
    @inline(never) func pair(_ text: String) -> Pair<(Int, String)> {
      Pair(first: (1, fresh(text)), text: fresh(longText))
    }
    expect(areEqual(pair(longText).action(), pair(longText).action()))
    expect(!areEqual(pair("a").action(), pair("b").action()))
    expect(
      areEqual(pair(longText).action(with: fresh(longText)), pair(longText).action(with: fresh(longText))))
    expect(!areEqual(pair("a").action(with: "a"), pair("a").action(with: "b")))
    expect(!areEqual(pair("a").action(with: 1), pair("a").action(with: "1")))
  }

  // C5
  @Test func `associated types are found`() {
    expect(areEqual(firstElement(of: [fresh(longText)]), firstElement(of: [fresh(longText)])))
    expect(!areEqual(firstElement(of: ["a"]), firstElement(of: ["b"])))
    expect(!areEqual(firstElement(of: [1]), firstElement(of: [] as [Int])))
  }

  // C5
  @Test func `a captured type is the same type`() {
    expect(areEqual(typeOnly(Int.self), typeOnly(Int.self)))
    expect(!areEqual(typeOnly(Int.self), typeOnly(Int8.self)))
  }

  // C5
  @Test func `captured packs of different values are different`() {
    expect(!areEqual(pack(1, "a"), pack(1, "b")))
    expect(!areEqual(pack(1, "a"), pack(2, "a")))
    let action = pack(1, "a")
    expect(areEqual(action, action))
  }

  // C5
  @Test func `arguments that aren't in the context leave only the context itself`() {
    let owner = Owner("a")
    expect(!areEqual(owner.action(1), owner.action(2)))
    expect(!areEqual(owner.weakAction(1), owner.weakAction(2)))
    let grid = Grid<2>(number: 1)
    expect(!areEqual(grid.action([1, 2]), grid.action([2, 2])))
    for action in [owner.action(1), owner.weakAction(1), grid.action([1, 2])] {
      expect(areEqual(action, action))
    }
  }
}
