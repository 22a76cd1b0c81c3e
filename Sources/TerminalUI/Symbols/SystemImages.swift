/// The initialisers that take the name of a symbol besides a title: the label is a ``Label``.
extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title with a symbol before it.
  ///
  ///     Label("Delete", systemImage: "trash")     // ⌫ Delete
  ///
  /// If there is no character for the symbol, the title is shown alone; see ``Image``.
  /// - Source: SwiftUI `Label.init(_:systemImage:)`.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes a label of a title with a symbol before it.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Label.init(_:systemImage:)`.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Button where Label == TerminalUI.Label<Text, Image> {
  /// Makes a button with a title and a symbol before it.
  ///
  ///     Button("Delete", systemImage: "trash") { delete() }
  ///
  /// - Source: SwiftUI `Button.init(_:systemImage:action:)`.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, action: @escaping () -> Void) {
    self.init(titleKey, systemImage: name, role: nil, action: action)
  }

  /// Makes a button with a title and a symbol before it.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Button.init(_:systemImage:action:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, action: @escaping () -> Void
  ) {
    self.init(title, systemImage: name, role: nil, action: action)
  }

  /// Makes a button with a title and a symbol before it, for a purpose.
  ///
  /// - Source: SwiftUI `Button.init(_:systemImage:role:action:)`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { TerminalUI.Label(titleKey, systemImage: name) }
  }

  /// Makes a button with a title and a symbol before it, for a purpose.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Button.init(_:systemImage:role:action:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { TerminalUI.Label(title, systemImage: name) }
  }
}

extension Toggle where Label == TerminalUI.Label<Text, Image> {
  /// Makes a toggle with a title and a symbol before it.
  ///
  /// - Source: SwiftUI `Toggle.init(_:systemImage:isOn:)`.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TerminalUI.Label(titleKey, systemImage: name) }
  }

  /// Makes a toggle with a title and a symbol before it.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Toggle.init(_:systemImage:isOn:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { TerminalUI.Label(title, systemImage: name) }
  }
}

extension Menu where Label == TerminalUI.Label<Text, Image> {
  /// Makes a menu with a title and a symbol before it.
  ///
  ///     Menu("Add", systemImage: "plus") { … }
  ///
  /// - Source: SwiftUI `Menu.init(_:systemImage:content:)`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { TerminalUI.Label(titleKey, systemImage: name) }
  }

  /// Makes a menu with a title and a symbol before it.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Menu.init(_:systemImage:content:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { TerminalUI.Label(title, systemImage: name) }
  }

  /// Makes a menu with a title and a symbol before it, and an action that a click on it runs.
  ///
  /// - Source: SwiftUI `Menu.init(_:systemImage:content:primaryAction:)`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TerminalUI.Label(titleKey, systemImage: name) }, primaryAction: primaryAction
    )
  }

  /// Makes a menu with a title and a symbol before it, and an action that a click on it runs.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Menu.init(_:systemImage:content:primaryAction:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TerminalUI.Label(title, systemImage: name) }, primaryAction: primaryAction)
  }
}

extension Picker where Label == TerminalUI.Label<Text, Image> {
  /// Makes a picker with a title and a symbol before it.
  ///
  /// - Source: SwiftUI `Picker.init(_:systemImage:selection:content:)`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { TerminalUI.Label(titleKey, systemImage: name) }
  }

  /// Makes a picker with a title and a symbol before it.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Picker.init(_:systemImage:selection:content:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { TerminalUI.Label(title, systemImage: name) }
  }
}

extension Toggle where Label == TerminalUI.Label<Text, Image> {
  /// Makes a toggle for the values of several things, with a title and a symbol before it.
  ///
  /// - Source: SwiftUI `Toggle.init(_:systemImage:sources:isOn:)`.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage name: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { TerminalUI.Label(titleKey, systemImage: name) }
  }

  /// Makes a toggle for the values of several things, with a title and a symbol before it.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Toggle.init(_:systemImage:sources:isOn:)`.
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage name: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { TerminalUI.Label(title, systemImage: name) }
  }
}

extension Picker where Label == TerminalUI.Label<Text, Image> {
  /// Makes a picker for a value of several things, with a title and a symbol before it.
  ///
  /// - Source: SwiftUI `Picker.init(_:systemImage:sources:selection:content:)`.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage name: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      TerminalUI.Label(titleKey, systemImage: name)
    }
  }

  /// Makes a picker for a value of several things, with a title and a symbol before it.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Picker.init(_:systemImage:sources:selection:content:)`.
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage name: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      TerminalUI.Label(title, systemImage: name)
    }
  }
}
