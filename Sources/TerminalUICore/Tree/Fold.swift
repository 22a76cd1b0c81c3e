/// The values that nodes below some node give for a key, in the order of the views.
///
/// Only nodes that are marked are visited (``NodeFlags/isFolded``). A list of rows keeps its fold, so a change of one of many rows uses the folds of
/// the other lists again.
///
///     let fold = SomeFold()
///     fold.add(node)
@MainActor @preconcurrency open class Fold {
  /// The kind of the gathered values.
  package final let key: ObjectIdentifier

  /// Makes an empty fold.
  public init(_ key: ObjectIdentifier) { self.key = key }

  /// An empty fold of the same kind.
  open func makeEmpty() -> Fold { fatalError("abstract") }

  /// Adds the values of another fold of the same kind.
  open func append(_ other: Fold) {}

  /// Adds the values at or below a node.
  package final func add(_ node: Node) {
    // Covered nodes give nothing.
    if node.flags.contains(.isFolded), !node.flags.contains(.isCovered) { node.give(to: self) }
  }
}

extension Node {
  /// Marks this node and those above it as ones to visit.
  package final func noteGivesToFolds() { markOutward(.isFolded) }

  /// A value for folds from this node or one below it has changed.
  ///
  /// The folds that are kept above are no longer true.
  package final func foldsChanged() {
    Reference<Node>(self).visitOutward(by: { $0.parentReference }) { node in
      if node.flags.contains(.keepsFold) { node.forgetFolds() }
    }
  }

  /// Children came, left or changed their order.
  @inline(__always) package final func childrenOfFoldsChanged() {
    if flags.contains(.isFolded) { foldsChanged() }
  }
}
