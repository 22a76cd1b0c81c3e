internal import TerminalUICore

/// The accessibility properties that modifiers set for the elements in a view.
@usableFromInline package struct AccessibilityProperties {
  package var label: String?
  package var value: String?
  var hint: String?
  package var identifier: String?
  var added: AccessibilityTraits = []
  var removed: AccessibilityTraits = []
  var isHidden = false
  /// Says whether the view is hidden, where only a layout decides.
  package var hides: (() -> Bool)?
  var sortPriority: Double?
  package var actions: [AccessibilityAction] = []
  var children: AccessibilityChildBehavior?
  /// Whether what is in the view is the name of the container around it.
  var namesContainer = false
  /// Whether a view that isn't shown stands for the view.
  var isRepresented = false
  /// Whether the view is hidden, and describes another view for assistive technologies.
  var isRepresentation = false
  /// Whether the elements in the view are the badge of the element around.
  package var isBadge = false
  /// Finds more actions in the view, each time that actions are read.
  package var findActions: ((Node) -> [AccessibilityAction])?
  /// Sets the texts that depend on the place to those of the place that is being read.
  private var follow: ((inout AccessibilityProperties) -> Void)?

  @usableFromInline init(_ change: (inout AccessibilityProperties) -> Void) { change(&self) }

  /// Whether any of them needs an element of its own.
  var makeElement: Bool {
    label != nil || value != nil || identifier != nil || !actions.isEmpty
      || !added.isDisjoint(with: [.isButton, .isHeader, .isImage, .isLink])
  }

  /// Sets a property to a text, which may depend on the place.
  package mutating func set(_ property: WritableKeyPath<AccessibilityProperties, String?>, to text: Text) {
    let text = text.content
    self[keyPath: property] = text.string
    guard text.isPlaced else { return }
    follow = { $0[keyPath: property] = text.placed(in: TextRegion.current).string }
  }

  /// The properties at a node.
  func read(at node: Node) -> AccessibilityProperties {
    var properties = self
    if let follow { TextRegion.reading(node) { follow(&properties) } }
    if let findActions { properties.actions += findActions(node) }
    return properties
  }

  /// Applies the properties to an element; those further out take precedence.
  func apply(to element: inout AccessibilityElement) {
    if let label { (element.label, element.hasGivenLabel) = (label, true) }
    if let value { element.value = value }
    if let hint { element.hint = hint }
    if let identifier { element.identifier = identifier }
    if let sortPriority { element.sortPriority = sortPriority }
    if namesContainer { element.namesContainer = true }
    if isBadge { element.isBadge = true }
    element.actions += actions
    element.traits = element.traits.union(added).subtracting(removed)
    if element.role == .row, added.contains(.isHeader) { (element.role, element.place) = (.heading, nil) }
    if [.text, .heading, .other, .image].contains(element.role) { element.role = role(of: element) }
  }

  /// The role that the traits give to an element that is no control.
  private func role(of element: AccessibilityElement) -> AccessibilityRole {
    let traits = element.traits
    return traits.contains(.isToggle)
      ? .toggle
      : traits.contains(.isButton)
        ? .button
        : traits.contains(.isLink)
          ? .link
          : traits.contains(.isHeader)
            ? .heading
            : traits.contains(.isImage) ? .image : element.role == .heading ? .text : element.role
  }
}

/// An action that a user of assistive technology can run on an element, by name.
package struct AccessibilityAction {
  package let name: String
  package let run: () -> Void

  package init(name: String, run: @escaping () -> Void) { (self.name, self.run) = (name, run) }
}

/// Sets properties of the elements in its content: every `accessibility…` modifier is one of these.
@usableFromInline package struct AccessibilityModifier: PassModifier {
  package let properties: AccessibilityProperties

  @usableFromInline package init(_ change: (inout AccessibilityProperties) -> Void) {
    properties = AccessibilityProperties(change)
  }
  @usableFromInline package func makePassNode(in context: NodeContext) -> PassNode {
    AccessibilityNode(properties, in: context)
  }
  @usableFromInline package func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: AccessibilityNode.self).properties = properties
  }
}

/// Keeps the properties of modifiers until elements are requested: nothing is drawn or evaluated.
package final class AccessibilityNode: PassNode {
  package var properties: AccessibilityProperties

  init(_ properties: AccessibilityProperties, in context: NodeContext) {
    self.properties = properties
    super.init(in: context)
  }

  package override var name: String { "accessibility" }
}
