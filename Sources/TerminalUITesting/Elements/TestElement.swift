internal import TerminalUICore
public import TerminalUI

/// A part of the screen that a test looks at and uses as a user does.
///
///     let save = host.find(.button, "Save")
///     #expect(save.isEnabled)
///     save.press()
///
/// The properties of an element are read from the present screen each time. Actions that a user can't do fail the test:
/// a disabled button can't be pressed, and a covered one can't be clicked. An element prints as one line.
public struct TestElement {
  let host: TestHost
  private let first: AccessibilityElement?
  private let missing: String

  init(_ element: AccessibilityElement, in host: TestHost) {
    first = element
    missing = ""
    self.host = host
  }

  init(missing: String, in host: TestHost) {
    first = nil
    self.missing = missing
    self.host = host
  }

  /// The element at present; `nil` once it is gone.
  var current: AccessibilityElement? {
    guard let first, let node = first.node else { return nil }
    return host.host.accessibilityElements(belowModal: true).flatMap(\.flattened).first {
      $0.node === node && $0.role.isSame(as: first.role)
    }
  }

  /// Whether the element is there.
  public var exists: Bool { current != nil }
  /// The role.
  public var role: AccessibilityRole { current?.role ?? first?.role ?? .other }
  /// The label.
  public var label: String? { current?.label }
  /// The value: the text of a field, `on` or `off`.
  public var value: String? { current?.value }
  /// The effect of using it.
  public var hint: String? { current?.hint }
  /// The identifier for tests.
  public var identifier: String? { current?.identifier }
  /// How the element behaves.
  public var traits: AccessibilityTraits { current?.traits ?? [] }
  /// Where the element is, in cells of the screen, uncut.
  public var frame: Rect { current?.frame ?? .zero }
  /// Whether the element has the focus.
  public var isFocused: Bool { current?.isFocused ?? false }
  /// Whether the element takes input.
  public var isEnabled: Bool { current?.isEnabled ?? false }
  /// Whether the element is selected.
  public var isSelected: Bool { current?.isSelected ?? false }
  /// Whether any of it is on the screen.
  public var isInSight: Bool { current?.visibleFrame.isEmpty == false }
  /// The number of a row, counted from 1, and how many there are.
  public var place: AccessibilityElement.Place? { current?.place }
  /// The names of its actions.
  public var actionNames: [String] { current?.actionNames ?? [] }
  /// The elements in it.
  public var children: [TestElement] { current?.children.map { TestElement($0, in: host) } ?? [] }
  /// The element and those in it, one a line, indented.
  public var treeDescription: String { current?.treeDescription ?? description }

  var isMissing: Bool { first == nil }
}

extension TestElement: @MainActor CustomStringConvertible {
  /// The element in one line.
  public var description: String {
    current?.description ?? first.map { "\($0.description), gone" } ?? "no \(missing)"
  }
}

extension AccessibilityRole {
  /// Whether an element of one role may be the one that had the other.
  fileprivate func isSame(as other: AccessibilityRole) -> Bool {
    let changing: Set<AccessibilityRole> = [
      .text, .heading, .image, .other, .button, .link, .toggle, .group,
    ]
    return self == other || changing.contains(self) && changing.contains(other)
  }
}
