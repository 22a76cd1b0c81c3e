import Observation
@testable import RuntimeMetadata

@testable import TerminalUICore

/// Whether the framework takes two values for equal views.
func areEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
  withUnsafePointer(to: lhs) { lhs in
    withUnsafePointer(to: rhs) { rhs in TypeComparison.of(T.self).isEqual(lhs, rhs) }
  }
}

/// The same for values that a closure captured.
func areEqualCaptures<T>(_ lhs: T, _ rhs: T) -> Bool {
  withUnsafePointer(to: lhs) { lhs in
    withUnsafePointer(to: rhs) { rhs in TypeComparison.of(T.self).isEqualCapture(lhs, rhs) }
  }
}

/// Stands for a view with an action, as `Row(id: i, action: store.send)`.
struct Action {
  var perform: () -> Void
  init(_ perform: @escaping () -> Void) { self.perform = perform }
}

/// Hides a value from the optimiser.
@inline(never) func opaque<T>(_ value: T) -> T { value }

/// A string that shares no storage with others that have the same characters.
@inline(never) func fresh(_ text: String) -> String { String(text.map { $0 }) + "" }

/// An object of which what is read is tracked.
final class Record: Observable {
  var number = 0
  func send() { number += 1 }
  func send(_ amount: Int) { number += amount }
}

/// An object of which nobody hears whether it changed.
final class Untracked {
  var number = 0
  func send() { number += 1 }
}

/// Counts calls of `==` and other things.
final class Counter { var count = 0 }

let longText = "a text that is too long to be kept inside of the value itself"
