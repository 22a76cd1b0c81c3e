/// A control for one of several values.
///
///     Picker("Size", selection: $size) {
///       ForEach(Size.allCases) { Text($0.name).tag($0) }
///     }
///
/// The value of an option is its `tag(_:)`, or else the identity of its element in a `ForEach`. Both must have the type of the selection or, if that
/// is an optional, the wrapped type. An option without either can't be chosen. Of options with the same value the first is shown.
///
/// It has the focus as a whole. Arrow keys, Home, End, the first letters of an option and a click choose an option. The styles are those of
/// ``PickerStyle``. In a menu the options are rows of the menu, and the chosen one has a mark. With the style `inline` they are a section with the
/// label above them. With `menu`, and always in the menus of ``Commands``, they are a submenu. A menu of its own (`menu`) opens with the chosen
/// option selected.
/// - Source: SwiftUI `Picker`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @Environment(\.pickerStyles) private var styles
  @Environment(\.menuLevel) private var menuLevel
  @Environment(\.menuBarStep) private var menuBarStep
  @Binding private var selection: SelectionValue
  private let content: Content
  private let label: Label

  /// Makes a picker.
  ///
  /// - Parameters:
  ///   - selection: The value of the option that is chosen.
  ///   - content: The options, in order.
  ///   - label: The label, which names the value.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    self.content = content()
    self.label = label()
  }

  /// The picker in its style.
  public var body: some View {
    if menuLevel == nil { styled } else { inMenu }
  }

  @ViewBuilder private var inMenu: some View {
    let style = styles.last
    if style is InlinePickerStyle {
      PickerMenuSection(
        label: label.asLabel, options: PickerMenuRows(selection: $selection, content: content)
      )
      .layoutValue(key: MenuRowKey.self, value: .section)
    } else if style is MenuPickerStyle || menuBarStep != nil {
      let (selection, content) = ($selection, content)
      Menu {
        PickerMenuRows(selection: selection, isWholeMenu: true, content: content)
          .layoutValue(key: MenuRowKey.self, value: .row)
      } label: {
        label
      }
    } else {
      PickerMenuRows(selection: $selection, content: content).layoutValue(key: MenuRowKey.self, value: .row)
    }
  }

  private var styled: AnyView {
    let configuration = PickerStyleConfiguration(
      label: PickerStyleConfiguration.Label(view: label.asLabel), title: label.accessibilityText,
      makeOptions: { [selection = $selection, content] kind in
        AnyView(PickerOptions(selection: selection, kind: kind, content: content))
      },
      makeMenuRows: { [selection = $selection, content] in
        AnyView(
          PickerMenuRows(selection: selection, isWholeMenu: true, content: content)
            .layoutValue(key: MenuRowKey.self, value: .row))
      },
      makeChosenOption: { [selection = $selection, content] in
        AnyView(ChosenOption(selection: selection, content: content))
      }, countOptions: { [content] in content.countOfSubviews(upTo: $0) })
    return styles.last?.styledItem(configuration, in: StyleKey<any PickerStyle>.self)
      ?? DefaultPickerStyle().styledItem(configuration)
  }

  /// One item, whatever its style.
  public static var _isUnary: Bool { true }
}

extension Picker where Label == Text {
  /// Makes a picker with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker with a text.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker {
  /// Makes a picker: the older form, with the label first.
  ///
  /// - Source: SwiftUI `Picker.init(selection:label:content:)`, deprecated there.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker: AccessibleView {
  func describe(_ element: inout AccessibilityElement) {
    element.role = .picker
    element.label = label.accessibilityText
  }
}
