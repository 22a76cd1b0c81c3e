internal import RuntimeMetadata

/// An observable object as a source: views that declare it are evaluated when it changes.
///
/// There is one for an object, however many views declare it, so a change arrives once. It lives as long as someone holds it, and holds the object.
package final class ObjectSource: Source {
  let object: AnyObject
  /// The subscription to the object's changes, which ends with the source.
  private var subscription: AnyObject?
  #if DEBUG
    /// Whether the object's changes reach no view.
    package var isSilent = false
  #endif

  /// A view's property may have another object already while the view is still a reader of this one.
  override var isKeptByReaders: Bool { true }

  /// The living sources, by object; any thread may release the last reference to a source.
  private static let known = Locked<[ObjectIdentifier: WeakSource]>([:])

  private struct WeakSource: @unchecked Sendable {
    weak var source: ObjectSource?
  }

  /// The source of an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - subscribe: Has the new source's ``willChange()`` called before each change, as long as what it returns lives.
  package static func of(_ object: AnyObject, _ subscribe: (ObjectSource) -> AnyObject) -> ObjectSource {
    if let source = known(object) { return source }
    let key = ObjectIdentifier(object)
    let source = ObjectSource(object)
    source.subscription = subscribe(source)
    let entry = WeakSource(source: source)
    known.withLock { $0[key] = entry }
    return source
  }

  /// The source of an object that is observed.
  static func known(_ object: AnyObject) -> ObjectSource? {
    known.withLock { $0[ObjectIdentifier(object)]?.source }
  }

  private init(_ object: AnyObject) { self.object = object }

  deinit {
    let key = ObjectIdentifier(object)
    // Another thread may release the source meanwhile, and the source must not be freed under the lock.
    _ = Self.known.withLock { known in
      let source = known[key]?.source
      if source == nil { known[key] = nil }
      return source
    }
  }

  /// The number of objects that are observed at present.
  static var count: Int { known.withLock { $0.count } }

  /// Makes the evaluated view, which declares the object, a reader.
  ///
  /// In debug builds an object whose changes reach no view is reported.
  @MainActor package func wasDeclared() {
    wasRead()
    #if DEBUG
      if isSilent { Evaluation.node?.host.report(.silentObject(type: ShortTypeName.of(type(of: object)))) }
    #endif
  }

  /// Wakes the readers, which see the object as it will be when the present action is over.
  package func willChange() {
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

/// Where the source of an object's changes is found, if that isn't known.
package protocol ObjectSourceFinder {
  /// The source of an object.
  static func source(of object: AnyObject) -> ObjectSource
}

/// Sends through the publisher of an object: the module of such objects does, if the program has it.
package protocol ObjectNotifier: SendableMetatype {
  /// The object is about to change.
  static func willChange(_ object: AnyObject)
}

private let notifier = _typeByName("17TerminalUIObjects16ObjectPublishersO") as? any ObjectNotifier.Type

/// Says that an object is about to change: to who observes its publisher, and to the views that declare it.
package nonisolated func objectWillChange(_ object: AnyObject) {
  notifier?.willChange(object)
  ObjectSource.known(object)?.willChange()
}
