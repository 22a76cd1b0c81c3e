public import TerminalUICore

/// The properties that two matched views have in common.
///
/// - Source: SwiftUI `MatchedGeometryProperties`.
public nonisolated struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes them from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of a view.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Animates this view from the place of the view with the same name that it replaces.
  ///
  ///     if isOpen {
  ///       Card().matchedGeometryEffect(id: "card", in: namespace)
  ///     } else {
  ///       Row().matchedGeometryEffect(id: "card", in: namespace)
  ///     }
  ///
  /// Its middle moves from the middle of the other one; it has its own size at once. Of views that are there together nothing is changed.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - namespace: Where the name counts.
  ///   - properties: The matched properties; without the position there is no effect.
  ///   - anchor: Without effect.
  ///   - isSource: Whether others come from here.
  /// - Returns: A view that looks the same while nothing moves.
  /// - Source: SwiftUI `View.matchedGeometryEffect(id:in:properties:anchor:isSource:)`; differs in that sizes don't move.
  @inlinable public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometry(
        id: AnyHashable(id), namespace: namespace, moves: properties.contains(.position), isSource: isSource))
  }
}

/// Reports the view's place under its name, and draws the view between the place of its predecessor and its own.
@usableFromInline struct MatchedGeometry: ViewModifier {
  let id: AnyHashable
  let namespace: Namespace.ID
  let moves: Bool
  let isSource: Bool
  @State private var place = MatchedPlace()

  @usableFromInline init(id: AnyHashable, namespace: Namespace.ID, moves: Bool, isSource: Bool) {
    (self.id, self.namespace, self.moves, self.isSource) = (id, namespace, moves, isSource)
  }

  @usableFromInline func body(content: Content) -> some View {
    content.modifier(DrawEffectModifier(MatchedEffect(place: place)))
      .modifier(
        MatchedArrival(
          name: MatchedName(id: id, namespace: namespace), moves: moves, isSource: isSource, place: place))
  }
}

/// Where a matched view was drawn last: from there its successor begins to move.
private final class MatchedPlace {
  /// Twice the place of its middle, which may be between two cells.
  var middle: Point?
}

/// Notes where the view is drawn, in each frame.
private struct MatchedEffect: DrawEffect {
  let place: MatchedPlace

  nonisolated static var name: String { "matched" }
  nonisolated static func == (left: Self, right: Self) -> Bool { left.place === right.place }

  func paint(_ content: EffectContent, of view: EffectView, with painter: inout Painter) {
    content(&painter)
    view.visitRects { rect in
      place.middle = Point(x: rect.minX + rect.maxX, y: rect.minY + rect.maxY)
    }
  }
}

/// What two matched views have in common.
private struct MatchedName: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// The matched views of a window, by name: where the one was that has just left.
private final class MatchedViews {
  /// The sources that are there, by name.
  var counts: [MatchedName: Int] = [:]
  /// Where the middle of one was that has left in the present update.
  var last: [MatchedName: Point] = [:]
}

extension ViewHost {
  fileprivate var matchedViews: MatchedViews { hostObject { MatchedViews() } }
}

/// Puts a ``MatchedNode`` around the view.
private struct MatchedArrival: PassModifier {
  let name: MatchedName
  let moves: Bool
  let isSource: Bool
  let place: MatchedPlace

  func makePassNode(in context: NodeContext) -> PassNode { MatchedNode(self, in: context) }
  func updatePassNode(_ node: PassNode) { unsafeDowncast(node, to: MatchedNode.self).update(self) }
}

/// The node of a matched view, which moves from the place of the view that it replaces.
private final class MatchedNode: PassNode {
  private var view: MatchedArrival

  init(_ view: MatchedArrival, in context: NodeContext) {
    self.view = view
    super.init(in: context)
    count(1)
    let force = view.moves && host.motion != nil ? host.motionEngine.force(for: self, nil) : nil
    host.lifecycle.arrived(self) { [unowned self] in
      reportOthers()
      if let force { come(by: force.animation) }
    }
  }

  func update(_ view: MatchedArrival) {
    guard view.name != self.view.name || view.isSource != self.view.isSource else { return }
    count(-1)
    self.view = view
    count(1)
  }

  private func count(_ change: Int) {
    guard view.isSource else { return }
    let number = (host.matchedViews.counts[view.name] ?? 0) + change
    host.matchedViews.counts[view.name] = number == 0 ? nil : number
  }

  private func reportOthers() {
    guard view.isSource, host.matchedViews.counts[view.name] ?? 0 > 1 else { return }
    host.report(.duplicateIdentity("\(view.name.id)", view: ownerName))
  }

  /// Begins the motion from the middle of the view that had the name before.
  private func come(by animation: Animation) {
    guard let before = host.matchedViews.last[view.name], let item = firstInnerItem,
      !item.flags.contains(.isNew)
    else { return }
    let origin = item.originOnScreen
    let middle = Point(x: 2 * origin.x + item.size.width, y: 2 * origin.y + item.size.height)
    host.motionEngine.displace(
      item, from: Point(x: (before.x - middle.x) / 2, y: (before.y - middle.y) / 2),
      by: AnimationMover(animation: animation))
  }

  override func didLeave() {
    count(-1)
    guard view.isSource, host.motion != nil, let middle = view.place.middle else { return }
    let (views, name) = (host.matchedViews, view.name)
    views.last[name] = middle
    // For those that come in the same update.
    host.motionEngine.afterFrame { views.last[name] = nil }
  }

  override var name: String { "matched" }
}
