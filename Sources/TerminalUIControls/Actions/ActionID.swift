internal import TerminalUICore

extension View {
  /// Gives the action of this view an identifier: for the user's keymap, and for tests.
  ///
  ///     Button("Delete") { delete() }.keyboardShortcut("d").actionID("notes.delete")
  ///     host.perform("notes.delete")
  ///
  /// Without one an action is identified by its title or its `accessibilityLabel`, after those of the menus that it is in: `edit.find-next`. That
  /// changes with the title, but a user's keymap names actions by their identifiers. So give an identifier to each action that users may want on
  /// other keys. It is meant for one action: a control with a `keyboardShortcut`, an `onKeyPress` with a name, a button of a toolbar or of
  /// ``Commands``.
  ///
  /// There is no such modifier in SwiftUI.
  ///
  /// - Parameter identifier: The name of the action; two actions in one place of the screen should not have the same.
  /// - Returns: A view that looks the same.
  @inlinable public func actionID(_ identifier: String) -> some View {
    modifier(ActionNameModifier(id: identifier, title: nil))
  }

  /// Names the action of this view, if its control doesn't name it.
  func actionTitle(_ title: String) -> some View { modifier(ActionNameModifier(id: nil, title: title)) }
}

@usableFromInline struct ActionNameModifier: PassModifier {
  let id: String?
  package let title: String?

  @usableFromInline init(id: String?, title: String?) {
    self.id = id
    self.title = title
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    ActionNameNode(self, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: ActionNameNode.self).update(self)
  }
}

/// The node of `actionID(_:)`: actions in its content ask it for their name.
final class ActionNameNode: PassNode {
  private(set) var id: String?
  package private(set) var title: String?

  init(_ modifier: ActionNameModifier, in context: NodeContext) {
    (id, title) = (modifier.id, modifier.title)
    super.init(in: context)
  }

  package func update(_ modifier: ActionNameModifier) {
    guard (id, title) != (modifier.id, modifier.title) else { return }
    (id, title) = (modifier.id, modifier.title)
    host.followers.keyMeaningSource.changed()
  }

  override var name: String { "actionID" }
}

/// A node that names the action in its content.
protocol ActionNaming: PassNode {
  /// The identifier that the modifier gives the action; `nil` if it sets none.
  var actionID: String? { get }
  /// The title that the modifier gives the action; `nil` if it sets none.
  var actionTitle: String? { get }
}

extension ActionNameNode: ActionNaming {
  var actionID: String? { id }
  var actionTitle: String? { title }
}

extension AccessibilityNode: ActionNaming {
  var actionID: String? { nil }
  /// `Button("‹") {…}.accessibilityLabel("Previous")` is called Previous.
  var actionTitle: String? { properties.label.flatMap { $0.isEmpty ? nil : $0 } }
}

extension Node {
  /// The name that modifiers of the same view give to its action: modifiers in this one, or else modifiers around it.
  private func actionName(_ find: (any ActionNaming) -> String?) -> String? {
    nameInside(find) ?? nameAround(find)
  }

  private func nameAround(_ find: (any ActionNaming) -> String?) -> String? {
    let limit = enclosing(to: .modifiers) { ($0 as? any ActionSource)?.givesActions == true }
    return firstAround(to: .modifiers, below: limit) { ($0 as? any ActionNaming).flatMap(find) }
  }

  /// Returns the name that modifiers in this one give to a view without another action.
  private func nameInside(_ find: (any ActionNaming) -> String?) -> String? {
    guard (self as? any ActionSource)?.isNamedInside != false,
      firstModified({ $0 as? any ActionSource }) == nil
    else { return nil }
    return firstModified { ($0 as? any ActionNaming).flatMap(find) }
  }

  /// The identifier of the view's action.
  package func identifier(for title: String) -> String { identifier(for: title, in: actionPlace) }

  /// The identifier of the view's action, if its place is known.
  package func identifier(for title: String, in place: @autoclosure () -> ActionPlace) -> String {
    givenIdentifier ?? place().identifiers + title.asIdentifier
  }

  /// The identifier that the app gives the view's action.
  var givenIdentifier: String? { actionName(\.actionID) }

  /// The title of a control: that of a modifier around the control, or else `plain`.
  func controlTitle(_ plain: String?) -> String { nameAround(\.actionTitle) ?? plain ?? firstControlTitle }

  /// The title of the first control in the view, whether it can be used or not.
  var firstControlTitle: String {
    if let given = actionName(\.actionTitle) { return given }
    let elements = AccessibilityTree().elements(of: self)
    let controls = elements.flatMap(\.flattened).filter { $0.role != .text && $0.label?.isEmpty == false }
    return controls.first?.label ?? elements.compactMap(\.label).joined(separator: " ")
  }
}

extension String {
  /// A title as a part of an identifier: small letters and digits, a `-` for anything between them.
  nonisolated var asIdentifier: String {
    let text = lowercased()
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      let words = text.split { !($0.isLetter || $0.isNumber) }
      return words.isEmpty ? scalarIdentifier : words.joined(separator: "-")
    }
    var bytes: [UInt8] = []
    var isBetween = false
    for byte in text.utf8 {
      if byte &- 0x61 < 26 || byte &- 0x30 < 10 {
        if isBetween, !bytes.isEmpty { bytes.append(UInt8(ascii: "-")) }
        bytes.append(byte)
        isBetween = false
      } else {
        isBetween = true
      }
    }
    return bytes.isEmpty ? scalarIdentifier : String(decoding: bytes, as: UTF8.self)
  }

  /// An identifier for a title without letters and digits: `u2039` for `‹`.
  ///
  /// Different titles have different identifiers.
  private nonisolated var scalarIdentifier: String {
    let scalars = unicodeScalars.filter { $0 != " " }.prefix(8)
    return scalars.isEmpty
      ? "action" : scalars.map { "u" + String($0.value, radix: 16) }.joined(separator: "-")
  }
}
