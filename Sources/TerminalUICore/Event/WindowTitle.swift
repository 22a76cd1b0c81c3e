internal import Terminal

@MainActor extension View {
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

/// The node of a view that names the window.
@MainActor final class TitleNode: PassNode {
  fileprivate var message: TerminalMessage?

  fileprivate init(_ title: String, in context: NodeContext) {
    message = .title(title)
    super.init(in: context)
    host.titles.nodes.append(self)
    host.requestTurn()
  }

  fileprivate func update(_ title: String) {
    message = .title(title)
    host.requestTurn()
  }

  override func didLeave() {
    host.titles.nodes.removeAll { $0 === self }
    host.requestTurn()
  }

  override var name: String { "windowTitle" }
}

/// Who names the window, and what it is called.
@MainActor struct WindowTitles {
  fileprivate(set) var nodes: [TitleNode] = []
  private var shown: TerminalMessage?

  /// A title that the terminal doesn't know yet, and is about to be told.
  mutating func takeNew() -> TerminalMessage? {
    guard !nodes.isEmpty, let title = nodes.last(where: { $0.message != nil })?.message, title != shown else {
      return nil
    }
    shown = title
    return title
  }
}
