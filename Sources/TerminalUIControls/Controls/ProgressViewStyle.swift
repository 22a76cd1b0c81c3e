public import TerminalUICore

/// How progress looks.
///
///     struct Percent: ProgressViewStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
///       }
///     }
///
/// - Source: SwiftUI `ProgressViewStyle`.
@MainActor @preconcurrency public protocol ProgressViewStyle: _ViewStyle
where _Configuration == ProgressViewStyleConfiguration {
  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Makes the view of a progress.
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view that its style gets.
///
/// - Source: SwiftUI `ProgressViewStyleConfiguration`.
@MainActor @preconcurrency public struct ProgressViewStyleConfiguration {
  /// The label of a progress.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// The text for the value of a progress.
  public struct CurrentValueLabel: View {
    let view: AnyView
    /// The text.
    public var body: some View { view }
  }

  /// How much is done, from 0 to 1; `nil` where that isn't known.
  public let fractionCompleted: Double?
  /// The label, which names the task.
  public let label: Label?
  /// The value in words.
  public let currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: AccessibleLabel {}

/// The default style of progress: `linear` with a value, `circular` without.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a progress.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// The style of progress as a bar in the tint below its label, as wide as it is offered.
///
/// In a form the label is in the column of titles.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// Makes the style.
  public init() { tint = nil }
  /// Makes the style with a colour for the bar; `nil` is the tint.
  public init(tint: Color?) { self.tint = tint }
  /// Makes the view of a progress.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitledProgress(title: configuration.label) {
      HStack {
        ProgressBar(fraction: configuration.fractionCompleted).foregroundColor(tint ?? .role(.tint))
        configuration.currentValueLabel.foregroundStyle(.secondary)
      }
    }
  }
}

/// The style of progress as one character before its label: a circle that fills, or dots that turn.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// Makes the style.
  public init() { tint = nil }
  /// Makes the style with a colour for the character; `nil` is the tint.
  public init(tint: Color?) { self.tint = tint }
  /// Makes the view of a progress.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack {
      Group {
        if let fraction = configuration.fractionCompleted {
          Text(String(Mark.circle(fraction)))
        } else {
          Spinner()
        }
      }
      .foregroundColor(tint ?? .role(.tint))
      configuration.label
      configuration.currentValueLabel.foregroundStyle(.secondary)
    }
  }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// `linear` with a value, `circular` without.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// One character: a circle that fills, or dots that turn.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets how the progress views in this view look.
  ///
  ///     ProgressView().progressViewStyle(.linear)
  ///
  /// - Source: SwiftUI `View.progressViewStyle(_:)`.
  @inlinable public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier(StyleChange(StyleKey<any ProgressViewStyle>.self, style)))
  }
}

nonisolated extension EnvironmentValues {
  var progressViewStyles: [any ProgressViewStyle] { self[StyleKey<any ProgressViewStyle>.self] }
}
