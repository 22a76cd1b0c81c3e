/// Why views of a host are evaluated: noted for those whose body calls `_printChanges()`.
@MainActor final class Reasons {
  /// Whether any view of any host called it so far; until then a write costs one look at this.
  nonisolated(unsafe) static private(set) var isNoted = false
  private var reasons = ObjectTable<Reason>()

  /// The changes since the last call of a view.
  private struct Reason {
    var sources: Set<ObjectIdentifier> = []
    var isNewValue = false
  }

  /// Notes that a source changes, for those of its readers that ask.
  nonisolated static func note(_ source: Source) {
    let sent = UncheckedSending(value: source)
    MainThread.assume {
      sent.value.forEachReader { $0.host.reasons.note(sent.value, for: $0) }
    }
  }

  private func note(_ source: Source, for reader: Node) {
    reasons[reader]?.sources.insert(ObjectIdentifier(source))
  }

  /// Notes that the parent made a value of the node's view that differs.
  func noteValue(of node: OwnerNode) { reasons[node]?.isNewValue = true }

  /// Forgets a node that left.
  func forget(_ node: OwnerNode) { reasons[node] = nil }

  /// The changes that led to the current evaluation of a view, in the words of `_printChanges()`.
  ///
  /// `nil` where no view is.
  static func line(for view: String) -> (line: String, node: Node)? {
    guard let node = Evaluation.node?.nearestOwner else { return nil }
    isNoted = true
    let all = node.host.reasons
    let known = all.reasons[node]
    all.reasons[node] = Reason()
    let changes = known.map { laterChanges(of: node, $0) } ?? firstChanges(of: node)
    let words = changes.isEmpty ? "unchanged" : changes.joined(separator: ", ") + " changed"
    return ("\(view): \(words).", node)
  }

  private static func firstChanges(of node: OwnerNode) -> [String] {
    let names = node.propertyNames
    return names.isEmpty ? ["@self"] : ["@self", "@identity"] + names
  }

  private static func laterChanges(of node: OwnerNode, _ reason: Reason) -> [String] {
    let (names, isComplete) = node.names(ofPropertiesFor: reason.sources)
    return (reason.isNewValue ? ["@self"] : []) + names + (isComplete ? [] : ["@dependencies"])
  }
}

/// A dynamic property that can say which sources it depends on, for `_printChanges()`.
@MainActor package protocol SourceProperty: DynamicProperty {
  /// Reads the property's sources, as `node` sees them.
  static func _readSources(_ property: UnsafeRawPointer, in node: Node)
}

extension TypeLayout {
  /// The names of the stored properties that are dynamic, or have dynamic properties in them.
  var propertyNames: [String] {
    var names: [String] = []
    for field in dynamicProperties where !names.contains(field.rootName) { names.append(field.rootName) }
    return names
  }

  /// The names of the dynamic properties of a value that read one of `sources`, and whether that explains all of them.
  @MainActor func names<Value>(
    ofPropertiesFor sources: Set<ObjectIdentifier>, in value: UnsafeMutablePointer<Value>, of node: OwnerNode
  ) -> (names: [String], isComplete: Bool) {
    var rest = sources
    var names: [String] = []
    for field in dynamicProperties {
      guard let type = field.type as? any SourceProperty.Type else { continue }
      // A node outside of the tree, which reads in place of the view's.
      let reader = PassNode(in: node.childContext)
      reader.observed { type._readSources(UnsafeRawPointer(value) + field.offset, in: node) }
      reader.readings.forEach { source in
        guard sources.contains(ObjectIdentifier(source)) else { return }
        rest.remove(ObjectIdentifier(source))
        if !names.contains(field.rootName) { names.append(field.rootName) }
      }
      reader.forgetReadings()
    }
    return (names, rest.isEmpty)
  }
}
