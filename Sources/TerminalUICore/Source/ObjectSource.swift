internal import OpenCombine
internal import RuntimeMetadata

/// An observable object as a source: views that declare it are evaluated when it changes.
///
/// There is one for an object, however many views declare it, so a change arrives once. It lives as long as someone holds it, and holds the object.
final class ObjectSource: Source {
  let object: AnyObject
  private var subscription: AnyCancellable?
  #if DEBUG
    /// Whether the object's changes reach no view.
    private var isSilent = false
  #endif

  /// A view's property may have another object already while the view is still a reader of this one.
  override var isKeptByReaders: Bool { true }

  /// The living sources, by object; any thread may release the last reference to a source.
  private static let known = Locked<[ObjectIdentifier: WeakSource]>([:])

  private struct WeakSource: @unchecked Sendable {
    weak var source: ObjectSource?
  }

  /// The source of an object.
  static func of<Object: ObservableObject>(_ object: Object) -> ObjectSource {
    if let source = known(object) { return source }
    let key = ObjectIdentifier(object)
    let source = ObjectSource(object)
    let entry = WeakSource(source: source)
    known.withLock { $0[key] = entry }
    return source
  }

  /// The source of an object that is observed.
  static func known(_ object: AnyObject) -> ObjectSource? {
    known.withLock { $0[ObjectIdentifier(object)]?.source }
  }

  private init<Object: ObservableObject>(_ object: Object) {
    self.object = object
    super.init()
    let publisher = object.objectWillChange
    subscription = publisher.sink { [weak self] _ in self?.willChange() }
    #if DEBUG
      // Without a published property each access to the publisher makes another one, so its values reach no view.
      if let first = publisher as? ObservableObjectPublisher,
        let second = object.objectWillChange as? ObservableObjectPublisher
      {
        isSilent = first !== second && !Self.hasStoredProperty(Mirror(reflecting: object))
      }
    #endif
  }

  deinit {
    let key = ObjectIdentifier(object)
    // Another thread may release the source meanwhile, and it must not be freed under the lock.
    _ = Self.known.withLock { known in
      let source = known[key]?.source
      if source == nil { known[key] = nil }
      return source
    }
  }

  /// The number of objects that are observed at present.
  static var count: Int { known.withLock { $0.count } }

  #if DEBUG
    /// Whether an object has a property, such as an `@AppStorage`, that wakes the views itself.
    private static func hasStoredProperty(_ mirror: Mirror) -> Bool {
      mirror.children.contains { $0.value is any DynamicProperty }
        || mirror.superclassMirror.map(hasStoredProperty) == true
    }
  #endif

  /// Makes the evaluated view, which declares the object, a reader.
  ///
  /// In debug builds an object whose changes reach no view is reported.
  @MainActor func wasDeclared() {
    wasRead()
    #if DEBUG
      if isSilent { Evaluation.node?.host.report(.silentObject(type: ShortTypeName.of(type(of: object)))) }
    #endif
  }

  /// Wakes the readers, which see the object as it will be when the present action is over.
  func willChange() {
    let sent = UncheckedSending(value: self)
    if MainThread.isCurrent {
      MainThread.assume { WriteQueue.perform { sent.value.changed() } }
    } else {
      WaitingWrites.add(self, to: .request(ObjectIdentifier(self)), nil) { source, _, _ in
        let name = ShortTypeName.of(type(of: source.object))
        for node in source.readers { node.host.report(.changeOnOtherThread(type: name)) }
        source.changed()
        return true
      }
    }
  }
}

/// Wakes the views that declare an object, if there are any: it is about to change.
package nonisolated func objectWillChange(_ object: AnyObject) { ObjectSource.known(object)?.willChange() }
