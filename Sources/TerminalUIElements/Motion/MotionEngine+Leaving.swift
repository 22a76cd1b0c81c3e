import Cells
import TerminalUICore

/// Views that come and views that go: called by the core's tree, as it adds, removes and presents.
extension MotionEngine {
  /// Returns how a view leaves, a `Going`; asked before its nodes end.
  ///
  /// Without a transition it fades.
  package func going(of node: Node) -> AnyObject? {
    let own = node as? any GoingNode
    let motion = own?.going ?? PictureMotion(fades: true)
    guard !motion.isNone, let force = force(for: node, own?.ownAnimation) else { return nil }
    return Going(motion, by: force.animation, force.listeners)
  }

  /// Shows the picture of a view that has left, during its transition; `going` is what `going(of:)` returned.
  package func leave(_ picture: Afterimage, _ going: AnyObject) {
    guard let going = going as? Going else { return host.rootNode.endPicture(picture) }
    let rect = picture.rect
    let node = host.rootNode
    _ = start(
      Key(node: ObjectIdentifier(picture), kind: .picture), node,
      MotionForce(
        animation: going.animation, listeners: going.listeners), from: 0.0, to: 1.0, name: "transition",
      steps: { [unowned node] part in
        let look = going.motion.look(part, of: rect)
        let cut = look.cut ?? rect
        return [
          Int64(look.shift.x), Int64(look.shift.y), .opacity(look.opacity, in: node), Int64(cut.minX),
          Int64(cut.minY), Int64(cut.width), Int64(cut.height), 0,
        ]
      },
      display: { [unowned self] part in
        if let part {
          host.rootNode.show(picture, going.motion.look(part, of: rect))
        } else {
          host.rootNode.endPicture(picture)
        }
      })
  }

  /// Fades in the items of a view that comes without a transition of its own; of very many, the first ones.
  package func appear(_ node: Node) {
    guard !node.hasTransition, let force = force(for: node, nil) else { return }
    let motion = host.makeMotion()
    var count = 0
    node.visitItems { item in
      count += 1
      guard count <= 200 else { return }
      let first = start(
        Key(node: ObjectIdentifier(item), kind: .opacity), item, force, from: 0.0, to: 1.0, name: "opacity",
        steps: { [unowned item] in [.opacity($0, in: item), 0, 0, 0, 0, 0, 0, 0] },
        display: { [unowned item] in motion.fade(item, to: $0 ?? 1) })
      if let first { motion.fade(item, to: first) }
    }
  }

  /// A sheet, an alert or the first toast opens from its middle.
  package func open(_ layer: ItemNode) {
    guard EnvironmentValues(layer.frame).presentationAnimation != nil else { return }
    let motion = host.makeMotion()
    let first = start(
      Key(node: ObjectIdentifier(layer), kind: .part), layer,
      MotionForce(animation: .presentation, listeners: []), from: 0.0, to: 1.0, name: "opening",
      steps: { [unowned layer] in [Int64(($0 * Double(layer.size.height)).rounded()), 0, 0, 0, 0, 0, 0, 0] },
      display: { [unowned layer] in motion.cut(layer, to: $0 ?? 1) })
    if let first { motion.cut(layer, to: first) }
  }

  /// Returns the motion in which a layer closes to its middle, for `leave(_:_:)`; `nil` without an animation.
  package func closing(of layer: ItemNode) -> AnyObject? {
    guard let animation = EnvironmentValues(layer.frame).presentationAnimation else { return nil }
    var motion = PictureMotion()
    motion.closes = true
    return Going(motion, by: animation, [])
  }

  /// A screen comes from a quarter of the way, so that it is readable at once.
  package func turn(to screen: ItemNode, isBack: Bool, in size: Size) {
    guard let animation = EnvironmentValues(screen.frame).presentationAnimation else { return }
    let way = Point(x: (isBack ? -1 : 1) * (size.width / 4), y: 0)
    displace(screen, from: way, by: AnimationMover(animation: animation))
  }

  /// The animation by which a node moves now, with its listeners; `nil` if the node doesn't move.
  ///
  /// `own` is that of the node's transition, which comes before that of the transaction.
  func force(for node: Node, _ own: Animation?) -> MotionForce? {
    let transaction = node.transaction
    if let own, !transaction.disablesAnimations, !EnvironmentValues(node.frame).accessibilityReduceMotion {
      return MotionForce(animation: own, listeners: transaction.listeners)
    }
    return animation(of: transaction, for: node).map {
      MotionForce(animation: $0, listeners: transaction.listeners)
    }
  }
}
