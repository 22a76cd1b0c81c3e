internal import Cells
internal import Terminal

/// Scrolling in a layer by keys that no view in it uses.
extension LayerNode {
  /// Scrolls by a key that nobody else uses, wherever the focus is.
  func scroll(by press: KeyPress) -> Bool {
    guard layer.isModal, press.phase != .up else { return false }
    guard let scrolled = scrollViews.first(where: { $0.scroll(by: press, arrows: true) }) else {
      return false
    }
    ownScope.focus.followScroll(of: scrolled)
    return true
  }

  /// Whether the outermost scroll view in it has more content than room.
  var needsToScroll: Bool {
    var found: ScrollViewNode?
    content.visitTree { node in
      found = found ?? node as? ScrollViewNode
      return found == nil ? .into : .past
    }
    return found.map { $0.limit != .zero } ?? false
  }

  /// The scroll views in it that can move, those around the focus first.
  private var scrollViews: [ScrollViewNode] {
    var found: [ScrollViewNode] = []
    content.visitTree { node in
      if let scroll = node as? ScrollViewNode, scroll.limit != .zero, !scroll.isHiddenFromView {
        found.append(scroll)
      }
      return .into
    }
    guard found.count > 1, let focus = ownScope.focus.node else { return found }
    let around = found.filter { focus.isBelow($0) }
    return around.reversed() + found.filter { scroll in !around.contains { $0 === scroll } }
  }
}
