/// Nodes, or objects that represent them, in no order; each is removed in one step.
@MainActor package struct Registry<Member: RegistryMember> {
  package private(set) var nodes: ContiguousArray<Member> = []

  package init() {}

  package mutating func insert(_ node: Member) {
    node.registryIndex = nodes.count
    nodes.append(node)
  }

  package mutating func remove(_ node: Member) {
    guard let last = nodes.popLast(), last !== node else { return }
    nodes[node.registryIndex] = last
    last.registryIndex = node.registryIndex
  }
}

/// Something that is in one ``Registry`` at most: it keeps its place there, so that it is removed without a search.
@MainActor package protocol RegistryMember: AnyObject {
  /// The place in the registry, which only the registry writes.
  var registryIndex: Int { get set }
}
