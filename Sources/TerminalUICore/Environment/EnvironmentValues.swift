package import CellLayout
internal import RuntimeMetadata

/// Names a value of the environment and gives its default.
///
///     private enum SpeedKey: EnvironmentKey { static let defaultValue = 1 }
///     extension EnvironmentValues {
///       var speed: Int {
///         get { self[SpeedKey.self] }
///         set { self[SpeedKey.self] = newValue }
///       }
///     }
///
/// - Source: SwiftUI `EnvironmentKey`.
public nonisolated protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set. It never changes.
  static var defaultValue: Value { get }
}

/// The values that views leave to those below them.
///
/// - Source: SwiftUI `EnvironmentValues`.
public nonisolated struct EnvironmentValues {
  // Counted: values are kept by actions, which outlive the views.
  package private(set) var frame: EnvironmentFrame?
  private(set) var changes: [EnvironmentEntry] = []

  /// Makes values that all have their defaults.
  public init() {}

  package init(_ frame: EnvironmentFrame) { self.frame = frame }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    // Not `value(_:)`, and no cast: unspecialised code looks the type of an optional value up, and that of the
    // entry. A class may be a key and an object at once, so the type of the entry's value is checked.
    get {
      guard let entry = find(ObjectIdentifier(key)),
        entry.valueType == ObjectIdentifier(Key.Value.self)
      else { return Key.defaultValue }
      return unsafeDowncast(entry, to: TypedEnvironmentEntry<Key.Value>.self).value
    }
    set { set(newValue, ObjectIdentifier(key)) }
  }

  // Values are read and set on the main thread only: in bodies, and by modifiers.
  private func value<Value>(_ key: ObjectIdentifier) -> Value? {
    guard let entry = find(key) else { return nil }
    return (entry as? TypedEnvironmentEntry<Value>)?.value
  }

  /// The entry of a key, noted as read; most keys have none, which is found without knowing their type.
  private func find(_ key: ObjectIdentifier) -> EnvironmentEntry? {
    for change in changes where change.key == key { return change }
    guard let entry = frame?.entry(for: key) else { return nil }
    entry.wasRead()
    return entry
  }

  private mutating func set<Value>(_ value: Value, _ key: ObjectIdentifier) {
    let entry = TypedEnvironmentEntry(key, value)
    if let index = changes.firstIndex(where: { $0.key == key }) {
      changes[index] = entry
    } else {
      changes.append(entry)
    }
  }

  /// The object of a type that a view above put into the environment.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { value(ObjectIdentifier(type)).flatMap { $0 as Object? } }
    set { set(newValue, ObjectIdentifier(type)) }
  }
}

extension Node {
  /// The value of a key above this node, which becomes its only reader there; earlier readings are forgotten.
  package final func observed<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    guard hasEntry(for: ObjectIdentifier(key)) else {
      Readings.removeAll(of: self)
      return Key.defaultValue
    }
    let outer = Evaluation.begin(self)
    defer { Evaluation.end(of: self, outer) }
    return EnvironmentValues(frame)[key]
  }
}

