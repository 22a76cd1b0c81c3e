/// Toggles with a title and the name of a symbol: the label is a ``Label``.
extension Toggle where Label == TerminalUIControls.Label<Text, Image> {
  /// Makes a toggle with a title and a symbol before it.
  ///
  /// - Source: SwiftUI `Toggle.init(_:systemImage:isOn:)`.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TerminalUIControls.Label(titleKey, systemImage: name) }
  }

  /// Makes a toggle with a title and a symbol before it.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Toggle.init(_:systemImage:isOn:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { TerminalUIControls.Label(title, systemImage: name) }
  }
}

extension Toggle where Label == TerminalUIControls.Label<Text, Image> {
  /// Makes a toggle for the values of several things, with a title and a symbol before it.
  ///
  /// - Source: SwiftUI `Toggle.init(_:systemImage:sources:isOn:)`.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage name: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { TerminalUIControls.Label(titleKey, systemImage: name) }
  }

  /// Makes a toggle for the values of several things, with a title and a symbol before it.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Toggle.init(_:systemImage:sources:isOn:)`.
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage name: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { TerminalUIControls.Label(title, systemImage: name) }
  }
}
