public import TerminalUICore

@MainActor extension View {
  /// Sets the title that the bar of the navigation stack around shows for this screen.
  ///
  ///     List(messages) { … }.navigationTitle("Inbox")
  ///
  /// Of several titles on a screen the outermost counts.
  /// - Source: SwiftUI `View.navigationTitle(_:)`.
  @inlinable public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(ScreenTitleModifier(title: String(title)))
  }
}

@MainActor @usableFromInline struct ScreenTitleModifier: PassModifier {
  let title: String

  @usableFromInline init(title: String) {
    self.title = title
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    ScreenTitleNode(title, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: ScreenTitleNode.self).title = title
  }
}

/// The node of a title.
@MainActor final class ScreenTitleNode: PassNode {
  private weak var owner: ScreenNode?

  var title: String {
    didSet { if title != oldValue { owner?.titleChanged() } }
  }

  init(_ title: String, in context: NodeContext) {
    self.title = title
    super.init(in: context)
    owner = screen
    owner?.insert(self)
  }

  override func didLeave() { owner?.remove(self) }

  override var name: String { "navigationTitle" }
  override var details: String { "\"\(title)\"" }
}
