public import TerminalUICore

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
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: UnaryView {
  @Environment(\.pickerStyles) private var styles
  @Environment(\.menuLevel) private var menuLevel
  @Environment(\.menuBarStep) private var menuBarStep
  @Binding private var selection: SelectionValue
  /// The binding of a picker with several sources.
  ///
  /// Its value is `nil` where the sources differ.
  ///
  /// A picker with one value has no such binding.
  private var common: Binding<SelectionValue?>?
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
    if let common {
      if menuLevel == nil { styled(common) } else { inMenu(common) }
    } else {
      if menuLevel == nil { styled($selection) } else { inMenu($selection) }
    }
  }

  /// The picker in a menu: as a section, as a submenu, or as rows of that menu.
  @ViewBuilder private func inMenu<Value: Hashable>(_ selection: Binding<Value>) -> some View {
    let style = styles.last
    if style is InlinePickerStyle {
      PickerMenuSection(
        label: label.asLabel, options: PickerMenuRows(selection: selection, content: content)
      )
      .layoutValue(key: MenuRowKey.self, value: .section)
    } else if style is MenuPickerStyle || menuBarStep != nil {
      let content = content
      Menu {
        PickerMenuRows(selection: selection, isWholeMenu: true, content: content)
          .layoutValue(key: MenuRowKey.self, value: .row)
      } label: {
        label
      }
    } else {
      PickerMenuRows(selection: selection, content: content).layoutValue(key: MenuRowKey.self, value: .row)
    }
  }

  /// The picker by itself, in its style.
  private func styled<Value: Hashable>(_ selection: Binding<Value>) -> AnyView {
    let configuration = PickerStyleConfiguration(
      label: PickerStyleConfiguration.Label(view: label.asLabel), title: label.accessibilityText,
      makeOptions: { [content] kind in
        AnyView(PickerOptions(selection: selection, kind: kind, content: content))
      },
      makeMenuRows: { [content] in
        AnyView(
          PickerMenuRows(selection: selection, isWholeMenu: true, content: content)
            .layoutValue(key: MenuRowKey.self, value: .row))
      },
      makeChosenOption: { [content] in
        AnyView(ChosenOption(selection: selection, content: content))
      }, countOptions: { [content] in content.countOfSubviews(upTo: $0) })
    return styles.last?.styledItem(configuration, in: StyleKey<any PickerStyle>.self)
      ?? DefaultPickerStyle().styledItem(configuration)
  }
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

  /// Makes a picker with a text for a value of several things.
  ///
  ///     Picker("Theme", sources: $themes, selection: \.name) { ForEach(names, id: \.self) { Text($0) } }
  ///
  /// - Source: SwiftUI `Picker.init(_:sources:selection:content:)`.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker with a text for a value of several things.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Picker.init(_:sources:selection:content:)`.
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker {
  /// Makes a picker for a value of several things.
  ///
  ///     Picker(sources: $themes, selection: \.name) { … } label: { Text("Theme") }
  ///
  /// The option that all sources have is chosen; where they differ, no option is. A choice is written to all sources.
  /// - Source: SwiftUI `Picker.init(sources:selection:content:label:)`.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: selection] }
    func set(_ value: SelectionValue, _ transaction: Transaction) {
      for source in values { source.transaction(transaction).wrappedValue = value }
    }
    let common = Binding<SelectionValue?>(
      get: {
        guard let first = values.first?.wrappedValue else { return nil }
        return values.allSatisfy { $0.wrappedValue == first } ? first : nil
      }, set: { value, transaction in if let value { set(value, transaction) } })
    // Without sources the binding is never read.
    self.init(
      selection: values.first
        ?? Binding {
          fatalError("a picker without a source")
        } set: { _ in
        },
      content: content, label: label)
    self.common = common
  }

  /// Makes a picker: the older form, with the label first.
  ///
  /// - Source: SwiftUI `Picker.init(selection:label:content:)`, deprecated there.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker: AccessibleView {
  package func describe(_ element: inout AccessibilityElement) {
    element.role = .picker
    element.label = label.accessibilityText
  }
}
