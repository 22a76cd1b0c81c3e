public import Cells
internal import TerminalUICore

/// A part of the screen for assistive technologies: its role, label, value and state.
///
///     print(host.accessibilityElements.treeDescription)
///     // list "Inbox"
///     //   row "Ann" selected, 1 of 2
///     //   row "Bob" 2 of 2
///     // button "Reply" focused
///
/// A snapshot of the moment when it was read. Frames are in cells of the screen.
@MainActor @preconcurrency public struct AccessibilityElement {
  /// The role.
  public package(set) var role: AccessibilityRole
  /// The name.
  public package(set) var label: String?
  /// The value besides the label: the text of a field, `on` or `off`.
  public package(set) var value: String?
  /// The effect of using the element.
  public package(set) var hint: String?
  /// The name for tests, which the user never sees.
  public package(set) var identifier: String?
  /// How the element behaves.
  public package(set) var traits: AccessibilityTraits = []
  /// Whether the element takes input.
  public package(set) var isEnabled = true
  /// Whether the element can have the focus.
  public package(set) var isFocusable = false
  /// Whether the element, or one of its parts, has the focus.
  public package(set) var isFocused = false
  /// The number of a row, counted from 1, and how many there are.
  public package(set) var place: Place?
  /// Where the element is, uncut; it may be out of sight.
  public package(set) var frame = Rect.zero
  /// The part of the element that is on the screen, as if nothing covered it.
  public package(set) var visibleFrame = Rect.zero
  /// The names of its actions.
  public var actionNames: [String] { actions.map(\.name) }
  /// The elements in it, in reading order.
  public package(set) var children: [AccessibilityElement] = []

  package var actions: [AccessibilityAction] = []
  var sortPriority = 0.0
  /// Whether the element is the name of the container around it.
  var namesContainer = false
  /// Whether the element is the badge of the element around it.
  package var isBadge = false
  /// Whether the element opens and closes the row that it is in, and is no part of the row's name.
  package var isMark = false
  /// Whether the app gave the element its name.
  var hasGivenLabel = false
  /// The node of the view that the element describes.
  package private(set) weak var node: Node?
  /// The view in the element that can have the focus.
  package var focusNode: FocusNode? { focusReference.node }
  package var focusReference = FocusReference()

  package struct FocusReference { package weak var node: FocusNode? }

  /// The scroll view that scrolls the elements in this one.
  package var scroller: ScrollViewNode? { scrollReference.node }
  var scrollReference = ScrollReference()

  struct ScrollReference { weak var node: ScrollViewNode? }

  /// Whether the element is a row that can be selected.
  package var canBeSelected = false
  /// All elements in a row.
  ///
  /// The label and the children of the row are made of them.
  package var parts: [AccessibilityElement] = []

  /// The place of a row.
  public nonisolated struct Place: Hashable, Sendable {
    /// The number of the row, from 1 on.
    public let number: Int
    /// How many rows there are.
    public let count: Int

    package init(number: Int, count: Int) { (self.number, self.count) = (number, count) }
  }

  package init(_ role: AccessibilityRole, _ node: Node) {
    self.role = role
    self.node = node
    adoptFrame(of: node)
    isEnabled = EnvironmentValues(node.frame).isEnabled
  }

  /// Adopts the place of a node.
  mutating func adoptFrame(of node: Node) {
    (frame, visibleFrame) = (.zero, .zero)
    node.visitItems { item in
      let rect = Rect(origin: item.absoluteOrigin, size: item.size)
      frame = frame.isEmpty ? rect : frame.union(rect)
      let visible = item.visibleRect(Rect(origin: .zero, size: item.size))
      visibleFrame = visibleFrame.isEmpty ? visible : visibleFrame.union(visible)
    }
  }

  /// Whether the element is selected.
  public var isSelected: Bool { traits.contains(.isSelected) }

  /// Does what an action is for.
  ///
  /// - Returns: Whether it has such an action, and takes input.
  @discardableResult public func perform(_ name: String) -> Bool {
    guard isEnabled, let action = actions.last(where: { $0.name == name }) else { return false }
    action.run()
    return true
  }
}

extension AccessibilityElement: @MainActor CustomStringConvertible {
  /// The element in one line: `toggle "Wrap lines" = "on" focused`.
  public var description: String {
    var words = [role.name]
    if let label { words.append(label.debugDescription) }
    if let value { words.append("= \(value.debugDescription)") }
    var states: [String] = []
    if isFocused { states.append("focused") }
    if !isEnabled { states.append("disabled") }
    if isSelected { states.append("selected") }
    if let place { states.append("\(place.number) of \(place.count)") }
    if !states.isEmpty { words.append(states.joined(separator: ", ")) }
    if let hint { words.append("(\(hint))") }
    if let identifier { words.append("#\(identifier)") }
    if !actions.isEmpty { words.append("[\(actionNames.joined(separator: ", "))]") }
    return words.joined(separator: " ")
  }

  /// The element and those in it, one a line, indented.
  public var treeDescription: String { [self].treeDescription }

  /// This element and those in it, in the order of reading.
  public var flattened: [AccessibilityElement] { [self] + children.flatMap(\.flattened) }
}

@MainActor extension [AccessibilityElement] {
  /// The elements and those in them, one a line, indented.
  public var treeDescription: String {
    flatMap { element in
      [element.description]
        + element.children.treeDescription.split(separator: "\n").map { "  \($0)" }
    }
    .joined(separator: "\n")
  }
}
