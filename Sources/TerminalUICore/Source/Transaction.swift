internal import RuntimeMetadata

/// Names a value of a transaction and gives its default.
///
///     private enum IsDraggedKey: TransactionKey { static let defaultValue = false }
///     extension Transaction {
///       var isDragged: Bool {
///         get { self[IsDraggedKey.self] }
///         set { self[IsDraggedKey.self] = newValue }
///       }
///     }
///
/// - Source: SwiftUI `TransactionKey`.
public nonisolated protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set. It never changes.
  static var defaultValue: Value { get }
}

/// The context of the writes of one update.
///
/// It is there while the readers of the written values are evaluated and laid out, and in the actions that follow from that, such as those of
/// `onChange`.
/// - Source: SwiftUI `Transaction`.
public nonisolated struct Transaction: Equatable, @unchecked Sendable {
  // Unchecked: a transaction goes to another thread with the write of which it is a part.
  private var entries: ContiguousArray<TransactionEntry> = []

  /// Makes a transaction in which every value is its default.
  public init() {}

  /// The value of a key.
  ///
  /// - Source: SwiftUI `Transaction.subscript(_:)`.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get {
      let entry = entries.first { $0.key == ObjectIdentifier(key) }
      return (entry as? TypedTransactionEntry<Key.Value>)?.value ?? Key.defaultValue
    }
    set { set(TypedTransactionEntry(ObjectIdentifier(key), newValue)) }
  }

  /// Whether animations that views ask for are left out.
  ///
  /// - Source: SwiftUI `Transaction.disablesAnimations`.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  private mutating func set(_ entry: TransactionEntry) {
    if let index = entries.firstIndex(where: { $0.key == entry.key }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  /// Whether two transactions are equal.
  ///
  /// Empty transactions, which are the most frequent, are compared without a walk.
  func isSame(as other: Transaction) -> Bool { isEmpty && other.isEmpty || self == other }

  /// Whether no value is set.
  package var isEmpty: Bool { entries.isEmpty }

  /// The transaction, if any value is set.
  var unlessEmpty: Transaction? { isEmpty ? nil : self }

  /// This transaction, with the values of `outer` that it doesn't set itself.
  func inside(_ outer: Transaction?) -> Transaction {
    guard var merged = outer, !merged.isEmpty else { return self }
    for entry in entries { merged.set(entry) }
    return merged
  }

  /// Whether the same values are set for the same keys, in any order.
  ///
  /// No `==` of the app is called: values of types that only their own `==` can compare count as different.
  public static func == (lhs: Transaction, rhs: Transaction) -> Bool {
    lhs.entries.count == rhs.entries.count
      && lhs.entries.allSatisfy { entry in rhs.entries.contains { $0 === entry || $0.isSame(as: entry) } }
  }
}

private nonisolated enum DisablesAnimationsKey: TransactionKey { static var defaultValue: Bool { false } }

/// The value of one key of a transaction, without its type.
private nonisolated class TransactionEntry {
  let key: ObjectIdentifier
  init(_ key: ObjectIdentifier) { self.key = key }
  func isSame(as other: TransactionEntry) -> Bool { false }
}

/// An entry with its value.
///
/// Values that needn't be `Equatable` are compared as captured values are.
private nonisolated final class TypedTransactionEntry<Value>: TransactionEntry {
  let value: Value

  init(_ key: ObjectIdentifier, _ value: Value) {
    self.value = value
    super.init(key)
  }

  override func isSame(as other: TransactionEntry) -> Bool {
    guard key == other.key, let other = other as? TypedTransactionEntry<Value> else { return false }
    return withUnsafePointer(to: value) { left in
      withUnsafePointer(to: other.value) { TypeComparison.of(Value.self).isEqualCapture(left, $0) }
    }
  }
}
