internal import OpenCombine
internal import Synchronization

/// An observable object as a source: who declares the object is evaluated when it changes.
///
/// There is one for an object, however many views declare it, so a change is heard once. It lives as long as someone
/// holds it, and holds the object.
final class ObjectSource: Source {
  let object: AnyObject
  private var subscription: AnyCancellable?

  /// A view's property may have another object already while the view is still a reader of this one.
  override var isKeptByReaders: Bool { true }

  /// What is alive, by object; any thread may let go of the last reference to a source.
  private static let known = Mutex<[ObjectIdentifier: WeakSource]>([:])

  private struct WeakSource: @unchecked Sendable {
    weak var source: ObjectSource?
  }

  /// The source of an object.
  static func of<Object: ObservableObject>(_ object: Object) -> ObjectSource {
    let key = ObjectIdentifier(object)
    let found = known.withLock { UncheckedSending(value: $0[key]?.source) }
    if let source = found.value { return source }
    let source = ObjectSource(object)
    let entry = WeakSource(source: source)
    known.withLock { $0[key] = entry }
    return source
  }

  private init<Object: ObservableObject>(_ object: Object) {
    self.object = object
    super.init()
    let name = ShortTypeName.of(Object.self)
    subscription = object.objectWillChange.sink { [weak self] _ in self?.willChange(name) }
  }

  deinit {
    let key = ObjectIdentifier(object)
    Self.known.withLock { known in
      if known[key]?.source == nil { known[key] = nil }
    }
  }

  /// The number of objects that are observed at present.
  static var count: Int { known.withLock { $0.count } }

  /// Wakes the readers, who see the object as it will be when the present action is over.
  private func willChange(_ name: String) {
    let sent = UncheckedSending(value: self)
    if MainThread.isCurrent {
      MainThread.assume { WriteQueue.perform { sent.value.changed() } }
    } else {
      WriteQueue.enqueue {
        for node in sent.value.readers { node.host.report(.changeOnOtherThread(type: name)) }
        sent.value.changed()
      }
    }
  }
}
