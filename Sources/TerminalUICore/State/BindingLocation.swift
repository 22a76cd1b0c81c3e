internal import RuntimeMetadata

/// Where a binding leads: each way to make a binding has a subclass.
@usableFromInline class BindingLocation<Value> {
  var value: Value { fatalError("abstract") }
  func write(_ value: Value, _ transaction: Transaction) {}
  /// Changes the value, unless `change` returns `false`; where the place allows it as one step, which loses nothing that
  /// other threads write meanwhile.
  func modify(_ transaction: Transaction, _ change: (inout Value) -> Bool) {
    var value = value
    if change(&value) { write(value, transaction) }
  }
  func leadsToSamePlace(as other: BindingLocation<Value>) -> Bool { self === other }

  /// The source that the value is a part of, if it is one.
  var source: Source? { nil }
  /// The part that readers of this value alone depend on.
  fileprivate unowned(unsafe) final var part: LocationPart<Value>?

  /// A part of the value of ``source``, on which the view that is being evaluated then depends, and not on the rest.
  final func readPart(_ read: () -> Value) -> Value {
    guard MainThread.isCurrent, Evaluation.node != nil, let source else { return read() }
    let value = Evaluation.withoutReader(read)
    let part = part ?? LocationPart(self, of: source)
    part.wasRead(with: value)
    return value
  }

  /// Takes over the part of an equal location that this one replaces.
  final func takePart(of other: BindingLocation<Value>) {
    guard other !== self, part == nil, let part = other.part else { return }
    other.part = nil
    self.part = part
    part.location = self
  }
}

/// The value at a location, as a part of the source that it is in.
private final class LocationPart<Value>: PartSource {
  fileprivate var location: BindingLocation<Value>
  private var last: Value?

  init(_ location: BindingLocation<Value>, of root: Source) {
    self.location = location
    super.init(of: root)
    location.part = self
  }

  deinit { if location.part === self { location.part = nil } }

  func wasRead(with value: Value) {
    // The other readers saw an earlier value, and the next update wouldn't report this one to them.
    if let last, !valuesAreEqual(last, value) { changedForOthers() }
    last = value
    follow()
    wasRead()
  }

  override func refresh() {
    let value = Evaluation.withoutReader { location.value }
    if let last, valuesAreEqual(last, value) { return }
    last = value
    changed()
  }
}

/// Leads to a `State`: the location of `$state`.
@usableFromInline final class StateBindingLocation<Value>: BindingLocation<Value> {
  private let handle: StateHandle
  private let initialValue: Value

  @usableFromInline init(_ handle: StateHandle, _ initialValue: Value) {
    self.handle = handle
    self.initialValue = initialValue
  }
  override var value: Value { handle.read(or: initialValue) }
  override var source: Source? { StateLocation<Value>.at(handle)?.object }
  override func write(_ value: Value, _ transaction: Transaction) {
    handle.write(value, transaction: transaction.unlessEmpty)
  }
  override func modify(_ transaction: Transaction, _ change: (inout Value) -> Bool) {
    handle.modify(transaction.unlessEmpty, change)
  }
  override func leadsToSamePlace(as other: BindingLocation<Value>) -> Bool {
    (other as? StateBindingLocation)?.handle == handle
  }
}

/// Leads to a value that never changes: the location of `Binding.constant(_:)`.
final class ConstantLocation<Value>: BindingLocation<Value> {
  private let constant: Value
  init(_ value: Value) { constant = value }
  override var value: Value { constant }
  override func leadsToSamePlace(as other: BindingLocation<Value>) -> Bool {
    (other as? ConstantLocation).map { valuesAreEqual($0.constant, constant) } ?? false
  }
}

/// Leads to what two closures of the app read and write: the location of `Binding(get:set:)`.
final class FunctionLocation<Value>: BindingLocation<Value> {
  /// The functions as they were passed: only then can they be compared with others.
  enum Functions {
    case plain(get: () -> Value, set: (Value) -> Void)
    case listening(get: () -> Value, set: (Value, Transaction) -> Void)
  }
  private let functions: Functions
  /// The getter's value when the binding was made.
  private var sample: Value?

  init(_ functions: Functions) {
    self.functions = functions
    super.init()
    if MainThread.isCurrent { Evaluation.takeSample(of: self) }
  }

  override var value: Value {
    switch functions {
    case .plain(let get, _), .listening(let get, _): return get()
    }
  }
  override func write(_ value: Value, _ transaction: Transaction) {
    switch functions {
    case .plain(_, let set): set(value)
    case .listening(_, let set): set(value, transaction)
    }
  }
  override func leadsToSamePlace(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? FunctionLocation, valuesAreEqual(functions, other.functions) else {
      return false
    }
    takeSample()
    other.takeSample()
    guard let sample, let last = other.sample else { return false }
    return valuesAreEqual(sample, last)
  }
}

extension FunctionLocation: Sampled {
  func takeSample() {
    if sample == nil, MainThread.isCurrent { sample = Evaluation.withoutReader { value } }
  }
}

/// A location that has to read its value once in the evaluation in which it was made: that of `Binding(get:set:)`.
protocol Sampled: AnyObject {
  func takeSample()
}

/// Leads to a part of the value at another location: the location of `$value.property` and of `$items[index]`.
final class LensLocation<Way: Lens>: BindingLocation<Way.Part> {
  private let whole: BindingLocation<Way.Whole>
  private let lens: Way

  init(_ whole: BindingLocation<Way.Whole>, _ lens: Way) { (self.whole, self.lens) = (whole, lens) }

  override var source: Source? { whole.source }
  override var value: Way.Part { readPart { lens.part(of: whole.value) } }
  override func write(_ value: Way.Part, _ transaction: Transaction) {
    modify(transaction) { part in
      part = value
      return true
    }
  }
  override func modify(_ transaction: Transaction, _ change: (inout Way.Part) -> Bool) {
    whole.modify(transaction) { lens.modify(&$0, change) }
  }
  override func leadsToSamePlace(as other: BindingLocation<Way.Part>) -> Bool {
    guard let other = other as? LensLocation else { return false }
    return lens == other.lens && whole.leadsToSamePlace(as: other.whole)
  }
}
