import Expectations
import Testing

@testable import TerminalUICore

private protocol Shape { func draw() }
private struct Square: Shape, Equatable {
  var side: Int
  var name: String
  func draw() { print(self) }
}

private struct Pair<Element> {
  var first: Element
  var text: String
  func use() { print(self) }
}

private struct Handle: DynamicProperty { var slot: Int }

private struct Screen {
  var title: String
  var handle: Handle
  var model: Record
  @inline(never) func action() -> Action { Action { print(self) } }
}

private struct EqualScreen: nonisolated Equatable {
  var title: String
  var handle: Handle
  static nonisolated func == (lhs: EqualScreen, rhs: EqualScreen) -> Bool { lhs.title == rhs.title }
  @inline(never) func action() -> Action { Action { print(self) } }
}

/// Calls what it holds with whatever type it was made for, so functions in it are stored in their most
/// general form.
private struct Holder<Value> { var value: Value; var number = 0 }

@Suite struct ClosureComparisonTests {
  // C5
  @Test func `a closure without captures is equal to itself and to no other`() {
    @inline(never) func make(_ other: Bool) -> Action { other ? Action { print(1) } : Action { print(2) } }
    expect(areEqual(make(true), make(true)))
    expect(!areEqual(make(true), make(false)))
  }

  // C5
  @Test func `the same captures in other code are different`() {
    @inline(never) func make(_ other: Bool, _ number: Int) -> Action {
      other ? Action { print(number) } : Action { print(number + 1) }
    }
    expect(areEqual(make(true, 1), make(true, 1)))
    expect(!areEqual(make(true, 1), make(false, 1)))
  }

  // C5
  @Test func `numbers are compared by value`() {
    @inline(never) func make(_ a: Int8, _ b: Int, _ c: Double, _ d: Bool) -> Action {
      Action { print(a, b, c, d) }
    }
    expect(areEqual(make(1, 2, 3, true), make(1, 2, 3, true)))
    expect(!areEqual(make(1, 2, 3, true), make(2, 2, 3, true)))
    expect(!areEqual(make(1, 2, 3, true), make(1, 3, 3, true)))
    expect(!areEqual(make(1, 2, 3, true), make(1, 2, 4, true)))
    expect(!areEqual(make(1, 2, 3, true), make(1, 2, 3, false)))
  }

  // C5
  @Test func `strings and arrays are compared by contents`() {
    @inline(never) func make(_ text: String, _ numbers: [Int]) -> Action { Action { print(text, numbers) } }
    expect(areEqual(make(fresh(longText), [1, 2].map(opaque)), make(fresh(longText), [1, 2].map(opaque))))
    expect(!areEqual(make("a", [1]), make("b", [1])))
    expect(!areEqual(make("a", [1]), make("a", [2])))
  }

  // C5
  @Test func `a lone array, whose storage is the context, is compared by contents`() {
    @inline(never) func make(_ texts: [String]) -> Action { Action { print(texts) } }
    expect(areEqual(make([fresh(longText)]), make([fresh(longText)])))
    expect(!areEqual(make(["a"]), make(["b"])))
    @inline(never) func make(_ models: [Record]) -> Action { Action { print(models) } }
    let model = Record()
    expect(areEqual(make([model].map(opaque)), make([model].map(opaque))))
    expect(!areEqual(make([model]), make([Record()])))
  }

  // C5
  @Test func `an object is the same object, alone or with others`() {
    @inline(never) func make(_ model: Record) -> Action { Action { model.number += 1 } }
    @inline(never) func make(_ model: Record, _ text: String) -> Action { Action { print(model, text) } }
    let model = Record()
    expect(areEqual(make(model), make(model)))
    expect(!areEqual(make(model), make(Record())))
    expect(areEqual(make(model, fresh(longText)), make(model, fresh(longText))))
    expect(!areEqual(make(model, "a"), make(Record(), "a")))
  }

