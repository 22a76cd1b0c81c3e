/// Nodes, or what stands for them, in no order; each is removed in one step.
@MainActor struct Registry<Member: RegistryMember> {
  private(set) var nodes: ContiguousArray<Member> = []

  mutating func insert(_ node: Member) {
    node.registryIndex = nodes.count
    nodes.append(node)
  }

  mutating func remove(_ node: Member) {
    guard let last = nodes.popLast(), last !== node else { return }
    nodes[node.registryIndex] = last
    last.registryIndex = node.registryIndex
  }
}

/// Something that is in one ``Registry`` at most.
@MainActor protocol RegistryMember: AnyObject {
  /// The place in the registry, which nobody else writes.
  var registryIndex: Int { get set }
}
