/// The way from a value to a part of it, and back: bindings to parts are made of these.
///
/// Equal ways lead to the same part.
protocol Lens: Equatable {
  associatedtype Whole
  associatedtype Part
  /// Called where the binding is read.
  func part(of whole: Whole) -> Part
  /// Changes the part, unless `change` returns `false`; called where the binding is written.
  ///
  /// - Returns: Whether the whole was changed.
  func modify(_ whole: inout Whole, _ change: (inout Part) -> Bool) -> Bool
}

/// The lens of a key path, as `$state.property` has it.
struct KeyPathLens<Whole, Part>: Lens {
  let keyPath: WritableKeyPath<Whole, Part>

  func part(of whole: Whole) -> Part { whole[keyPath: keyPath] }
  func modify(_ whole: inout Whole, _ change: (inout Part) -> Bool) -> Bool {
    change(&whole[keyPath: keyPath])
  }
}

/// From a value to an optional with it; `nil` isn't written.
struct OptionalLens<Wrapped>: Lens {
  func part(of whole: Wrapped) -> Wrapped? { whole }
  func modify(_ whole: inout Wrapped, _ change: (inout Wrapped?) -> Bool) -> Bool {
    var part: Wrapped? = whole
    guard change(&part), let part else { return false }
    whole = part
    return true
  }
}

/// From a hashable value to one of any type; a value of another type isn't written.
struct AnyHashableLens<Wrapped: Hashable>: Lens {
  func part(of whole: Wrapped) -> AnyHashable { AnyHashable(whole) }
  func modify(_ whole: inout Wrapped, _ change: (inout AnyHashable) -> Bool) -> Bool {
    var part = AnyHashable(whole)
    guard change(&part), let value = part.base as? Wrapped else { return false }
    whole = value
    return true
  }
}

/// From an optional to the value in it, and to an earlier one where there is none.
struct UnwrappingLens<Wrapped>: Lens {
  let earlier: Wrapped

  func part(of whole: Wrapped?) -> Wrapped { whole ?? earlier }
  func modify(_ whole: inout Wrapped?, _ change: (inout Wrapped) -> Bool) -> Bool {
    var part = part(of: whole)
    guard change(&part) else { return false }
    whole = part
    return true
  }
  /// The earlier value doesn't count: it is only shown where there is no value.
  static func == (a: Self, b: Self) -> Bool { true }
}

/// From a collection to the element at a position; once that is gone, to the last that was there, which isn't changed.
final class ElementLens<Base: MutableCollection>: Lens {
  private let position: Base.Index
  private var last: Base.Element

  init(_ position: Base.Index, in base: BindingLocation<Base>) {
    self.position = position
    last = MainThread.isCurrent ? Evaluation.withoutReader { base.value[position] } : base.value[position]
  }

  private func isPosition(in whole: Base) -> Bool {
    whole.startIndex <= position && position < whole.endIndex
  }

  func part(of whole: Base) -> Base.Element {
    guard isPosition(in: whole) else { return StateTable.lock.withLock { last } }
    let element = whole[position]
    guard MainThread.isCurrent else { return element }
    // Kept for when its position is gone, which other threads may see too.
    var old = element
    StateTable.lock.withLock { swap(&last, &old) }
    return element
  }

  func modify(_ whole: inout Base, _ change: (inout Base.Element) -> Bool) -> Bool {
    isPosition(in: whole) && change(&whole[position])
  }

  static func == (a: ElementLens, b: ElementLens) -> Bool { a.position == b.position }
}