  // C5
  @Test func `a struct with an object is compared by its parts`() {
    struct Value { var number: Int; var model: Record; var text: String }
    @inline(never) func make(_ value: Value) -> Action { Action { print(value) } }
    let model = Record()
    expect(
      areEqual(
        make(Value(number: 1, model: model, text: fresh(longText))),
        make(Value(number: 1, model: model, text: fresh(longText)))))
    expect(
      !areEqual(
        make(Value(number: 1, model: model, text: "a")), make(Value(number: 2, model: model, text: "a"))))
    expect(
      !areEqual(
        make(Value(number: 1, model: model, text: "a")), make(Value(number: 1, model: Record(), text: "a"))))
  }

  // C5
  @Test func `a container is compared by type and contents`() {
    @inline(never) func make(_ shape: any Shape, _ anything: Any, _ number: Int) -> Action {
      Action { print(shape, anything, number) }
    }
    let square = Square(side: 1, name: longText)
    expect(
      areEqual(make(square, 1, 2), make(Square(side: 1, name: fresh(longText)), 1, 2)))
    expect(!areEqual(make(square, 1, 2), make(Square(side: 2, name: longText), 1, 2)))
    expect(!areEqual(make(square, 1, 2), make(square, 1.0, 2)))
    expect(!areEqual(make(square, 1, 2), make(square, 1, 3)))
  }

  // C5
  @Test func `optionals, tuples, enums and metatypes are compared by their parts`() {
    enum Choice { case text(String), model(Record), none }
    @inline(never) func make(_ text: String?, _ pair: (Int, String), _ choice: Choice, _ type: any Shape.Type)
      -> Action
    {
      Action { print(text as Any, pair, choice, type) }
    }
    func base(
      _ text: String? = fresh(longText), _ pair: (Int, String) = (1, fresh(longText)),
      _ choice: Choice = .text(fresh(longText))
    ) -> Action { make(text, pair, choice, Square.self) }
    expect(areEqual(base(), base()))
    expect(!areEqual(base(), base(nil)))
    expect(!areEqual(base(), base(longText, (2, longText))))
    expect(!areEqual(base(), base(longText, (1, longText), .none)))
  }

  // C5
  @Test func `nested closures are compared by their own captures`() {
    @inline(never) func inner(_ number: Int) -> () -> Void { { print(number) } }
    @inline(never) func make(_ action: @escaping () -> Void) -> Action { Action { action() } }
    @inline(never) func make(_ action: @escaping () -> Void, _ text: String) -> Action {
      Action {
        print(text); action()
      }
    }
    expect(areEqual(make(inner(1)), make(inner(1))))
    expect(!areEqual(make(inner(1)), make(inner(2))))
    expect(
      areEqual(make(make(inner(1)).perform, fresh(longText)), make(make(inner(1)).perform, fresh(longText))))
    expect(!areEqual(make(make(inner(1)).perform, "a"), make(make(inner(2)).perform, "a")))
    expect(!areEqual(make(inner(1), "a"), make(inner(1), "b")))
  }

  // C5
  @Test func `optional closures are compared like closures`() {
    @inline(never) func inner(_ number: Int) -> () -> Void { { print(number) } }
    @inline(never) func make(_ action: (() -> Void)?, _ text: String) -> Action {
      Action {
        print(text); action?()
      }
    }
    expect(areEqual(make(inner(1), fresh(longText)), make(inner(1), fresh(longText))))
    expect(!areEqual(make(inner(1), "a"), make(inner(2), "a")))
    expect(!areEqual(make(inner(1), "a"), make(nil, "a")))
    expect(areEqual(make(nil, fresh(longText)), make(nil, fresh(longText))))
    struct Row { var action: (() -> Void)?; var number = 1 }
    expect(areEqual(Row(action: inner(1)), Row(action: inner(1))))
    expect(!areEqual(Row(action: inner(1)), Row(action: nil)))
    expect(areEqual(Row(action: nil), Row(action: nil)))
  }

