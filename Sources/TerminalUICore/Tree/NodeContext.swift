/// The things that a view needs to make its node: each node makes one for its children, and changes what differs there.
///
/// It is copied for every node, so it refers to nodes by `Reference`, which counts nothing.
@MainActor @preconcurrency public struct NodeContext {
  var parentReference: Reference<Node>?
  let frameReference: Reference<EnvironmentFrame>
  /// The innermost modifier that is put around each of several views, such as those of a `ForEach` with `padding()`.
  var wrapperReference: Reference<DistributionNode>?
  /// Whether only some of the rows of a `ForEach` get nodes: their container says which.
  package var isWindowed = false
  /// Whether the node above makes its only child, and can keep which branch of an `if` that is, in place of a node for
  /// it.
  var keepsBranch = false

  /// The node of ``wrapperReference``.
  var wrapper: DistributionNode? {
    get { wrapperReference?.object }
    set { wrapperReference = newValue.map(Reference.init) }
  }

  /// The node above the new node; `nil` for the root.
  package var parent: Node? {
    get { parentReference?.object }
    set { parentReference = newValue.map(Reference.init) }
  }

  /// The values that the view takes from the views above.
  package var frame: EnvironmentFrame { frameReference.object }
}

extension NodeContext {
  /// Whether `node` is above the new node.
  ///
  /// A style may keep the parts of a control that it gets, and show them anywhere; the control is there for those inside of it only.
  package func isInside(_ node: Node) -> Bool {
    parentReference?.holdsOutward { $0 === node } ?? false
  }
}
