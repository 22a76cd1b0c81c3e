public import TerminalUICore

/// Finds the elements of a tree of views.
///
/// The tree is walked when the elements are requested: an update pays nothing for it. A view describes itself if it is an ``AccessibleView``, a node
/// if it is an ``AccessibleNode``; modifiers apply after that. A control is one element with all its content.
@MainActor package struct AccessibilityTree {
  /// Whether what is found is the content of a control.
  private var isInControl = false

  package init() {}

  /// The elements at and below a node.
  package func elements(of node: Node) -> [AccessibilityElement] {
    guard node.flags.isDisjoint(with: [.isHidden, .isCovered]) else { return [] }
    if let view = node.viewValue {
      if let view = view as? any AccessibleView {
        guard view.isTold else { return [] }
        let found = described(node) { element in TextRegion.reading(node) { view.describe(&element) } }
        return found.contains(where: \.isUsed) ? found : inRow(of: node, found)
      }
      if view is any AccessibleLabel { return label(node) }
    }
    if let accessible = node as? any AccessibleNode { return elements(of: accessible) }
    if let node = node.asFocusedControl { return focusable(node) }
    return children(of: node)
  }

  /// The elements of a node that says what it is for assistive technologies.
  private func elements(of node: any AccessibleNode) -> [AccessibilityElement] {
    switch node.accessiblePart {
    case .element: described(node) { node.describe(&$0) }
    case .text(let text): self.text(text, of: node)
    // A row that consists of one control is that control's element.
    case .row: isInControl ? children(of: node) : described(node) { node.describe(&$0) }
    case .elements(let elements): elements
    case .content: children(of: node)
    case .focusable(let view): focusable(view)
    case .modified(let properties): modified(node, properties.read(at: node))
    case .nothing: []
    }
  }

  /// The elements of all nodes below a node, in the order in which they are read.
  private func children(of node: Node) -> [AccessibilityElement] {
    var found: [AccessibilityElement] = []
    if node.hasReadingOrder {
      for part in node.partsAsRead { found += elements(of: part) }
    } else {
      node.visitChildren { found += elements(of: $0) }
    }
    guard found.contains(where: { $0.sortPriority != 0 }) else { return found }
    return found.enumerated()
      .sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }
      .map(\.element)
  }

  // MARK: Elements

  /// One element that describes itself, with what is in it: as its children, or else as its text.
  private func described(_ node: Node, _ describe: (inout AccessibilityElement) -> Void)
    -> [AccessibilityElement]
  {
    var element = AccessibilityElement(.other, node)
    describe(&element)
    if element.role.isContainer || element.role == .row {
      return finish(container: element, with: children(of: node))
    }
    var inner = self
    inner.isInControl = true
    let parts = inner.children(of: node)
    element.adoptContent(parts)
    element.noteFocus()
    return [element]
  }

  private func text(_ text: String, of node: Node) -> [AccessibilityElement] {
    guard text.hasWords else { return [] }
    var element = AccessibilityElement(.text, node)
    element.label = text
    return [element]
  }

  /// Puts a view's elements into the row inside it: a view's body contains the row that the view makes.
  private func inRow(of node: Node, _ found: [AccessibilityElement]) -> [AccessibilityElement] {
    guard !isInControl, !found.isEmpty, let row = node.rowInside else { return found }
    var element = AccessibilityElement(.row, row)
    row.describe(&element)
    return finish(container: element, with: found)
  }

  /// A container with its parts, as its role wants them.
  private func finish(container: AccessibilityElement, with parts: [AccessibilityElement])
    -> [AccessibilityElement]
  {
    var element = container
    element.children = parts
    if let name = parts.firstIndex(where: \.namesContainer) {
      element.label = element.label ?? parts[name].label
      element.children.remove(at: name)
    }
    switch element.role {
    case .row: return row(element)
    case .labeled: return [labeled(element)]
    case .picker: return [picker(element)]
    case .list, .form:
      // The list itself scrolls.
      element.scrollReference = element.children.first { $0.role == .scrollView }?.scrollReference ?? .init()
      element.children = element.children.flatMap { $0.role == .scrollView ? $0.children : [$0] }
      if element.role == .list { element.countRows() }
    default: break
    }
    element.noteFocus()
    return [element]
  }

  /// The texts of a row are its name, and its controls are its children; a heading alone isn't a row.
  private func row(_ row: AccessibilityElement) -> [AccessibilityElement] {
    var element = row
    let parts = element.children
    element.parts = parts
    if parts.isEmpty { return [] }
    if parts.allSatisfy({ $0.role == .heading }) { return parts }
    // The control that opens the row is a part of it, and no part of its name.
    element.label =
      element.label ?? parts.filter { !$0.isMark }.compactMap(\.label).joinedLabels
    if parts.count == 1 {
      (element.value, element.hint, element.identifier) = (parts[0].value, parts[0].hint, parts[0].identifier)
      element.hasGivenLabel = parts[0].hasGivenLabel
    }
    element.traits.formUnion(
      parts.reduce(AccessibilityTraits()) { $0.union($1.traits.intersection(.isSelected)) })
    element.actions += parts.filter { $0.role == .text }.flatMap(\.actions)
    element.children = parts.filter { ![.text, .image, .heading].contains($0.role) && !$0.isOnlyLabel }
    element.noteFocus()
    return [element]
  }

  /// A label and its value become one element if the value is one.
  private func labeled(_ group: AccessibilityElement) -> AccessibilityElement {
    var element = group
    if element.children.allSatisfy({ $0.role == .text }) {
      element.role = .text
      element.value = element.children.compactMap(\.label).joinedLabels
      element.children = []
    } else if element.children.count == 1 {
      element = element.children[0]
      element.label = element.label ?? group.label
    } else {
      element.role = .group
    }
    return element
  }

  /// A picker with a menu becomes that menu: its name is the picker's, and its value the chosen option.
  private func picker(_ group: AccessibilityElement) -> AccessibilityElement {
    var element = group
    element.role = .group
    element.noteFocus()
    let menus = group.children.filter { $0.role == .menu }
    let others = group.children.filter { $0.role != .menu }
    guard menus.count == 1, others.allSatisfy({ $0.role == .text || $0.role == .image }),
      let label = group.label ?? others.compactMap(\.label).joinedLabels
    else { return element }
    element = menus[0]
    if element.label != label { (element.label, element.value) = (label, element.label) }
    return element
  }

  /// The label of a control, whatever else its style shows.
  private func label(_ node: Node) -> [AccessibilityElement] {
    var found = children(of: node)
    guard isInControl else { return found }
    for index in found.indices { found[index].hasGivenLabel = true }
    return found
  }

  /// Returns the elements of a view that can have the focus: one element with the focus, or a group.
  private func focusable(_ node: FocusNode) -> [AccessibilityElement] {
    var found = children(of: node)
    if isInControl || found.count == 1 {
      for index in found.indices where found[index].focusReference.node == nil {
        found[index].focusReference.node = node
        found[index].noteFocus()
        // A control is used by all its cells, the padding and the border among them.
        if found.count == 1 { found[index].adoptFrame(of: node) }
      }
      if !found.isEmpty { return found }
    }
    // A bar of tabs has the focus where the chosen one is.
    if let chosen = found.firstIndex(where: { $0.role == .tab && $0.traits.contains(.isSelected) }) {
      found[chosen].focusReference.node = node
      found[chosen].noteFocus()
      return found
    }
    guard node.canFocus || isInControl else { return found }
    var element = AccessibilityElement(found.isEmpty ? .other : .group, node)
    element.focusReference.node = node
    element.children = found
    element.noteFocus()
    return [element]
  }

  // MARK: Modifiers

  /// The elements below an `accessibility…` modifier, with its properties.
  private func modified(_ node: Node, _ properties: AccessibilityProperties) -> [AccessibilityElement] {
    guard !properties.isHidden, properties.hides?() != true else { return [] }
    var found = properties.isRepresented ? representation(in: node) : children(of: node)
    if let behaviour = properties.children {
      found = joined(found, behaviour, node)
    } else if found.isEmpty, properties.makeElement {
      found = inRow(of: node, [AccessibilityElement(.other, node)])
    }
    for index in found.indices { properties.apply(to: &found[index]) }
    return found
  }
}