/// The values that one modifier sets for the views below it.
///
/// A node knows the nearest frame above it. A value is found by walking up the frames. The reader of a value becomes a reader of the entry that has
/// it, so setting it again reaches exactly its readers. A key that no frame has keeps its default, and needs no readers.
@MainActor package final class EnvironmentFrame {
  /// The scope of the views below; kept for values that outlive them.
  let scopeReference: Reference<Scope>
  /// The frame above, which a search borrows; kept for values that outlive its view.
  nonisolated let parent: Reference<EnvironmentFrame>?
  /// The unit of lengths here: that of the frame above, unless a view sets it.
  ///
  /// When it changes, everything below is made again.
  package nonisolated(unsafe) final var lengthUnit: LengthUnit
  /// The values, each with its key next to it: most searches find nothing.
  nonisolated(unsafe) private(set) var entries:
    ContiguousArray<(key: ObjectIdentifier, entry: EnvironmentEntry)> = []

  init(of scope: Scope, parent: EnvironmentFrame?) {
    scopeReference = .keeping(scope)
    self.parent = parent.map(Reference.keeping)
    lengthUnit = parent?.lengthUnit ?? .cells
  }

  /// Makes a frame in the scope of the one above.
  package convenience init(below parent: EnvironmentFrame) { self.init(of: parent.scope, parent: parent) }

  deinit {
    scopeReference.letGo()
    parent?.letGo()
  }

  /// The scope of the views below.
  var scope: Scope { scopeReference.object }

  /// Whether a frame from here on up sets a key.
  package nonisolated func hasEntry(for key: ObjectIdentifier) -> Bool {
    firstOutward { $0.hasOwnEntry(for: key) ? true : nil } ?? false
  }

  nonisolated func entry(for key: ObjectIdentifier) -> EnvironmentEntry? {
    firstOutward { $0.ownEntry(for: key) }
  }

  /// The first answer of this frame or of one above, which are borrowed.
  @inline(__always) private nonisolated func firstOutward<Found>(
    _ ask: (EnvironmentFrame) -> Found?
  ) -> Found? {
    Reference(self).firstOutward(by: { $0.parent }, ask)
  }

  private nonisolated func hasOwnEntry(for key: ObjectIdentifier) -> Bool {
    for index in 0..<entries.count where entries[index].key == key { return true }
    return false
  }

  /// The entry of this frame for a key.
  nonisolated func ownEntry(for key: ObjectIdentifier) -> EnvironmentEntry? {
    for index in 0..<entries.count where entries[index].key == key { return entries[index].entry }
    return nil
  }

  /// For each key above whose value is true of one place only, an entry with the default.
  var scopedEntries: [EnvironmentEntry] {
    var found: [EnvironmentEntry] = []
    parent?.visitOutward(by: { $0.parent }) { frame in
      for (key, entry) in frame.entries where !found.contains(where: { $0.key == key }) {
        if let entry = entry.outsideOfScope { found.append(entry) }
      }
    }
    return found
  }

  /// Sets the value of a key for the views below.
  ///
  /// A scoped one holds for this place only, and not for layers presented from it.
  package func set<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value, isScoped: Bool = false) {
    add(isScoped ? ScopedEnvironmentEntry(key, value) : TypedEnvironmentEntry(ObjectIdentifier(key), value))
  }

  func add(_ entry: EnvironmentEntry) { entries.append((entry.key, entry)) }

  /// Removes the entries of all other keys, and wakes their readers.
  func keepOnly(_ keys: [ObjectIdentifier]) {
    entries.removeAll { key, entry in
      let isGone = !keys.contains(key)
      if isGone { entry.abandon() }
      return isGone
    }
  }
}

/// The value of one key as a modifier sets it: a source, so that views that read it are evaluated when it changes.
class EnvironmentEntry: Source {
  let key: ObjectIdentifier
  let valueType: ObjectIdentifier
  init(_ key: ObjectIdentifier, valueType: ObjectIdentifier) {
    self.key = key
    self.valueType = valueType
    super.init()
  }
  /// Returns `true`: views that outlive the view that set a value may still read it.
  override var isKeptByReaders: Bool { true }
  /// Adopts the value of `other`, and wakes the readers if it differs.
  func adopt(_ other: EnvironmentEntry) {}
  /// The entry for a layer, if the value is for one place on the screen only, such as the focus.
  var outsideOfScope: EnvironmentEntry? { nil }
}

/// An entry with its value.
class TypedEnvironmentEntry<Value>: EnvironmentEntry {
  private(set) final var value: Value
  init(_ key: ObjectIdentifier, _ value: Value) {
    self.value = value
    super.init(key, valueType: ObjectIdentifier(Value.self))
  }
  final override func adopt(_ other: EnvironmentEntry) {
    guard let other = other as? TypedEnvironmentEntry<Value> else { return }
    let isEqual = valuesAreEqual(value, other.value)
    value = other.value
    if !isEqual { changed() }
  }
}

/// An entry whose value is true of one place on the screen only.
final class ScopedEnvironmentEntry<Key: EnvironmentKey>: TypedEnvironmentEntry<Key.Value> {
  init(_ key: Key.Type, _ value: Key.Value) { super.init(ObjectIdentifier(key), value) }
  override var outsideOfScope: EnvironmentEntry? {
    TypedEnvironmentEntry(ObjectIdentifier(Key.self), Key.defaultValue)
  }
}

extension EnvironmentFrame: nonisolated TrackedObject {}
