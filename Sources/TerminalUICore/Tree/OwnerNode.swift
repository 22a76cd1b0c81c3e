/// A node that owns state: it holds a value with dynamic properties.
@MainActor @preconcurrency open class OwnerNode: PassNode {
  private final var firstOwned: AnyObject?
  private final var furtherOwned: ContiguousArray<AnyObject>?

  /// Keeps `object` until the node leaves.
  package final func own(_ object: consuming AnyObject) {
    if firstOwned == nil {
      firstOwned = object
    } else {
      furtherOwned = (furtherOwned ?? []) + [object]
    }
  }

  /// Calls `visit` with each object that the node keeps, in the order in which it got them.
  final func visitOwned(_ visit: @MainActor (AnyObject) -> Void) {
    if let firstOwned { visit(firstOwned) }
    for object in furtherOwned ?? [] { visit(object) }
  }

  /// Takes the objects out that satisfy a condition: they live on without the node.
  final func takeOwned(where isTaken: @MainActor (AnyObject) -> Bool) -> ContiguousArray<AnyObject> {
    var taken: ContiguousArray<AnyObject> = []
    var left: ContiguousArray<AnyObject> = []
    visitOwned { if isTaken($0) { taken.append($0) } else { left.append($0) } }
    firstOwned = left.first
    furtherOwned = left.count > 1 ? ContiguousArray(left.dropFirst()) : nil
    return taken
  }

  /// Frees the state.
  open override func didLeave() {
    (firstOwned as? any NodeOwned)?.ownerDidLeave()
    furtherOwned?.forEach { ($0 as? any NodeOwned)?.ownerDidLeave() }
    firstOwned = nil
    furtherOwned = nil
    if Reasons.isNoted { host.reasons.forget(self) }
  }

  /// Connects the dynamic properties of a value that replaces `old`, and says whether one of them now
  /// represents something else.
  final func link<Value>(
    _ new: UnsafeMutablePointer<Value>, previous: UnsafePointer<Value>?, _ layout: TypeLayout
  ) -> Bool {
    var isChanged = layout.keepsGivenValue && keepGiven(new.pointee, layout)
    // By their places: a loop over the array would count it.
    let fields = layout.dynamicPropertyFields
    for index in 0..<fields.pointee.count {
      let field = fields.pointee[index].place
      let property = UnsafeMutableRawPointer(new) + field.offset
      var old: UnsafeRawPointer?
      if let previous { old = UnsafeRawPointer(previous) + field.offset }
      if field.type._link(property, previous: old, in: self) { isChanged = true }
    }
    return isChanged
  }

  /// Keeps a value as the parent made it, and says whether it was made of other values than the one before.
  ///
  /// The value in the node is none to compare with: `update()` of a wrapper may have changed it.
  @inline(never) private func keepGiven<Value>(_ value: Value, _ layout: TypeLayout) -> Bool {
    guard let given = firstOwned as? GivenValue<Value> else {
      own(GivenValue(value))
      return false
    }
    var value = value
    defer { given.value = value }
    return !layout.areMadeAlike(&given.value, &value)
  }

  /// Brings the dynamic properties up to date for an evaluation, and says whether all have a value.
  final func prepare<Value>(_ value: UnsafeMutablePointer<Value>, _ layout: TypeLayout) -> Bool {
    let properties = layout.preparedProperties
    if properties.isEmpty { return true }
    let host = host
    host.lacksObject = false
    for field in properties {
      field.type._prepare(UnsafeMutableRawPointer(value) + field.offset, in: self)
    }
    return !host.lacksObject
  }

  /// Evaluates the body of the node's value, and shows it; nothing where a dynamic property has no value.
  final func evaluateBody<Value, Content: View>(
    of type: Value.Type, prepare: () -> Bool, making makeBody: () -> Content
  ) {
    flags.remove(.needsEvaluation)
    let outer = Evaluation.begin(self)
    guard prepare() else {
      Evaluation.end(of: self, outer)
      flags.insert(.wasEvaluated)
      return removeChild()
    }
    host.record.bodyWasEvaluated(type)
    let body = ObservedProperties.track(by: self, makeBody)
    Evaluation.end(of: self, outer)
    if let child {
      child.update(to: body)
    } else if flags.contains(.wasEvaluated) {
      // An object that was missing is there now.
      replaceChild { $0.make(body) }
    } else {
      child = childContext.make(body)
    }
    flags.insert(.wasEvaluated)
  }

  /// The names of the dynamic properties that represent a source among `sources`, and whether others remain.
  func names(ofPropertiesFor sources: Set<ObjectIdentifier>) -> (names: [String], isComplete: Bool) {
    ([], sources.isEmpty)
  }

  /// The names of all dynamic properties.
  var propertyNames: [String] { [] }

  /// Reports that there is no object of a type in the environment: the view can't be evaluated and shows nothing.
  package final func lacksObject(ofType type: String) {
    host.report(.missingObject(type: type, view: name))
    host.lacksObject = true
  }

  /// Reports that something isn't in the environment without which the view shows less.
  package final func lacks(_ value: String, remedy: String) {
    host.report(.missingValue(value, view: name, remedy: remedy))
  }
}

/// A value of a view as its parent made it; the first thing that its node owns.
private final class GivenValue<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// The storage of a view's property, which its node owns: told when the node leaves.
protocol NodeOwned: AnyObject {
  func ownerDidLeave()
}

extension Node {
  /// The nearest view with dynamic properties at or around this node.
  package final var nearestOwner: OwnerNode? { firstOutward { $0 as? OwnerNode } }
}
