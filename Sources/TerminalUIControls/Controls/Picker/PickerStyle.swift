public import TerminalUICore

/// How pickers look and act.
///
///     struct Framed: PickerStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///           configuration.label
///           configuration.options(.list).border()
///         }
///       }
///     }
///
/// - Source: SwiftUI `PickerStyle`; there an app can't make its own.
@MainActor @preconcurrency public protocol PickerStyle: _ViewStyle
where _Configuration == PickerStyleConfiguration {
  /// The properties of a picker.
  typealias Configuration = PickerStyleConfiguration
  /// Makes the view of a picker.
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a picker that its style gets.
@MainActor @preconcurrency public struct PickerStyleConfiguration {
  /// The label of a picker.
  public struct Label: UnaryView {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// The options of a picker.
  public struct Options: UnaryView {
    let view: AnyView
    /// The options.
    public var body: some View { view }
  }

  /// How the options are shown.
  public enum Arrangement: Hashable, Sendable {
    /// Below each other, each with a mark: `(•) Small`.
    case list
    /// In a row, the chosen one in the look of a selection.
    case segments
    /// Rows of a menu, for the content of a ``Menu``.
    case menu
  }

  /// The label, which names the value.
  public let label: Label
  /// The text of the label, if the label is a text.
  package let title: String?
  let makeOptions: (PickerOptionsKind) -> AnyView
  let makeMenuRows: () -> AnyView
  let makeChosenOption: () -> AnyView
  /// The number of options, or the argument if there are more.
  let countOptions: (Int) -> Int

  /// All options: a view that has the focus as a whole, or rows of a menu.
  public func options(_ arrangement: Arrangement) -> Options {
    switch arrangement {
    case .list: Options(view: makeOptions(.list))
    case .segments: Options(view: makeOptions(.segments))
    case .menu: Options(view: makeMenuRows())
    }
  }

  /// Options with marks, in a row.
  var optionsInRow: Options { Options(view: makeOptions(.row)) }

  /// Segments with a column before and behind them.
  var segmentsOnBlock: Options { Options(view: makeOptions(.segmentsOnBlock)) }

  /// The option that is chosen, alone; nothing where none is.
  public var chosenOption: Options { Options(view: makeChosenOption()) }
}

extension View {
  /// Sets how the pickers in this view look and act.
  ///
  ///     Picker("Size", selection: $size) { … }.pickerStyle(.segmented)
  ///
  /// - Source: SwiftUI `View.pickerStyle(_:)`.
  @inlinable public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier(StyleChange(StyleKey<any PickerStyle>.self, style)))
  }
}

nonisolated extension EnvironmentValues {
  var pickerStyles: [any PickerStyle] { self[StyleKey<any PickerStyle>.self] }
}
