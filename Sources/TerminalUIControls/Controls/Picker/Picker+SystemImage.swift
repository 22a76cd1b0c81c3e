/// Pickers with a title and the name of a symbol: the label is a ``Label``.
extension Picker where Label == TerminalUIControls.Label<Text, Image> {
  /// Makes a picker with a title and a symbol before it.
  ///
  /// - Source: SwiftUI `Picker.init(_:systemImage:selection:content:)`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      TerminalUIControls.Label(titleKey, systemImage: name)
    }
  }

  /// Makes a picker with a title and a symbol before it.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Picker.init(_:systemImage:selection:content:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { TerminalUIControls.Label(title, systemImage: name) }
  }
}

extension Picker where Label == TerminalUIControls.Label<Text, Image> {
  /// Makes a picker for a value of several things, with a title and a symbol before it.
  ///
  /// - Source: SwiftUI `Picker.init(_:systemImage:sources:selection:content:)`.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage name: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      TerminalUIControls.Label(titleKey, systemImage: name)
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
      TerminalUIControls.Label(title, systemImage: name)
    }
  }
}
