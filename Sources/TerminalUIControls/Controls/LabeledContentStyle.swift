public import TerminalUICore

/// How values with names look.
///
///     struct Stacked: LabeledContentStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) { configuration.label.bold(); configuration.content }
///       }
///     }
///
/// - Source: SwiftUI `LabeledContentStyle`.
@MainActor @preconcurrency public protocol LabeledContentStyle: _ViewStyle
where _Configuration == LabeledContentStyleConfiguration {
  /// The properties of a value with a name.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Makes the view of a value with a name.
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a value with a name that its style gets.
///
/// - Source: SwiftUI `LabeledContentStyleConfiguration`.
@MainActor @preconcurrency public struct LabeledContentStyleConfiguration {
  /// The name of a value.
  public struct Label: View {
    let view: AnyView
    /// The name.
    public var body: some View { view }
  }

  /// A value with a name.
  public struct Content: View {
    let view: AnyView
    /// The value.
    public var body: some View { view }
  }

  /// The name of the value.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The default style of values with names.
///
/// The name is at the leading edge and the value at the trailing one, or both are in the columns of the form around.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
  @Environment(\.formColumns) private var columns
  @Environment(\.labelsVisibility) private var labels

  /// Makes the style.
  public init() {}
  /// Makes the view of a value with a name.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if labels == .hidden {
      configuration.content
    } else if let columns {
      TitledRow(columns: columns, label: configuration.label, content: configuration.content)
    } else {
      HStack(alignment: .top, spacing: 0) {
        configuration.label
        Spacer(minCells: 1)
        configuration.content
      }
    }
  }
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The name at the leading edge, the value at the trailing one or in the column of values.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Sets how values with names in this view look.
  ///
  ///     LabeledContent("Size", value: "12 KB").labeledContentStyle(Stacked())
  ///
  /// - Source: SwiftUI `View.labeledContentStyle(_:)`.
  @inlinable public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier(StyleChange(StyleKey<any LabeledContentStyle>.self, style)))
  }
}

nonisolated extension EnvironmentValues {
  var labeledContentStyles: [any LabeledContentStyle] { self[StyleKey<any LabeledContentStyle>.self] }
}
