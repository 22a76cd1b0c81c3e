internal import Cells

/// Keeps a view in its colours where layers dim what is below them, because it shows what the user can do in them.
package struct Undimmed: PassModifier {
  package init() {}

  package func makePassNode(in context: NodeContext) -> PassNode { UndimmedNode(in: context) }
  package func updatePassNode(_ node: PassNode) {}
}

/// Is in the list of undimmed views of its host, which painting a layer's dimming reads.
final class UndimmedNode: PassNode, RegistryMember {
  var registryIndex = 0

  init(in context: NodeContext) {
    super.init(in: context)
    host.hostObject { UndimmedViews() }.nodes.insert(self)
  }

  override func didLeave() { host.hostObject { UndimmedViews() }.nodes.remove(self) }

  override var name: String { "undimmed" }
}

/// The views of a host that aren't dimmed.
@MainActor final class UndimmedViews { var nodes = Registry<UndimmedNode>() }

extension Rect {
  /// Returns the parts of this rectangle outside `other`: above, below and on either side.
  func without(_ other: Rect) -> [Rect] {
    let common = intersection(other)
    if common.isEmpty { return [self] }
    return [
      Rect(x: minX, y: minY, width: width, height: common.minY - minY),
      Rect(x: minX, y: common.maxY, width: width, height: maxY - common.maxY),
      Rect(x: minX, y: common.minY, width: common.minX - minX, height: common.height),
      Rect(x: common.maxX, y: common.minY, width: maxX - common.maxX, height: common.height),
    ].filter { !$0.isEmpty }
  }
}
