internal import TerminalUICore

/// Which columns of a ``NavigationSplitView`` are shown.
///
/// - Source: SwiftUI `NavigationSplitViewVisibility`.
public nonisolated struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  enum Kind: Int, Codable { case automatic, all, doubleColumn, detailOnly }

  let kind: Kind

  /// As many as there is room for.
  public static let automatic = Self(kind: .automatic)
  /// All columns are shown.
  public static let all = Self(kind: .all)
  /// The last two columns are shown.
  public static let doubleColumn = Self(kind: .doubleColumn)
  /// Only the last column is shown.
  public static let detailOnly = Self(kind: .detailOnly)
}

/// A column of a ``NavigationSplitView``.
///
/// - Source: SwiftUI `NavigationSplitViewColumn`.
public nonisolated struct NavigationSplitViewColumn: Hashable, Sendable {
  private let number: Int

  /// The first column.
  public static let sidebar = Self(number: 0)
  /// The middle column of three.
  public static let content = Self(number: 1)
  /// The last column.
  public static let detail = Self(number: 2)
}

/// How the columns of a ``NavigationSplitView`` share its width.
///
/// - Source: SwiftUI `NavigationSplitViewStyle`; there are no styles of your own, as in SwiftUI.
public nonisolated protocol NavigationSplitViewStyle {
  /// Whether the last column keeps its width.
  var _isProminent: Bool { get }
}

/// The default style, which is `balanced`.
public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
  /// Returns `false`: the last column gives up width to other columns.
  public var _isProminent: Bool { false }
}

/// The style in which the last column is narrower while others are shown.
public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
  /// Returns `false`: the last column gives up width to other columns.
  public var _isProminent: Bool { false }
}

/// The style in which the last column is as wide as the view, and others cover a part of it.
public nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
  /// Returns `true`: other columns cover a part of the last column.
  public var _isProminent: Bool { true }
}

nonisolated extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style, which is `balanced`.
  public static var automatic: Self { Self() }
}

nonisolated extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The last column is narrower while others are shown.
  public static var balanced: Self { Self() }
}

nonisolated extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column is as wide as the view, and others cover a part of it.
  public static var prominentDetail: Self { Self() }
}

extension View {
  /// Sets how the columns of the split views in this view share their width.
  ///
  ///     NavigationSplitView { … } detail: { … }.navigationSplitViewStyle(.prominentDetail)
  ///
  /// - Source: SwiftUI `View.navigationSplitViewStyle(_:)`.
  @inlinable public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    modifier(SplitViewStyleModifier(isProminent: style._isProminent))
  }

  /// Sets the width of the column of a ``NavigationSplitView`` that this view is in, which the user can't change then.
  ///
  /// - Source: SwiftUI `View.navigationSplitViewColumnWidth(_:)`; in cells, or in the unit of `lengthUnit(_:)`.
  @inlinable public func navigationSplitViewColumnWidth(_ width: Int) -> some View {
    modifier(ColumnWidthModifier(least: width, ideal: width, most: width))
  }

  /// Sets how wide the column of a ``NavigationSplitView`` may be that this view is in.
  ///
  ///     FolderList().navigationSplitViewColumnWidth(min: 12, ideal: 20, max: 40)
  ///
  /// - Source: SwiftUI `View.navigationSplitViewColumnWidth(min:ideal:max:)`; in cells.
  @inlinable public func navigationSplitViewColumnWidth(min: Int? = nil, ideal: Int, max: Int? = nil)
    -> some View
  {
    modifier(ColumnWidthModifier(least: min, ideal: ideal, most: max))
  }

  /// Sets the width of the inspector that this view is in, which the user can't change then.
  ///
  /// - Source: SwiftUI `View.inspectorColumnWidth(_:)`; in cells.
  @inlinable public func inspectorColumnWidth(_ width: Int) -> some View {
    modifier(ColumnWidthModifier(least: width, ideal: width, most: width))
  }

  /// Sets how wide the inspector may be that this view is in.
  ///
  /// - Source: SwiftUI `View.inspectorColumnWidth(min:ideal:max:)`; in cells.
  @inlinable public func inspectorColumnWidth(min: Int? = nil, ideal: Int, max: Int? = nil) -> some View {
    modifier(ColumnWidthModifier(least: min, ideal: ideal, most: max))
  }
}

// Widths that needn't be whole numbers: they are rounded, half away from zero.
extension View {
  /// Sets the width of the column of a ``NavigationSplitView`` that this view is in, rounded to a whole number.
  ///
  /// - Source: SwiftUI `View.navigationSplitViewColumnWidth(_:)`.
  @_disfavoredOverload @inlinable public func navigationSplitViewColumnWidth(_ width: Double) -> some View {
    modifier(ColumnWidthModifier(exact: width, width, width))
  }

  /// Sets how wide the column of a ``NavigationSplitView`` may be, by numbers that are rounded.
  ///
  /// - Source: SwiftUI `View.navigationSplitViewColumnWidth(min:ideal:max:)`.
  @_disfavoredOverload @inlinable public func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> some View {
    modifier(ColumnWidthModifier(exact: min, ideal, max))
  }

  /// Sets the width of the inspector that this view is in, rounded to a whole number.
  ///
  /// - Source: SwiftUI `View.inspectorColumnWidth(_:)`.
  @_disfavoredOverload @inlinable public func inspectorColumnWidth(_ width: Double) -> some View {
    modifier(ColumnWidthModifier(exact: width, width, width))
  }

  /// Sets how wide the inspector may be, by numbers that are rounded.
  ///
  /// - Source: SwiftUI `View.inspectorColumnWidth(min:ideal:max:)`.
  @_disfavoredOverload @inlinable public func inspectorColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> some View {
    modifier(ColumnWidthModifier(exact: min, ideal, max))
  }
}

@usableFromInline struct SplitViewStyleModifier: ViewModifier {
  let isProminent: Bool

  @usableFromInline init(isProminent: Bool) { self.isProminent = isProminent }
  @usableFromInline func body(content: Content) -> some View {
    content.environment(\.splitViewIsProminent, isProminent)
  }
}

@usableFromInline struct ColumnWidthModifier: ViewModifier {
  @Environment(\.lengthUnit) private var unit
  let width: ColumnPlan.Width

  @usableFromInline init(least: Int?, ideal: Int?, most: Int?) {
    width = ColumnPlan.Width(
      least: least?.clampedToCells, ideal: ideal?.clampedToCells, most: most?.clampedToCells)
  }
  @usableFromInline init(exact least: Double?, _ ideal: Double?, _ most: Double?) {
    self.init(least: least?.wholeLength, ideal: ideal?.wholeLength, most: most?.wholeLength)
  }

  private func cells(_ length: Int?) -> Int? { unit.extent(length, 0, along: .horizontal) }

  @usableFromInline func body(content: Content) -> some View {
    content.preference(
      key: ColumnWidthKey.self,
      value: ColumnPlan.Width(least: cells(width.least), ideal: cells(width.ideal), most: cells(width.most)))
  }
}

/// The width that a column sets: the first view that sets one counts.
nonisolated enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnPlan.Width? { nil }
  static func reduce(value: inout ColumnPlan.Width?, nextValue: () -> ColumnPlan.Width?) {
    value = value ?? nextValue()
  }
}

private nonisolated enum SplitViewIsProminentKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  var splitViewIsProminent: Bool {
    get { self[SplitViewIsProminentKey.self] }
    set { self[SplitViewIsProminentKey.self] = newValue }
  }
}
