public import Foundation
public import TerminalUI

/// Makes Foundation's key path comparators an order of tables.
///
///     @State private var order = [KeyPathComparator(\Song.title)]
///
///     Table(songs.sorted(using: order), sortOrder: $order) { TableColumn("Title", value: \.title) }
extension KeyPathComparator: TableComparator {
  /// Makes a comparator of a column's key.
  public init?(_ key: SortKey<Compared>) {
    func make<Value: Comparable>(_ type: Value.Type) -> KeyPathComparator? {
      guard let path = key.keyPath as? KeyPath<Compared, Value> else { return nil }
      // A key's path may be sent, which the type doesn't say any more.
      let sendable = unsafeBitCast(path, to: (any KeyPath<Compared, Value> & Sendable).self)
      return KeyPathComparator(sendable, order: key.order == .forward ? .forward : .reverse)
    }
    /// Makes the comparator for a key path to an optional value.
    func makeOptional<Value: Comparable>(_ type: Value.Type) -> KeyPathComparator? {
      guard let path = key.keyPath as? KeyPath<Compared, Value?> else { return nil }
      let sendable = unsafeBitCast(path, to: (any KeyPath<Compared, Value?> & Sendable).self)
      return KeyPathComparator(sendable, order: key.order == .forward ? .forward : .reverse)
    }
    let type: Any.Type = Swift.type(of: key.keyPath as AnyKeyPath).valueType
    let wrapped = (type as? any WrappingType.Type)?.wrappedType as? any Comparable.Type
    guard
      let made = (type as? any Comparable.Type).flatMap({ make($0) }) ?? wrapped.flatMap({ makeOptional($0) })
    else { return nil }
    self = made
  }

  /// Whether the comparator compares by the path of a key.
  public func isFor(_ key: SortKey<Compared>) -> Bool { keyPath == key.keyPath }

  /// In which direction elements go.
  public var direction: SortDirection {
    get { order == .forward ? .forward : .reverse }
    set { order = newValue == .forward ? .forward : .reverse }
  }
}

/// An optional type, to compare its wrapped values.
private protocol WrappingType {
  static var wrappedType: Any.Type { get }
}

extension Optional: WrappingType {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
}
