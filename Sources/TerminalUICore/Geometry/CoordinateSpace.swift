public import CellLayout
package import Cells

/// The screen or view from whose top left cell, (0, 0), positions are measured.
///
/// - Source: SwiftUI `CoordinateSpace`.
public nonisolated enum CoordinateSpace: Hashable {
  /// The screen.
  case global
  /// The view that uses it.
  case local
  /// The nearest view around that was given a name by `coordinateSpace(_:)`, else the screen.
  indirect case named(AnyHashable)
}

/// A value that names a coordinate space: `.local`, `.global`, `.named("list")`, `.scrollView`.
///
/// - Source: SwiftUI `CoordinateSpaceProtocol`.
public nonisolated protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

nonisolated extension CoordinateSpace: CoordinateSpaceProtocol {
  /// The space itself.
  public var coordinateSpace: CoordinateSpace { self }
}

/// The coordinates of the view that uses them.
///
/// - Source: SwiftUI `LocalCoordinateSpace`.
public nonisolated struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space of the view that uses it.
  public init() {}
  /// The space of the view that uses it.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the screen.
///
/// - Source: SwiftUI `GlobalCoordinateSpace`.
public nonisolated struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space of the screen.
  public init() {}
  /// The space of the screen.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of a view with a name, or of the scroll view around.
///
/// - Source: SwiftUI `NamedCoordinateSpace`.
public nonisolated struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  let name: AnyHashable
  /// The space of the view with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

nonisolated extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view that uses them.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

nonisolated extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

nonisolated extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the nearest view around with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// The coordinates of the nearest scroll view around: scrolled content moves in it.
  public static var scrollView: NamedCoordinateSpace { scrollView(axis: nil) }
  /// The coordinates of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView(axis: .some(axis)) }

  private static func scrollView(axis: Axis?) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: axis)))
  }
}

/// The name of the space of a scroll view.
private nonisolated struct ScrollViewSpace: Hashable { let axis: Axis? }

extension View {
  /// Gives this view's coordinates a name, by which views in it ask for places.
  ///
  ///     List { … }.coordinateSpace(.named("list"))
  ///
  /// - Source: SwiftUI `View.coordinateSpace(_:)`.
  @inlinable public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name))
  }

  /// Gives this view's coordinates a name, like `coordinateSpace(.named(name))`.
  ///
  /// - Source: SwiftUI `View.coordinateSpace(name:)`.
  @inlinable public func coordinateSpace(name: some Hashable) -> some View {
    coordinateSpace(.named(name))
  }
}

@MainActor @usableFromInline struct CoordinateSpaceModifier: PassModifier {
  let name: NamedCoordinateSpace

  @usableFromInline init(name: NamedCoordinateSpace) { self.name = name }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    CoordinateSpaceNode(name, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    let space = unsafeDowncast(node, to: CoordinateSpaceNode.self).space
    guard space.name != name.name else { return }
    space.name = name.name
    node.host.places.mayDiffer = true
  }
}

/// A name for the coordinates of a view, with those further out.
@MainActor private final class NamedSpace: InnermostFirst {
  var name: AnyHashable
  let outer: NamedSpace?
  let place = ViewPlace()

  init(_ name: AnyHashable, outer: NamedSpace?) {
    self.name = name
    self.outer = outer
  }
}

private enum NamedSpaceKey: EnvironmentKey { static var defaultValue: NamedSpace? { nil } }

/// Provides the named space to the views below; the space's place is that of this node's content.
@MainActor private final class CoordinateSpaceNode: ScopedValueNode<NamedSpace?> {
  let space: NamedSpace

  init(_ name: NamedCoordinateSpace, in context: NodeContext) {
    space = NamedSpace(name.name, outer: context.frame.namedSpace)
    super.init(NamedSpaceKey.self, space, in: context, flags: [])
    space.place.node = self
  }

  override func didLeave() { space.place.node = nil }

  override var name: String { "coordinateSpace" }
}

extension EnvironmentFrame {
  /// The innermost name; reading it makes no reader.
  fileprivate var namedSpace: NamedSpace? {
    (entry(for: ObjectIdentifier(NamedSpaceKey.self)) as? TypedEnvironmentEntry<NamedSpace?>)?.value
  }
}

extension Node {
  /// The cells of the screen that a space covers, as this node sees it; `nil` for a name that no view around has.
  final func bounds(of space: CoordinateSpace) -> Rect? {
    guard case .named(let name) = space else {
      return space == .local ? globalRect : Rect(origin: .zero, size: host.size)
    }
    if let scroll = name.base as? ScrollViewSpace {
      let axes: Axis.Set =
        switch scroll.axis {
        case .horizontal: .horizontal
        case .vertical: .vertical
        case nil: [.horizontal, .vertical]
        }
      return enclosingItem { $0.isScrollView(alongAny: axes) }?.globalRect
    }
    return frame.namedSpace?.outward.first { $0.name == name }?.place.node?.globalRect
  }

  /// The top left cell of a space on the screen.
  final func origin(of space: CoordinateSpace) -> Point { bounds(of: space)?.origin ?? .zero }

  /// The cells of the screen that the view has, seen or not: around all of several.
  package final var globalRect: Rect {
    var rect: Rect?
    visitInnerItems { item in
      let own = Rect(origin: item.absoluteOrigin, size: item.size)
      rect = rect.map { $0.union(own) } ?? own
    }
    return rect ?? .zero
  }
}
