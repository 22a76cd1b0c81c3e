/// The values that nodes below some node give for a key, in the order of the views.
///
/// Only nodes that are marked are visited (``NodeFlags/isFolded``). A list of rows keeps its fold, so a change of one of many rows uses the folds of
/// the other lists again.
///
///     let fold = SomeFold()
///     fold.add(node)
@MainActor @preconcurrency open class Fold {
  /// Identifies the type of the key whose values are gathered.
  package final let key: ObjectIdentifier

  /// Makes an empty fold.
  public init(_ key: ObjectIdentifier) { self.key = key }

  /// Makes an empty fold for the same key.
  open func makeEmpty() -> Fold { fatalError("abstract") }

  /// Adds the values of another fold for the same key.
  open func append(_ other: Fold) {}

  /// Adds the values at or below a node.
  package final func add(_ node: Node) {
    // Covered nodes give nothing.
    if node.flags.contains(.isFolded), !node.flags.contains(.isCovered) { node.give(to: self) }
  }
}

extension Node {
  /// Marks this node and the nodes above it, so that folds visit them.
  package final func noteGivesToFolds() { markOutward(.isFolded) }

  /// Called when a value that this node or a node below it gives to folds has changed.
  ///
  /// The nodes above forget the folds that they keep.
  package final func foldsChanged() {
    Reference<Node>(self).visitOutward(by: { $0.parentReference }) { node in
      if node.flags.contains(.keepsFold) { node.forgetFolds() }
    }
  }

  /// Called when children came, left or changed their order.
  ///
  /// The nodes above forget the folds that they keep.
  @inline(__always) package final func childrenOfFoldsChanged() {
    if flags.contains(.isFolded) { foldsChanged() }
  }
}
