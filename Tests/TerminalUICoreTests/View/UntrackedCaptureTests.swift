import Expectations
import Testing

@testable import TerminalUICore

/// Closures that captured what may have changed, or what the app takes for equal.
@Suite struct UntrackedCaptureTests {
  // C5
  @Test func `an object that nobody tracks may have changed, unless it is all that was captured`() {
    struct Value { var model: Untracked; var number = 1 }
    @inline(never) func alone(_ model: Untracked) -> Action { Action { model.number += 1 } }
    @inline(never) func method(_ model: Untracked) -> Action { Action(model.send) }
    @inline(never) func make(_ model: Untracked, _ text: String) -> Action { Action { print(model, text) } }
    @inline(never) func make(_ model: Untracked?, _ number: Int) -> Action {
      Action { print(model as Any, number) }
    }
    @inline(never) func make(_ value: Value) -> Action { Action { print(value) } }
    @inline(never) func make(_ models: [Untracked], _ text: String) -> Action {
      Action { print(models, text) }
    }
    @inline(never) func make(any model: Any, _ text: String) -> Action { Action { print(model, text) } }
    @inline(never) func make(object model: AnyObject, _ text: String) -> Action {
      Action { print(model, text) }
    }
    @inline(never) func weakly(_ model: Untracked, _ number: Int) -> Action {
      Action { [weak model] in print(model as Any, number) }
    }
    @inline(never) func unowned(_ model: Untracked, _ number: Int) -> Action {
      Action { [unowned model] in print(model, number) }
    }
    @inline(never) func make(_ models: [String: Untracked], _ number: Int) -> Action {
      Action { print(models, number) }
    }
    let model = Untracked()
    expect(areEqual(alone(model), alone(model)))
    expect(areEqual(method(model), method(model)))
    expect(!areEqual(make(model, "a"), make(model, "a")))
    expect(!areEqual(make(model, opaque(1)), make(model, opaque(1))))
    expect(areEqual(make(nil, 1), make(nil, 1)))
    expect(
      !areEqual(make(Value(model: model, number: opaque(1))), make(Value(model: model, number: opaque(1)))))
    expect(!areEqual(make([model], "a"), make([model], "a")))
    expect(areEqual(make([], "a"), make([], "a")))
    expect(!areEqual(make(any: model, "a"), make(any: model, "a")))
    expect(areEqual(make(any: 1, "a"), make(any: 1, "a")))
    expect(!areEqual(make(object: model, "a"), make(object: model, "a")))
    expect(!areEqual(weakly(model, 1), weakly(model, 1)))
    expect(!areEqual(unowned(model, 1), unowned(model, 1)))
    expect(!areEqual(make(["a": model], 1), make(["a": model], 1)))
  }

  // C5, C8
  @Test func `no operator of the app decides what a closure reads`() {
    struct Item: nonisolated Equatable {
      var id: Int
      var title: String
      static nonisolated func == (lhs: Item, rhs: Item) -> Bool { lhs.id == rhs.id }
    }
    struct Key: nonisolated Hashable {
      var id: Int
      var title: String
      static nonisolated func == (lhs: Key, rhs: Key) -> Bool { lhs.id == rhs.id }
      nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    @inline(never) func make(_ item: Item) -> Action { Action { print(item) } }
    @inline(never) func make(_ items: [Item]) -> Action { Action { print(items) } }
    @inline(never) func make(_ item: Item?, _ number: Int) -> Action { Action { print(item as Any, number) } }
    @inline(never) func make(_ keys: Set<Key>, _ number: Int) -> Action { Action { print(keys, number) } }
    @inline(never) func make(_ keys: [Key: Item], _ number: Int) -> Action { Action { print(keys, number) } }
    @inline(never) func make(hashable: AnyHashable, _ number: Int) -> Action {
      Action { print(hashable, number) }
    }
    let (one, same, other) = (
      Item(id: 1, title: longText), Item(id: 1, title: fresh(longText)), Item(id: 1, title: "b")
    )
    expect(areEqual(one, other))
    expect(areEqual(make(one), make(same)) && !areEqual(make(one), make(other)))
    expect(areEqual(make([one]), make([same])) && !areEqual(make([one]), make([other])))
    expect(areEqual(make(one, 1), make(same, 1)) && !areEqual(make(one, 1), make(other, 1)))
    let (key, sameKey, otherKey) = (
      Key(id: 1, title: longText), Key(id: 1, title: fresh(longText)), Key(id: 1, title: "b")
    )
    expect(areEqual(make([key], 1), make([sameKey], 1)) && !areEqual(make([key], 1), make([otherKey], 1)))
    expect(areEqual(make([key: one], 1), make([sameKey: same], 1)))
    expect(!areEqual(make([key: one], 1), make([key: other], 1)))
    expect(!areEqual(make([key: one], 1), make([otherKey: one], 1)))
    expect(areEqual(make(hashable: key, 1), make(hashable: sameKey, 1)))
    expect(!areEqual(make(hashable: key, 1), make(hashable: otherKey, 1)))
  }
}
