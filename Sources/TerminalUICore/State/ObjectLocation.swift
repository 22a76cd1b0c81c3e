/// A property of an object, as the place that a binding leads to.
///
/// It is written on the main thread. Writes of another thread wait for that, the latest value of each property, and are read meanwhile, except by
/// views.
class ObjectLocation<Object: AnyObject, Value>: BindingLocation<Value> {
  fileprivate final let object: Object
  private final let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  private final var place: WritePlace { .property(ObjectIdentifier(object), keyPath) }

  override final var value: Value {
    readPart {
      if WaitingWrites.isEmpty || MainThread.isCurrent && (Evaluation.isRunning || Evaluation.isForPart) {
        return object[keyPath: keyPath]
      }
      return WaitingWrites.latest(Value.self, at: place) ?? object[keyPath: keyPath]
    }
  }

  override final func write(_ value: Value, _ transaction: Transaction) {
    if MainThread.isCurrent {
      let (location, value) = (UncheckedSending(value: self), UncheckedSending(value: value))
      MainThread.assume {
        WaitingWrites.perform(at: location.value.place)
        location.value.set(value.value, transaction.unlessEmpty)
      }
    } else {
      send(value, transaction)
    }
  }

  override final func modify(_ transaction: Transaction, _ change: (inout Value) -> Bool) {
    if MainThread.isCurrent { return super.modify(transaction, change) }
    while true {
      let (time, latest) = StateTable.lock.withLock {
        (WaitingWrites.timeLocked(of: place), WaitingWrites.latestLocked(Value.self, at: place))
      }
      var value = latest ?? object[keyPath: keyPath]
      guard change(&value) else { return }
      if send(value, transaction, if: { WaitingWrites.timeLocked(of: place) == time }) { return }
    }
  }

  /// Leaves the write to the main thread.
  @discardableResult private final func send(
    _ value: Value, _ transaction: Transaction, if isWanted: () -> Bool = { true }
  ) -> Bool {
    let location = UncheckedSending(value: self)
    return WaitingWrites.add(value, to: place, transaction.unlessEmpty, if: isWanted) {
      value, transaction, _ in
      TransactionScope.run(in: nil) { location.value.set(value, transaction) }
      return true
    }
  }

  @MainActor private final func set(_ value: Value, _ transaction: Transaction?) {
    inTransaction(transaction) { object[keyPath: keyPath] = value }
  }

  override final func leadsToSamePlace(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// A property of an object whose changes are observed: its readers depend on it.
final class ObservedLocation<Object: AnyObject, Value>: ObjectLocation<Object, Value> {
  /// Known from when the property is read, if the view that made the binding was not in the tree.
  private var known: ObjectSource?
  private let finder: any ObjectSourceFinder.Type

  init(
    _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, _ source: ObjectSource?,
    _ finder: any ObjectSourceFinder.Type
  ) {
    (known, self.finder) = (source, finder)
    super.init(object, keyPath)
  }

  /// Asked for on the main thread.
  override var source: Source? {
    let source = known ?? finder.source(of: object)
    known = source
    return source
  }
}
