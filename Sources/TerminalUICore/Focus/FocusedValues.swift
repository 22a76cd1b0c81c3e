internal import RuntimeMetadata

/// Names a value that the focused view leaves to the rest of the app.
///
/// - Source: SwiftUI `FocusedValueKey`.
public nonisolated protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view, and the views around it, leave to the rest of the app.
///
///     private enum DocumentKey: FocusedValueKey { typealias Value = Document }
///     extension FocusedValues {
///       var document: Document? {
///         get { self[DocumentKey.self] }
///         set { self[DocumentKey.self] = newValue }
///       }
///     }
///
/// - Source: SwiftUI `FocusedValues`.
public nonisolated struct FocusedValues {
  private let table: FocusedTable?
  private(set) var changes: [ObjectIdentifier: Change] = [:]

  struct Change {
    let value: Any
    let areEqual: (Any, Any) -> Bool
  }

  /// Values of a host; reading one makes a reader.
  package init(_ table: FocusedTable? = nil) { self.table = table }

  /// The value of a key; `nil` where no view around the focus sets it.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get {
      let id = ObjectIdentifier(key)
      return (changes[id]?.value ?? table?.value(id)) as? Key.Value
    }
    set {
      changes[ObjectIdentifier(key)] = newValue.map { value in
        Change(value: value) { old, new in
          guard let old = old as? Key.Value, let new = new as? Key.Value else { return false }
          return areSamePlaceOrEqual(old, new)
        }
      }
    }
  }
}

/// The present values of the focus, as sources.
///
/// Used on the main thread only.
package nonisolated final class FocusedTable {
  private final class Entry: Source {
    var value: Any?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  func value(_ key: ObjectIdentifier) -> Any? {
    let entry = entries[key] ?? Entry()
    entries[key] = entry
    entry.wasRead()
    return entry.value
  }

  /// Adopts the values that hold from now on, and wakes the readers of those that differ.
  func adopt(_ values: FocusedValues) {
    for (key, change) in values.changes where entries[key] == nil {
      let entry = Entry()
      entry.value = change.value
      entries[key] = entry
    }
    for (key, entry) in entries {
      switch (entry.value, values.changes[key]) {
      case (nil, nil): continue
      case (let old?, let new?) where new.areEqual(old, new.value): continue
      case (_, let new): entry.value = new?.value
      }
      entry.changed()
    }
  }
}

extension FocusedTable: TrackedObject {}