extension AccessibilityTree {
  /// Joins the elements in a view to one; if the view is a row or a control, that element is kept.
  private func joined(
    _ found: [AccessibilityElement], _ behaviour: AccessibilityChildBehavior, _ node: Node
  ) -> [AccessibilityElement] {
    var made = found.count == 1 ? found.first : nil
    if let role = made?.role, !role.isOwn, role != .heading || node.rowInside == nil { made = nil }
    var element = made ?? AccessibilityElement(behaviour == .contain ? .group : .other, node)
    switch behaviour {
    case .contain:
      switch made?.role {
      case .row: if let row = node.rowInside { element.children = children(of: row) }
      case .radioButton, .tab: break
      default:
        if found.isEmpty, node.rowInside != nil {
          return inRow(of: node, [AccessibilityElement(.other, node)])
        }
        return finish(container: AccessibilityElement(.group, node), with: found)
      }
    case .combine: element.combine(found, keepingRole: made != nil)
    default:
      if made?.role == .row { (element.value, element.hint, element.identifier) = (nil, nil, nil) }
      (element.label, element.hasGivenLabel, element.children) = (nil, false, [])
      element.focusReference.node = element.focusReference.node ?? found.first?.focusReference.node
    }
    if made?.role != .row || element.focusReference.node != nil { element.noteFocus() }
    return made == nil ? inRow(of: node, [element]) : [element]
  }

