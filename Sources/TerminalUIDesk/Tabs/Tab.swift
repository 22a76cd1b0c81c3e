public import TerminalUICore

/// One of the views of a ``TabView``: its label, its value and its content.
///
///     Tab("Sent", systemImage: "paperplane", value: .sent) { SentView() }
///
/// - Source: SwiftUI `Tab`; here it is a view, so `if` and `ForEach` work with tabs as with others.
public struct Tab<Value: Hashable, Content: View, Label: View>: UnaryView {
  private let value: Value?
  private let content: () -> Content
  private let label: Label

  /// Makes a tab with a label of any kind.
  ///
  /// - Parameters:
  ///   - value: The selection while the tab is chosen.
  ///   - content: The content; made when the tab is chosen for the first time.
  ///   - label: The label in the bar.
  /// - Source: SwiftUI `Tab.init(value:content:label:)`.
  public init(
    value: Value, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content
    self.label = label()
  }

  /// The content with its label.
  @ViewBuilder public var body: some View {
    let item = DeferredView(make: content).modifier(TabItemModifier(label: label))
    if let value { item.tag(value) } else { item }
  }
}

extension Tab where Value == Never {
  /// Makes a tab with a label of any kind, for a view that keeps itself which tab is chosen.
  ///
  /// - Source: SwiftUI `Tab.init(content:label:)`.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    value = nil
    self.content = content
    self.label = label()
  }
}

extension Tab where Label == Text {
  /// Makes a tab with a title.
  public init(_ titleKey: LocalizedStringKey, value: Value, @ViewBuilder content: @escaping () -> Content) {
    self.init(value: value, content: content) { Text(titleKey) }
  }

  /// Makes a tab with a title.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, value: Value, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(value: value, content: content) { Text(title) }
  }
}

extension Tab where Label == Text, Value == Never {
  /// Makes a tab with a title, for a view that keeps itself which tab is chosen.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a tab with a title, for a view that keeps itself which tab is chosen.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension Tab where Label == TerminalUIControls.Label<Text, Image> {
  /// Makes a tab with a title and a symbol before it.
  ///
  /// - Source: SwiftUI `Tab.init(_:systemImage:value:content:)`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, value: Value,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(value: value, content: content) { TerminalUIControls.Label(titleKey, systemImage: name) }
  }

  /// Makes a tab with a title and a symbol before it.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Tab.init(_:systemImage:value:content:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, value: Value, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(value: value, content: content) { TerminalUIControls.Label(title, systemImage: name) }
  }
}

extension Tab where Label == TerminalUIControls.Label<Text, Image>, Value == Never {
  /// Makes a tab with a title and a symbol, for a view that keeps its selection itself.
  ///
  /// - Source: SwiftUI `Tab.init(_:systemImage:content:)`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { TerminalUIControls.Label(titleKey, systemImage: name) }
  }

  /// Makes a tab with a title and a symbol, for a view that keeps its selection itself.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Tab.init(_:systemImage:content:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { TerminalUIControls.Label(title, systemImage: name) }
  }
}
