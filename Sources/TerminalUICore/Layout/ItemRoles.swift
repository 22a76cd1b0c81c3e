package import CellLayout

/// An item that moves its content along an axis: a scroll view, an editor.
@MainActor package protocol Scroller: ItemNode {
  /// Whether it moves its content along an axis.
  func scrolls(_ axis: Axis) -> Bool
  /// Whether it is as large as its content where there is room: no container that content could measure itself by.
  var hugsContent: Bool { get }
}

extension Scroller {
  /// No.
  package var hugsContent: Bool { false }
}

/// An item in which views are made while it is arranged, and not with it: they depend on its size.
@MainActor package protocol LateMaker: ItemNode {
  /// Whether they are to be made again when its size is known.
  var awaitsContent: Bool { get }
  /// Makes them, if they wait for that.
  func makeContent()
}

extension LateMaker {
  /// No.
  package var awaitsContent: Bool { false }
  /// Does nothing.
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

  /// Whether it is a scroll view as an app writes it, along one of some axes.
  ///
  /// The framework's own are as large as their content.
  final func isScrollView(alongAny axes: Axis.Set) -> Bool {
    scrolls(alongAny: axes) && (self as? any Scroller)?.hugsContent == false
  }

  /// Whether views in the item are made while it is arranged, and not with it.
  final var makesViewsInLayout: Bool { self is any LateMaker }

  /// Whether the items in it are only there.
  final var ignoresLayout: Bool { self is any LayoutIgnorer }
}
