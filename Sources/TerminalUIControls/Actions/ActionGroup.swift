internal import TerminalUICore

extension View {
  /// Makes actions of all controls in this view, with or without keys, such as those of a toolbar.
  ///
  /// - Parameters:
  ///   - origin: Where they come from.
  ///   - title: What leads to them, as the title of a menu; `nil` adds nothing to their identifiers.
  /// - Returns: A view that looks the same.
  package func actionGroup(_ origin: KeyAction.Origin, title: String? = nil) -> some View {
    modifier(ActionGroupModifier(origin: origin, title: title))
  }
}

/// The modifier behind `actionGroup(_:title:)`.
package struct ActionGroupModifier: PassModifier {
  let origin: KeyAction.Origin
  package let title: String?

  package init(origin: KeyAction.Origin, title: String?) {
    self.origin = origin
    self.title = title
  }

  package func makePassNode(in context: NodeContext) -> PassNode { ActionGroupNode(self, in: context) }
  package func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: ActionGroupNode.self).update(self)
  }
}

/// Makes actions of the controls in a view, except for those that are actions already, by a `keyboardShortcut`.
package final class ActionGroupNode: ShortcutNode, ActionSource {
  private var modifier: ActionGroupModifier
  private var origin: KeyAction.Origin { modifier.origin }
  private var title: String? { modifier.title }
  package var group: ActionGroupModifier? { modifier }

  package init(_ modifier: ActionGroupModifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
  }

  package func update(_ modifier: ActionGroupModifier) {
    self.modifier = modifier
    host.followers.keyMeaningSource.changed()
  }

  // The controls have keys only if the user gives them some.
  package override func matches(_ press: KeyPress) -> Bool {
    host.userBindings != nil && press.phase == .down
  }

  package override func perform(_ press: KeyPress) -> Bool {
    guard let bindings = host.userBindings else { return false }
    var match: (control: any PressTarget, match: KeyBindings.Match)?
    visitControls { control, title in
      guard match == nil, control.canActivate else { return }
      let found = bindings.match(bindings.keys(of: control.identifier(for: title()), []), press)
      if found != .nothing { match = (control, found) }
    }
    guard let match else { return false }
    return match.match == .begins ? bindings.begin(with: press) : match.control.activate()
  }

  package func giveActions(to list: inout ActionList) {
    if list.needsKeys { return }
    // All controls share one place: there may be thousands.
    let outer = actionPlace.path
    let place = ActionPlace(title.map { outer + [$0] } ?? outer)
    visitControls { control, title in
      let title = title()
      guard !title.isEmpty else { return }
      list.add(
        control, title: title, place: place, origin: origin, defaults: [], priority: 0,
        isEnabled: control.canActivate
      ) { [weak control] in _ = control?.activate() }
    }
  }

  package func action(of control: Node, titled title: String) -> (id: String, defaults: [KeySequence])? {
    (control.identifier(for: title), [])
  }

  /// Calls `visit` with each control that isn't an action by itself, and with a function that finds its title.
  private func visitControls(_ visit: (any PressTarget, () -> String) -> Void) {
    visitContents { node in
      if node.flags.contains(.isHidden) { return .past }
      if let source = node as? any ActionSource, source.givesActions { return .past }
      guard let view = node.viewValue as? any ActionControl else { return .into }
      // Disabled controls are visited as well.
      if let control = node.firstInTree({ $0 as? any PressTarget }) {
        visit(control) { node.controlTitle(TextRegion.reading(node) { view.plainTitle }) }
      }
      return .past
    }
  }

  package override var name: String { "actionGroup" }
}

/// Where an action is among menus: its place in the palette, and the beginning of its identifier.
package nonisolated struct ActionPlace {
  /// The titles that lead to them, the outermost first.
  let path: [String]
  /// The beginning of their identifiers.
  let identifiers: String

  init(_ path: [String]) {
    self.path = path
    identifiers = path.map { "\($0.asIdentifier)." }.joined()
  }
}

extension Node {
  /// The origin of the view's actions, if a group sets it.
  var actionOrigin: KeyAction.Origin? { actionGroups.first?.origin }

  /// Where the view's action is among menus.
  var actionPlace: ActionPlace { ActionPlace(actionGroups.reversed().compactMap(\.title)) }

  // Where they are on the screen counts, and not where they were written: those of a bar are elsewhere.
  private var actionGroups: [ActionGroupModifier] {
    var found: [ActionGroupModifier] = []
    visitAround { node in
      if let group = (node as? any ActionSource)?.group { found.append(group) }
    }
    return found
  }
}
