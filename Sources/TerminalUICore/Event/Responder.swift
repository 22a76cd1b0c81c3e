package import Terminal

// Handling input is a role, not a part of every node: a node without a role gets no input.

/// A node that does something with keys.
///
/// It says so by the mark `handlesKeys`, too: a node may have the role and do nothing with keys in some of its places.
@MainActor @preconcurrency public protocol KeyResponder: Node {
  /// Adds the lines of the node's keys: see ``KeyTable``.
  func keys(_ keys: inout KeyTable)
}

/// A node that handles the wheel and all buttons but the left one.
///
/// It says so by the mark `handlesMouse`, too. Presses of the left button are for a ``PressResponder``.
@MainActor package protocol MouseResponder: Node {
  /// Offers an event to the node, which says whether it used it.
  @discardableResult func handle(_ event: MouseEvent) -> Bool
}

/// A node that takes pasted text.
@MainActor @preconcurrency public protocol PasteResponder: Node {
  /// Offers pasted text to the node, which says whether it took it.
  func handlePaste(_ text: String) -> Bool
  /// Whether text that is typed or pasted into the node is secret, so that nobody may read it.
  var isSecret: Bool { get }
}

extension PasteResponder {
  package var isSecret: Bool { false }
}

/// A node with one action: that of a control or of a key of the app.
@MainActor @preconcurrency public protocol Activatable: Node {
  /// Whether ``activate()`` would do anything now.
  var canActivate: Bool { get }
  /// Does it, as a keyboard shortcut does; says whether there was anything to do.
  func activate() -> Bool
}

// MARK: - Offering keys

extension KeyResponder {
  /// Reads the lines of the node's table.
  private func read(_ table: consuming KeyTable) -> KeyTable {
    keys(&table)
    return table
  }

  /// Offers a key press to the node.
  package func handle(_ press: KeyPress) -> KeyPress.Result {
    read(.performing(press)).isUsed ? .handled : .ignored
  }

  /// Offers a key press that no view has handled to the node.
  package func handleAfterAllViews(_ press: KeyPress) -> KeyPress.Result {
    read(.performing(press, comesLast: true)).isUsed ? .handled : .ignored
  }

  /// Whether the node would use a press, as it is offered to the nodes from the view with the focus upward.
  ///
  /// - Parameters:
  ///   - press: The press.
  ///   - comesLast: Whether no node on that way used it.
  package func claims(_ press: KeyPress, comesLast: Bool = false) -> Bool {
    read(.asking(press, comesLast: comesLast)).isUsed
  }

  /// The lines of the node's table.
  package var keyLines: [KeyLine] { read(.listing()).lines }
}