  // C5
  @Test func `closures of every kind are understood`() {
    @inline(never) func asynchronous(_ text: String) -> () async throws -> Int {
      {
        print(text); return 1
      }
    }
    @inline(never) func sendable(_ text: String) -> @Sendable (Int) -> String { { text + "\($0)" } }
    @inline(never) func isolated(_ text: String) -> @MainActor (inout Int) -> Void { { $0 += text.count } }
    struct Row {
      var run: () async throws -> Int; var text: @Sendable (Int) -> String;
      var change: @MainActor (inout Int) -> Void
    }
    @inline(never) func row(_ text: String) -> Row {
      Row(run: asynchronous(text), text: sendable(text), change: isolated(text))
    }
    expect(areEqual(row(fresh(longText)), row(fresh(longText))))
    expect(!areEqual(row("a"), row("b")))
    @inline(never) func nested(_ row: Row) -> Action { Action { print(row.run as Any, row.text(1)) } }
    expect(areEqual(nested(row(fresh(longText))), nested(row(fresh(longText)))))
    expect(!areEqual(nested(row("a")), nested(row("b"))))
  }

  // C5
  @Test func `captured functions of every kind are understood`() {
    @inline(never) func asynchronous(_ text: String) -> () async throws -> Int {
      {
        print(text); return 1
      }
    }
    @inline(never) func sendable(_ text: String) -> @Sendable (Int, String) -> String {
      { text + "\($0)" + $1 }
    }
    @inline(never) func throwing(_ text: String) -> (Record) throws -> [Int] {
      {
        print(text, $0); return []
      }
    }
    @inline(never) func make(_ text: String) -> Action {
      let (a, b, c) = (asynchronous(text), sendable(text), throwing(text))
      return Action { print(a as Any, b as Any, c as Any, text) }
    }
    expect(areEqual(make(fresh(longText)), make(fresh(longText))))
    expect(!areEqual(make("a"), make("b")))
  }

  // C5
  @Test func `functions that go through generic storage are compared by what is inside`() {
    @inline(never) func inner(_ number: Int) -> (Int, String) -> String { { "\(number) \($0) \($1)" } }
    @inline(never) func make(_ number: Int) -> Holder<(Int, String) -> String> {
      Holder(value: inner(number))
    }
    expect(areEqual(make(1), make(1)))
    expect(!areEqual(make(1), make(2)))
    @inline(never) func action(_ holder: Holder<(Int, String) -> String>) -> Action {
      Action { print(holder.value(1, "")) }
    }
    expect(areEqual(action(make(1)), action(make(1))))
    expect(!areEqual(action(make(1)), action(make(2))))
    @inline(never) func array(_ number: Int) -> [(Int, String) -> String] { [inner(number)] }
    expect(areEqual(array(1), array(1)))
    expect(!areEqual(array(1), array(2)))
  }

  // C5
  @Test func `a method is equal for the same object`() {
    struct Row { var id: Int; var action: (Int) -> Void }
    @inline(never) func make(_ model: Record) -> Row { Row(id: 1, action: model.send) }
    let model = Record()
    expect(areEqual(make(model), make(model)))
    expect(!areEqual(make(model), make(Record())))
    @inline(never) func action(_ model: Record) -> Action { Action(model.send) }
    expect(areEqual(action(model), action(model)))
    expect(!areEqual(action(model), action(Record())))
  }

  // C5
  @Test func `a method is equal for an equal value`() {
    @inline(never) func make(_ side: Int) -> Action { Action(Square(side: side, name: fresh(longText)).draw) }
    expect(areEqual(make(1), make(1)))
    expect(!areEqual(make(1), make(2)))
    @inline(never) func contained(_ side: Int) -> Action {
      let shape: any Shape = Square(side: side, name: fresh(longText))
      return Action(opaque(shape).draw)
    }
    expect(!areEqual(contained(1), contained(2)))
    @inline(never) func general(_ text: String) -> Action { Action(Pair(first: 1, text: text).use) }
    expect(areEqual(general(fresh(longText)), general(fresh(longText))))
    expect(!areEqual(general("a"), general("b")))
  }

