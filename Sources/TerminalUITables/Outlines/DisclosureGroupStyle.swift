public import TerminalUICore

/// How groups that can be opened look.
///
///     struct Arrowed: DisclosureGroupStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///           Button(configuration.isExpanded ? "less" : "more") { configuration.isExpanded.toggle() }
///           if configuration.isExpanded { configuration.content }
///         }
///       }
///     }
///
/// - Source: SwiftUI `DisclosureGroupStyle`.
@MainActor @preconcurrency public protocol DisclosureGroupStyle: _ViewStyle
where _Configuration == DisclosureGroupStyleConfiguration {
  /// The properties of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Makes the view of a group.
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group that its style gets.
@MainActor @preconcurrency public struct DisclosureGroupStyleConfiguration {
  /// The label of a group.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// The content of an open group, made where a style shows it.
  public struct Content: View {
    let make: () -> AnyView
    /// The content.
    public var body: some View { make() }
  }

  /// The label.
  public let label: Label
  /// The content of the open group.
  public let content: Content
  /// Whether the group is open.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content) = (label, content)
    _isExpanded = isExpanded
  }
}

/// The default style of groups: a mark before the label, and the content two columns further in.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a group.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      DisclosureLabel(isExpanded: configuration.$isExpanded, label: configuration.label)
      if configuration.isExpanded { configuration.content.cellPadding(.leading, 2) }
    }
  }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A mark before the label, and the content two columns further in.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets how the groups in this view that can be opened look.
  ///
  /// - Source: SwiftUI `View.disclosureGroupStyle(_:)`.
  @inlinable public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier(StyleChange(StyleKey<any DisclosureGroupStyle>.self, style)))
  }
}

nonisolated extension EnvironmentValues {
  var disclosureGroupStyles: [any DisclosureGroupStyle] { self[StyleKey<any DisclosureGroupStyle>.self] }
}
