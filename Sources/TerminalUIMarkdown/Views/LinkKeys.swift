import Terminal
import TerminalUI
import TerminalUICore

/// The keys of a document while a link in it has the focus: Tab and Shift-Tab lead to links out of sight too, and arrows scroll.
struct LinkKeys: PassModifier {
  let store: MarkdownStore
  let focus: FocusState<LinkID?>.Binding

  func makePassNode(in context: NodeContext) -> PassNode { LinkKeysNode(self, in: context) }
  func updatePassNode(_ node: PassNode) { unsafeDowncast(node, to: LinkKeysNode.self).view = self }
}

/// Is around the document: it gets the keys that the link with the focus doesn't use.
private final class LinkKeysNode: PassNode, KeyResponder {
  var view: LinkKeys

  init(_ view: LinkKeys, in context: NodeContext) {
    self.view = view
    super.init(in: context, flags: .handlesKeys)
  }

  func keys(_ keys: inout KeyTable) {
    keys.on(.tab, with: .none, title: "Next link", given: next(forward: true)) { go(to: $0) }
    keys.on(.tab, with: .shift, title: "Previous link", given: next(forward: false)) { go(to: $0) }
    keys.on(.downArrow, with: .none, title: "Down", when: scroll?.canMove(.vertical, forward: true) == true) {
      scroll?.scroll(dx: 0, dy: 1)
    }
    keys.on(.upArrow, with: .none, title: "Up", when: scroll?.canMove(.vertical, forward: false) == true) {
      scroll?.scroll(dx: 0, dy: -1)
    }
  }

  private func next(forward: Bool) -> LinkID? {
    view.focus.wrappedValue.flatMap { view.store.link(from: $0, forward: forward) }
  }

  private func go(to link: LinkID) {
    firstNode(withID: AnyHashable(link.piece))?.firstItem?.scrollIntoSight()
    view.focus.wrappedValue = link
  }

  /// The scroll view around the document.
  private var scroll: ScrollViewNode? { firstItem?.firstAroundItem { $0 as? ScrollViewNode } }

  override var name: String { "linkKeys" }
}