  // C5
  @Test func `a captured variable is the same box`() {
    @inline(never) func make(_ text: String) -> (Action, Action) {
      var count = 0
      return (
        Action {
          count += 1; print(text)
        },
        Action {
          count += 2; print(text)
        }
      )
    }
    let one = make("a")
    let other = make("a")
    expect(areEqual(one.0, one.0))
    expect(!areEqual(one.0, other.0))
    expect(!areEqual(one.1, other.1))
  }

  // C5
  @Test func `a lone captured variable is equal only while it has the same value`() {
    @inline(never) func make() -> Action {
      var count = opaque(0)
      return Action { count += 1 }
    }
    let one = make()
    let other = make()
    one.perform()
    expect(!areEqual(one, other))
    expect(areEqual(one, one))
  }

  // C5
  @Test func `weak and unowned references are to the same object`() {
    @inline(never) func weakly(_ model: Record, _ number: Int) -> Action {
      Action { [weak model] in print(model as Any, number) }
    }
    @inline(never) func weaklyAlone(_ model: Record) -> Action {
      Action { [weak model] in print(model as Any) }
    }
    @inline(never) func unowned(_ model: Record, _ number: Int) -> Action {
      Action { [unowned model] in print(model, number) }
    }
    let model = Record()
    let other = Record()
    expect(areEqual(weakly(model, 1), weakly(model, 1)))
    expect(!areEqual(weakly(model, 1), weakly(other, 1)))
    expect(!areEqual(weakly(model, 1), weakly(model, 2)))
    expect(areEqual(weaklyAlone(model), weaklyAlone(model)))
    expect(!areEqual(weaklyAlone(model), weaklyAlone(other)))
    expect(areEqual(unowned(model, 1), unowned(model, 1)))
    expect(!areEqual(unowned(model, 1), unowned(other, 1)))
  }

  // C5, C6
  @Test func `a captured view counts with its dynamic properties`() {
    let model = Record()
    @inline(never) func make(_ slot: Int, _ title: String = longText) -> Screen {
      Screen(title: fresh(title), handle: Handle(slot: slot), model: model)
    }
    expect(areEqual(make(1), make(2)))
    expect(areEqual(make(1).action(), make(1).action()))
    expect(!areEqual(make(1).action(), make(2).action()))
    expect(!areEqual(make(1).action(), make(1, "b").action()))
  }

  // C5, C6
  @Test func `an operator that ignores dynamic properties does not decide about actions`() {
    @inline(never) func make(_ slot: Int) -> EqualScreen {
      EqualScreen(title: fresh(longText), handle: Handle(slot: slot))
    }
    expect(areEqual(make(1), make(2)))
    expect(areEqual(make(1).action(), make(1).action()))
    expect(!areEqual(make(1).action(), make(2).action()))
  }

  // C5
  @Test func `what can't be understood is different`() {
    @inline(never) func pair(_ number: Int) -> (Int, () -> Void) { (number, { print(number) }) }
    @inline(never) func make(_ pair: (Int, () -> Void)) -> Action { Action { pair.1() } }
    // The runtime has no type for a tuple with a function as it is stored here.
    expect(!areEqual(make(pair(1)), make(pair(2))))
    let action = make(pair(1))
    expect(areEqual(action, action))
  }

  // C5
  @Test func `functions of C are compared by address`() {
    let one: @convention(c) (Int32) -> Int32 = { $0 }
    let other: @convention(c) (Int32) -> Int32 = { $0 + 1 }
    struct Row { var function: @convention(c) (Int32) -> Int32; var text = fresh(longText) }
    expect(areEqual(Row(function: one), Row(function: one)))
    expect(!areEqual(Row(function: one), Row(function: other)))
  }
}
