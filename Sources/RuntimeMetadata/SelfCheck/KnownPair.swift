/// Two values with a known result of their comparison, by which ``SelfCheck`` tests the comparisons.
package struct KnownPair: Sendable, CustomStringConvertible {
  /// The name in a report.
  package let name: String
  /// The subject that is in doubt if the comparison says something else.
  package let subject: SelfCheck.Subject
  private let areEqual: Bool
  private let compare: @Sendable () -> Bool

  /// Makes a pair from a closure, which makes new values for each comparison: equal ones need not share storage.
  package init<Value>(
    _ name: String, _ subject: SelfCheck.Subject, areEqual: Bool,
    _ values: @escaping @Sendable () -> (Value, Value)
  ) {
    self.name = name
    self.subject = subject
    self.areEqual = areEqual
    compare = {
      let (left, right) = values()
      return withUnsafePointer(to: left) { left in
        withUnsafePointer(to: right) { TypeComparison.of(Value.self).isEqualCapture(left, $0) }
      }
    }
  }

  /// Whether the comparison gives the known answer.
  var isAsExpected: Bool { compare() == areEqual }

  package var description: String { "\(name): \(areEqual ? "equal" : "different")" }

  /// The pairs that the check compares.
  static let all: [KnownPair] =
    ofLayouts + ofEnums + ofExistentials + ofClosures

  /// Makes a pair of two equal values, and a pair of the first value with each other one.
  private static func both<Value>(
    _ name: String, _ subject: SelfCheck.Subject, _ first: @escaping @Sendable () -> Value,
    _ others: (@Sendable () -> Value)...
  ) -> [KnownPair] {
    [KnownPair(name, subject, areEqual: true) { (first(), first()) }]
      + others.map { other in KnownPair(name, subject, areEqual: false) { (first(), other()) } }
  }

  private static let ofLayouts: [KnownPair] =
    both(
      "a struct", .layouts, { Parts() }, { Parts(flag: false) }, { Parts(text: fresh("c")) },
      { Parts(number: 1.5) }, { Parts(pair: (2, fresh("p"))) }, { Parts(list: [Inner(text: fresh("m"))]) })
    + both("plain data", .layouts, { Plain() }, { Plain(flag: false) }, { Plain(number: 3) })

  private static let ofEnums: [KnownPair] =
    both(
      "an enum", .enums, { Choice.text(fresh("a"), 1) }, { .text(fresh("a"), 2) }, { .text(fresh("b"), 1) },
      { .inner(Inner(text: fresh("a"))) }, { .none })
    + both(
      "an indirect enum", .enums, { Choice.boxed(.text(fresh("a"), 1)) }, { .boxed(.text(fresh("b"), 1)) })
    + both("an optional", .enums, { Inner?(Inner(text: fresh("a"))) }, { Inner(text: fresh("b")) }, { nil })

  private static let ofExistentials: [KnownPair] =
    both(
      "an existential", .existentials, { Inner(text: fresh("a")) as any Sendable },
      { Inner(text: fresh("b")) as any Sendable }, { Parts() as any Sendable })
    + both(
      "an existential in a box", .existentials, { Parts() as any Sendable },
      { Parts(text: fresh("c")) as any Sendable })

  private static let ofClosures: [KnownPair] =
    both(
      "a closure", .closures, { Action(of: 1, fresh("a")) }, { Action(of: 2, fresh("a")) },
      { Action(of: 1, fresh("b")) })
    + both(
      "a generic closure", .closures, { Action(ofAny: Inner(text: fresh("a")), 1) },
      { Action(ofAny: Inner(text: fresh("b")), 1) }, { Action(ofAny: fresh("a"), 1) })
    + both(
      "a closure of a closure", .closures, { Action(of: Action(of: 1, fresh("a")), 2) },
      { Action(of: Action(of: 1, fresh("b")), 2) })
    + both("a closure of a list", .closures, { Action(of: [1, 2]) }, { Action(of: [1, 3]) })
    + [
      KnownPair("a closure of an object", .closures, areEqual: false) {
        let object = Object()
        return (Action(of: object, 1), Action(of: object, 1))
      },
      KnownPair("a closure of a weak object", .closures, areEqual: true) {
        let object = Tracked()
        return (Action(ofWeak: object, 1), Action(ofWeak: object, 1))
      },
      KnownPair("a closure of another weak object", .closures, areEqual: false) {
        let objects = (Tracked(), Tracked())
        return (Action(ofWeak: objects.0, 1), Action(ofWeak: objects.1, 1))
      },
    ]
}

// MARK: - What is compared

/// A text that shares no storage with others of the same characters, and is too long to be kept in the value.
@_optimize(none) private func fresh(_ text: String) -> String { String(repeating: text, count: 20) }

// The types of the values that the pairs compare: between them they have every kind of layout that the comparison
// reads.
private struct Plain: Sendable {
  var flag = true
  var number = 2
}

private struct Inner: Sendable { var text: String }

private struct Parts: Sendable {
  var flag = true
  var text = fresh("t")
  var number = 0.5
  var pair = (1, fresh("p"))
  var list = [Inner(text: fresh("l"))]
}

/// An object without tracking of its reads.
///
/// Code that captured it may read something else the next time, so code that captured the same one isn't equal.
private final class Object: Sendable {}

/// An object with tracking of its reads: closures that captured the same object are equal.
private final class Tracked: TrackedObject, Sendable {}

private enum Choice: Sendable {
  case none
  case text(String, Int)
  case inner(Inner)
  indirect case boxed(Choice)
}

/// Closures, made as they are written: the optimiser would merge two, or write their known captures into their code.
private struct Action: Sendable {
  let perform: @Sendable () -> Int

  @_optimize(none) init(of number: Int, _ text: String) { perform = { number + text.utf8.count } }

  @_optimize(none) init<Value: Sendable>(ofAny value: Value, _ number: Int) {
    perform = { number + MemoryLayout.size(ofValue: value) }
  }

  @_optimize(none) init(of action: Action, _ number: Int) { perform = { action.perform() + number } }

  @_optimize(none) init(of list: [Int]) { perform = { list.count } }

  @_optimize(none) init(of object: Object, _ number: Int) {
    perform = { ObjectIdentifier(object).hashValue + number }
  }

  @_optimize(none) init(ofWeak object: Tracked, _ number: Int) {
    perform = { [weak object] in object == nil ? 0 : number }
  }
}