  /// The elements of the hidden view in `node` that describes the node for assistive technologies.
  private func representation(in node: Node) -> [AccessibilityElement] {
    node.firstInTree { $0.isRepresentation ? children(of: $0) : nil } ?? []
  }
}

extension AccessibilityRole {
  /// Whether a view has this role whatever is in it, as a row and a control have.
  fileprivate var isOwn: Bool { !isContainer && ![.text, .image, .heading, .other].contains(self) }
}

extension Node {
  /// Whether the views in the node aren't shown, and stand for others.
  fileprivate var isRepresentation: Bool {
    guard let accessible = self as? any AccessibleNode,
      case .modified(let properties) = accessible.accessiblePart
    else { return false }
    return properties.isRepresentation
  }
}

extension AccessibilityElement {
  /// Whether the element is used, and not only read.
  fileprivate var isUsed: Bool { focusReference.node != nil || !actions.isEmpty || role.isContainer }

  /// Whether the element has nothing but a label.
  fileprivate var isOnlyLabel: Bool {
    role == .other && value == nil && hint == nil && identifier == nil && actions.isEmpty && children.isEmpty
      && focusReference.node == nil
  }

  /// Finds out whether the element can have the focus, and has it.
  package mutating func noteFocus() {
    guard let focus = focusReference.node else { return }
    isFocusable = focus.canFocus
    isFocused = focus.value
    isEnabled = focus.isTakingInput
  }

