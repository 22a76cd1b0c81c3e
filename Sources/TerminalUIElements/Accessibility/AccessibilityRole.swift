/// The role of a part of the screen for assistive technologies: a button, a row, a text.
///
///     let save = host.find(.button, "Save")
///
/// Controls set it by themselves; `accessibilityAddTraits(_:)` makes a button, a heading, a link or an image of another view. It prints as its name.
///
/// There is no such type in SwiftUI, which describes roles by traits alone.
public nonisolated struct AccessibilityRole: Hashable, Sendable {
  /// The name of the role.
  public let name: String

  /// Makes a custom role.
  public init(_ name: String) { self.name = name }

  // MARK: What can be used

  /// Runs an action.
  public static let button = AccessibilityRole("button")
  /// Is on or off.
  public static let toggle = AccessibilityRole("toggle")
  /// A choice among several, of which exactly one is on.
  public static let radioButton = AccessibilityRole("radioButton")
  /// A control that leads to a URL or to another screen.
  public static let link = AccessibilityRole("link")
  /// A control with a value between two bounds.
  public static let slider = AccessibilityRole("slider")
  /// A control with a value that goes up and down in steps.
  public static let stepper = AccessibilityRole("stepper")
  /// A control with a date or a time.
  public static let datePicker = AccessibilityRole("datePicker")
  /// A control for a colour.
  public static let colorPicker = AccessibilityRole("colorPicker")
  /// Shows commands.
  public static let menu = AccessibilityRole("menu")
  /// Chooses one of several views.
  public static let tab = AccessibilityRole("tab")
  /// Has text that can be edited.
  public static let textField = AccessibilityRole("textField")
  /// A control with an editable text of many lines.
  public static let textEditor = AccessibilityRole("textEditor")
  /// A control with an editable text that can't be read.
  public static let secureField = AccessibilityRole("secureField")

  // MARK: What says something

  /// A text.
  public static let text = AccessibilityRole("text")
  /// A heading of the content after it.
  public static let heading = AccessibilityRole("heading")
  /// Shows something in a picture.
  public static let image = AccessibilityRole("image")
  /// Shows how far something has come.
  public static let progress = AccessibilityRole("progress")
  /// A message that disappears by itself, which assistive technologies report at once.
  public static let toast = AccessibilityRole("toast")
  /// A message that assistive technologies report at once: the help of a view, or the state of some work.
  public static let status = AccessibilityRole("status")
  /// Shows the position of a value between two bounds.
  public static let gauge = AccessibilityRole("gauge")
  /// A role for all other elements.
  public static let other = AccessibilityRole("other")

  // MARK: What has other parts

  /// Has rows.
  public static let list = AccessibilityRole("list")
  /// Is one of the rows of a list.
  public static let row = AccessibilityRole("row")
  /// Is the title of a table's column, with the order of the rows by that column.
  public static let columnHeader = AccessibilityRole("columnHeader")
  /// Has controls that belong together.
  public static let form = AccessibilityRole("form")
  /// Has parts that belong together.
  public static let group = AccessibilityRole("group")
  /// Shows a part of something larger.
  public static let scrollView = AccessibilityRole("scrollView")
  /// Lies over the rest of the screen.
  public static let dialog = AccessibilityRole("dialog")

  /// A name with content.
  ///
  /// Both become one element.
  package static let labeled = AccessibilityRole("labeled")

  /// A control with options.
  ///
  /// If the options are in a menu, the control and the menu become one element.
  package static let picker = AccessibilityRole("picker")

  /// Whether elements of this role have other elements in them, and no content of their own.
  var isContainer: Bool { Self.containers.contains(self) }

  private static let containers: Set<AccessibilityRole> = [
    .list, .form, .group, .scrollView, .dialog, .labeled, .picker,
  ]
}

nonisolated extension AccessibilityRole: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
