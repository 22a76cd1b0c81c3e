package import CellLayout

/// An item that moves its content along an axis: a scroll view, an editor.
@MainActor package protocol Scroller: ItemNode {
  /// Whether the item moves its content along `axis`.
  func scrolls(_ axis: Axis) -> Bool
  /// Whether the item is as large as its content if there is room. Content can't measure itself by such a container.
  var hugsContent: Bool { get }
}

extension Scroller {
  /// By default the item isn't as large as its content.
  package var hugsContent: Bool { false }
}

/// An item whose views depend on its size, such as a `GeometryReader` or a lazy stack.
///
/// They are made while the item is arranged, and not together with the item.
@MainActor package protocol LateMaker: ItemNode {
  /// Whether the views must be made again once the size is known.
  var awaitsContent: Bool { get }
  /// Makes the views, if they must be made again.
  func makeContent()
}

extension LateMaker {
  /// By default the views need not be made again.
  package var awaitsContent: Bool { false }
  /// By default does nothing.
  package func makeContent() {}
}

/// An item in which other items are only there, and never measured or drawn.
@MainActor package protocol LayoutIgnorer: ItemNode {}

extension ItemNode {
  /// Whether the item moves its content along one of some axes.
  final func scrolls(alongAny axes: Axis.Set) -> Bool {
    guard let scroller = self as? any Scroller else { return false }
    return axes.contains(.vertical) && scroller.scrolls(.vertical)
      || axes.contains(.horizontal) && scroller.scrolls(.horizontal)
  }

  /// Whether the item is a scroll view that an app has written and that scrolls along one of `axes`.
  ///
  /// The framework's own scroll views are as large as their content.
  final func isScrollView(alongAny axes: Axis.Set) -> Bool {
    scrolls(alongAny: axes) && (self as? any Scroller)?.hugsContent == false
  }

  /// Whether views in the item are made while it is arranged, and not with it.
  final var makesViewsInLayout: Bool { self is any LateMaker }

  /// Whether the items in it are only there.
  final var ignoresLayout: Bool { self is any LayoutIgnorer }
}
