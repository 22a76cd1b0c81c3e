public import TerminalUICore

/// How forms look.
///
///     struct Boxed: FormStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         ScrollView { configuration.content.padding().border() }
///       }
///     }
///
/// - Source: SwiftUI `FormStyle`.
@MainActor @preconcurrency public protocol FormStyle: _ViewStyle
where _Configuration == FormStyleConfiguration {
  /// The properties of a form.
  typealias Configuration = FormStyleConfiguration
  /// Makes the view of a form.
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form that its style gets.
///
/// - Source: SwiftUI `FormStyleConfiguration`.
@MainActor @preconcurrency public struct FormStyleConfiguration {
  /// The views of a form below each other, with a blank row around each section, and titles in one column.
  public struct Content: UnaryView {
    let view: AnyView
    let columns: FormColumns
    var isGrouped = false

    /// Puts a frame around each section.
    public func grouped(_ isGrouped: Bool = true) -> Content {
      Content(view: view, columns: columns, isGrouped: isGrouped)
    }

    /// The views.
    public var body: some View {
      FormLayout() { view }
        .environment(\.formColumns, columns)
        .environment(\.iconGroup, columns.icons)
        .environment(\.hasGroupedSections, isGrouped)
    }
  }

  /// The content of the form.
  public let content: Content
}

/// The default style of forms: the same as `columns`.
public nonisolated struct DefaultFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a form.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ColumnsFormStyle().makeBody(configuration: configuration)
  }
}

/// The style of forms with their titles in one column.
public nonisolated struct ColumnsFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a form.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ColumnsForm(content: configuration.content)
  }
}

/// The rows of a form in a column, which scrolls.
private struct ColumnsForm: View {
  @Environment(\.isInSheet) private var isInSheet
  let content: FormStyleConfiguration.Content

  var body: some View {
    ScrollView {
      content
        .cellFrame(maxWidth: 60, alignment: .leading)
        .padding(.horizontal, 1)
        // A sheet is no wider than its content.
        .frame(minWidth: 0, maxWidth: isInSheet ? nil : .infinity, alignment: .leading)
    }
    .withWholeIdeal()
    .unaryLayout(FormPlace(isInSheet: isInSheet))
  }
}

/// The place of a form's rows: at the leading edge, and in the middle of a wide window, with a free row above.
///
/// An indicator is beside the rows.
private struct FormPlace: UnaryLayout {
  let isInSheet: Bool

  /// The columns of the rows, of the space on either side, and of an indicator.
  private static let mostColumns = 63
  /// The columns of a window in which the rows are in the middle.
  private static let wideColumns = 90

  private func isNarrow(_ proposal: ProposedViewSize) -> Bool {
    guard !isInSheet, let width = proposal.width else { return true }
    return width <= Self.mostColumns
  }

  private func isWide(_ width: Int, _ height: Int) -> Bool {
    !isInSheet && width >= Self.wideColumns && width < CellLimit.maximum / 2 && height >= 16
      && height < CellLimit.maximum / 2
  }

  private func rowsAbove(_ proposal: ProposedViewSize) -> Int {
    guard let width = proposal.width, let height = proposal.height else { return 0 }
    return isWide(width, height) ? 1 : 0
  }

  func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    guard !isNarrow(proposal) else { return proposal }
    return ProposedViewSize(
      width: Self.mostColumns, height: proposal.height.map { $0 - rowsAbove(proposal) })
  }

  func size(for proposal: ProposedViewSize, content: Size) -> Size {
    guard !isNarrow(proposal) else { return content }
    return Size(
      width: proposal.width ?? content.width, height: content.height + rowsAbove(proposal))
  }

  func contentOrigin(in size: Size, content: ViewDimensions) -> Point {
    guard isWide(size.width, size.height) else { return .zero }
    return Point(x: (size.width - content.width) / 2, y: size.height - content.height)
  }

  func flexibleAxes(for proposal: ProposedViewSize) -> Axis.Set { isInSheet ? [] : .horizontal }
}

/// The style of forms with a frame around each section.
public nonisolated struct GroupedFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a form.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ColumnsFormStyle().makeBody(configuration: Configuration(content: configuration.content.grouped()))
  }
}

nonisolated extension FormStyle where Self == DefaultFormStyle {
  /// As `columns`.
  public static var automatic: DefaultFormStyle { DefaultFormStyle() }
}

nonisolated extension FormStyle where Self == ColumnsFormStyle {
  /// Titles in one column.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

nonisolated extension FormStyle where Self == GroupedFormStyle {
  /// A frame around each section.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
  /// Sets how the forms in this view look.
  ///
  ///     Form { Section("Editor") { TextField("Name", text: $name) } }.formStyle(.grouped)
  ///     // Editor
  ///     // ╭────────────╮
  ///     // │ Name  Ada  │
  ///     // ╰────────────╯
  ///
  /// - Source: SwiftUI `View.formStyle(_:)`.
  @inlinable public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier(StyleChange(StyleKey<any FormStyle>.self, style)))
  }
}

nonisolated extension EnvironmentValues {
  var formStyles: [any FormStyle] { self[StyleKey<any FormStyle>.self] }
}
