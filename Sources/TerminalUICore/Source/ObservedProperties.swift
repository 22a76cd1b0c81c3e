@_spi(SwiftUI) internal import Observation

/// The properties of observable objects that one evaluation read, as one source with one reader.
///
/// The runtime notes the reads of a closure, and calls back at the first change; it has no call to forget a closure that is no longer of interest. So
/// each of them reads a mark of this object too, and changing the mark makes the runtime call back at once, which is when a closure can be forgotten.
final class ObservedProperties: Source, Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private var mark: Int { 0 }
  /// How often a further closure was run for the reader.
  fileprivate(set) final var runCount = 0
  /// Whether a mark changes only to have the runtime forget a closure: those around it read the mark too.
  nonisolated(unsafe) private static var isForgetting = false
  /// The types of nodes that have read a property so far.
  ///
  /// Nodes of other types are tracked without an allocation.
  @MainActor private static var readers: Set<ObjectIdentifier>?

  override var isKeptByReaders: Bool { true }

  /// Runs `body`, a part of the evaluation of `node`, and makes the node a reader of the properties that it reads.
  ///
  /// Evaluations inside of `body` count as reads by `node`, so other nodes are evaluated outside.
  @MainActor static func track<Result>(by node: Node, _ body: () -> Result) -> Result {
    // A node of this kind has read a property before.
    if readers?.contains(ObjectIdentifier(type(of: node))) == true { return ObservedProperties().track(body) }
    return withObservationTracking(body, onChange: firstRead(by: node))
  }

  /// Runs `body`, and makes the node a reader of the properties that it reads, besides those that it read before.
  @MainActor static func trackFurther<Result>(by node: Node, _ body: () -> Result) -> Result {
    guard let present = node.readings.properties else { return track(by: node, body) }
    present.runCount += 1
    return present.track(body)
  }

  /// A node of this kind has read a property for the first time: returns the closure for a change.
  @MainActor private static func firstRead(by node: Node) -> @Sendable () -> Void {
    readers = (readers ?? []).union([ObjectIdentifier(type(of: node))])
    let properties = ObservedProperties()
    properties.wasRead()
    // A change of a mark while closures are forgotten is no write of the app, but it uses up this tracking all the same.
    return { [weak properties] in properties?.changeSoon(isReported: !(MainThread.isCurrent && isForgetting))
    }
  }

  private func track<Result>(_ body: () -> Result) -> Result {
    let result = withObservationTracking(
      {
        registrar.access(self, keyPath: \.mark)
        return body()
      },
      willSet: { [weak self] tracking in
        guard let self, self.isRead else { return tracking.cancel() }
        // The change comes when this returns, and the evaluation later.
        guard MainThread.isCurrent, !Self.isForgetting else { return }
        tracking.cancel()
        self.changeSoon()
      },
      didSet: { [weak self] tracking in
        if MainThread.isCurrent, Self.isForgetting { return }
        tracking.cancel()
        // On another thread an evaluation could come between this and the change if it were requested earlier.
        self?.changeSoon()
      })
    wasRead()
    return result
  }

  /// Whether a node reads this; false once the node stops.
  private var isRead: Bool { MainThread.isCurrent ? readerCount > 0 : true }

  /// Wakes the reader, on the main thread.
  ///
  /// - Parameter isReported: Whether it is a mistake where it comes during an evaluation.
  private func changeSoon(isReported: Bool = true) {
    MainThread.perform { WriteQueue.perform(isReported: isReported) { self.changed() } }
  }

  /// Makes the runtime forget the closure, because nothing reads the properties any more.
  override func hasNoReaders() {
    Self.isForgetting = true
    defer { Self.isForgetting = false }
    registrar.willSet(self, keyPath: \.mark)
    registrar.didSet(self, keyPath: \.mark)
  }
}