  /// Adopts the content of a control as its label, and the focus of a part.
  fileprivate mutating func adoptContent(_ parts: [AccessibilityElement]) {
    var all = parts.flatMap(\.flattened)
    value = value ?? all.filter(\.isBadge).compactMap(\.label).joinedLabels
    all.removeAll(where: \.isBadge)
    if label == nil {
      let given = all.filter(\.hasGivenLabel)
      // Not the brackets that a style puts around it.
      let labels = (given.isEmpty ? all : given).compactMap(\.label)
        .filter { !$0.allSatisfy { "[ ]()".contains($0) } }
      let words = labels.filter { $0.contains { $0.isLetter || $0.isNumber } }
      label = (words.isEmpty ? labels : words).joinedLabels
    }
    focusReference.node = focusReference.node ?? all.lazy.compactMap(\.focusNode).first
    if let first = all.first(where: { !$0.role.isContainer && $0.role != .text }) {
      hint = hint ?? first.hint
      identifier = identifier ?? first.identifier
    }
    actions += all.flatMap(\.actions)
  }

  /// Takes the properties of some elements.
  ///
  /// - Parameters:
  ///   - parts: The elements.
  ///   - keepsRole: Whether it is the outermost of them already.
  fileprivate mutating func combine(_ parts: [AccessibilityElement], keepingRole keepsRole: Bool) {
    let all = parts.flatMap(\.flattened)
    children = []
    label = all.compactMap(\.label).joinedLabels
    value = all.compactMap(\.value).joinedLabels
    if !keepsRole {
      role = all.first { !$0.role.isContainer && $0.role != .text }?.role ?? (all.isEmpty ? .other : .text)
    }
    for part in all { traits.formUnion(part.traits) }
    actions = all.flatMap(\.actions)
    focusReference.node = focusReference.node ?? all.lazy.compactMap(\.focusNode).first
  }

  /// Numbers the rows of a list where they aren't all of one `ForEach`.
  fileprivate mutating func countRows() {
    let rows = children.indices.filter { children[$0].role == .row }
    if rows.allSatisfy({ children[$0].place != nil }),
      Set(rows.map { children[$0].place?.count }).count <= 1,
      Set(rows.map { children[$0].place?.number }).count == rows.count
    {
      return
    }
    for (number, index) in rows.enumerated() {
      children[index].place = Place(number: number + 1, count: rows.count)
    }
  }
}

extension Node {
  /// The row of a list that the view shows nothing but.
  fileprivate var rowInside: (any AccessibleNode)? {
    firstThroughModifiers { node in
      guard let accessible = node as? any AccessibleNode, case .row = accessible.accessiblePart else {
        return nil
      }
      return accessible
    }
  }
}

extension String {
  /// Whether there is more than the lines and blanks that show where a row belongs.
  fileprivate var hasWords: Bool { unicodeScalars.contains { !" │├└".unicodeScalars.contains($0) } }
}

extension [String] {
  /// The labels as one: `nil` for none.
  fileprivate var joinedLabels: String? {
    let labels = filter { !$0.isEmpty }
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }
}

extension ViewHost {
  /// The elements of the screen for assistive technologies: the base, and each layer over it.
  ///
  /// Views below a modal layer can't be reached and are left out.
  public var accessibilityElements: [AccessibilityElement] { accessibilityElements(belowModal: false) }

  /// Returns the elements of the screen for assistive technologies.
  ///
  /// - Parameter belowModal: Whether to include views below a modal layer.
  /// - Returns: The elements in the order of reading.
  public func accessibilityElements(belowModal: Bool) -> [AccessibilityElement] {
    Evaluation.unobserved {
      var found: [AccessibilityElement] = []
      visitLayers { node, layer in
        let elements = AccessibilityTree().elements(of: node)
        guard let layer else { return found += elements }
        var dialog = AccessibilityElement(.dialog, node)
        dialog.children = elements
        if let name = elements.firstIndex(where: \.namesContainer) {
          dialog.label = elements[name].label
          dialog.children.remove(at: name)
        } else {
          dialog.label = elements.flatMap(\.flattened).first(where: \.namesContainer)?.label
        }
        if layer.isModal {
          dialog.traits.insert(.isModal)
          if !belowModal { found = [] }
        }
        found.append(dialog)
      }
      return found
    }
  }
}
