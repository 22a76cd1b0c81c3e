internal import Terminal
public import TerminalUICore

extension View {
  /// Names the terminal's window while this view is there.
  ///
  ///     Editor().windowTitle("notes.txt")
  ///
  /// Of several views the one that came last names it. A title is printable ASCII of at most 256 bytes; another one is left out, as
  /// are all where the terminal has none. When the app ends, the title before is put back.
  ///
  /// - Parameter title: The title.
  /// - Returns: A view that names the window.
  @inlinable public func windowTitle(_ title: String) -> some View { modifier(TitleModifier(title: title)) }
}

@MainActor @usableFromInline struct TitleModifier: PassModifier {
  let title: String

  @usableFromInline init(title: String) {
    self.title = title
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode { TitleNode(title, in: context) }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: TitleNode.self).update(title)
  }
}

/// Has its host show the title as long as the view is there, or until a later view sets another one.
@MainActor private final class TitleNode: PassNode {
  init(_ title: String, in context: NodeContext) {
    super.init(in: context)
    update(title)
  }

  func update(_ title: String) {
    host.titles.set(.title(title), of: self)
    host.requestTurn()
  }

  override func didLeave() {
    host.titles.remove(self)
    host.requestTurn()
  }

  override var name: String { "windowTitle" }
}
