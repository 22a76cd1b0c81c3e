// Values of the environment that no view of the framework reads: what cells can't show. The table "Accepted, without effect" of
// docs/Compatibility.md lists them.

/// How bold letters are to be read well; here always as the style says.
///
/// - Source: SwiftUI `LegibilityWeight`.
public nonisolated enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// How much colours differ; here always as the theme says.
///
/// - Source: SwiftUI `ColorSchemeContrast`.
public nonisolated enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  case standard, increased
}

/// Whether the controls of a window are in use.
///
/// - Source: SwiftUI `ControlActiveState`.
public nonisolated enum ControlActiveState: Hashable, Sendable, CaseIterable {
  case key, active, inactive
}

/// The size of text, by the older name of ``DynamicTypeSize``; characters have one size.
///
/// - Source: SwiftUI `ContentSizeCategory`.
public nonisolated enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether the category is one of the sizes for people with low vision.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

nonisolated extension ContentSizeCategory: Comparable {
  /// Whether one size is smaller than another one.
  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// What views say that has no effect, and read again.
private nonisolated struct Looks: Sendable, Equatable {
  var legibilityWeight: LegibilityWeight?
  var sizeCategory = ContentSizeCategory.large
  var headerProminence = Prominence.standard
  var imageScale = Image.Scale.medium
  var symbolRenderingMode: SymbolRenderingMode?
  var lineSpacing = 0.0
  var minimumScaleFactor = 1.0
  var allowsTightening = false
  var rowHeight = 1.0
  var headerHeight: Double?
  var buttonRepeatBehavior = ButtonRepeatBehavior.automatic
}

private nonisolated enum LooksKey: EnvironmentKey {
  static var defaultValue: Looks { Looks() }
}

nonisolated extension EnvironmentValues {
  private var looks: Looks {
    get { self[LooksKey.self] }
    set { self[LooksKey.self] = newValue }
  }

  /// How bold letters are to be read well: unknown, unless a view sets it; without effect.
  ///
  /// - Source: SwiftUI `EnvironmentValues.legibilityWeight`.
  public var legibilityWeight: LegibilityWeight? {
    get { looks.legibilityWeight }
    set { looks.legibilityWeight = newValue }
  }

  /// The size of text: `large`, unless a view sets it; without effect.
  ///
  /// - Source: SwiftUI `EnvironmentValues.sizeCategory`.
  public var sizeCategory: ContentSizeCategory {
    get { looks.sizeCategory }
    set { looks.sizeCategory = newValue }
  }

  /// How loud headers are: `standard`, unless a view sets it; without effect.
  ///
  /// - Source: SwiftUI `EnvironmentValues.headerProminence`.
  public var headerProminence: Prominence {
    get { looks.headerProminence }
    set { looks.headerProminence = newValue }
  }

  /// The size of symbols: `medium`, unless a view sets it; without effect.
  ///
  /// - Source: SwiftUI `EnvironmentValues.imageScale`.
  public var imageScale: Image.Scale {
    get { looks.imageScale }
    set { looks.imageScale = newValue }
  }

  /// How symbols are coloured: unknown, unless a view sets it; without effect.
  ///
  /// - Source: SwiftUI `EnvironmentValues.symbolRenderingMode`.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { looks.symbolRenderingMode }
    set { looks.symbolRenderingMode = newValue }
  }

  /// The room between lines: 0, unless a view sets it; without effect.
  ///
  /// - Source: SwiftUI `EnvironmentValues.lineSpacing`.
  public var lineSpacing: Double {
    get { looks.lineSpacing }
    set { looks.lineSpacing = newValue }
  }

  /// How small text may become to fit: 1, unless a view sets it; without effect.
  ///
  /// - Source: SwiftUI `EnvironmentValues.minimumScaleFactor`.
  public var minimumScaleFactor: Double {
    get { looks.minimumScaleFactor }
    set { looks.minimumScaleFactor = newValue }
  }

  /// Whether letters may come closer to fit: `false`, unless a view sets it; without effect.
  ///
  /// - Source: SwiftUI `EnvironmentValues.allowsTightening`.
  public var allowsTightening: Bool {
    get { looks.allowsTightening }
    set { looks.allowsTightening = newValue }
  }

  /// The least height of a row: 1, unless a view sets it; without effect.
  ///
  /// - Source: SwiftUI `EnvironmentValues.defaultMinListRowHeight`.
  public var defaultMinListRowHeight: Double {
    get { looks.rowHeight }
    set { looks.rowHeight = newValue }
  }

  /// The least height of a header: unknown, unless a view sets it; without effect.
  ///
  /// - Source: SwiftUI `EnvironmentValues.defaultMinListHeaderHeight`.
  public var defaultMinListHeaderHeight: Double? {
    get { looks.headerHeight }
    set { looks.headerHeight = newValue }
  }

  /// Whether held buttons act again and again: `automatic`, unless a view sets it; without effect.
  ///
  /// - Source: SwiftUI `EnvironmentValues.buttonRepeatBehavior`.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { looks.buttonRepeatBehavior }
    set { looks.buttonRepeatBehavior = newValue }
  }

  /// How much colours differ: always `standard`, because the theme has one contrast.
  ///
  /// - Source: SwiftUI `EnvironmentValues.colorSchemeContrast`.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// Whether an assistive technology of the system is on: never.
  ///
  /// - Source: SwiftUI `EnvironmentValues.accessibilityEnabled`.
  public var accessibilityEnabled: Bool { false }

  /// Whether buttons show that they are buttons: always, because they have a surface or brackets.
  ///
  /// - Source: SwiftUI `EnvironmentValues.accessibilityShowButtonShapes`.
  public var accessibilityShowButtonShapes: Bool { true }

  /// Whether the app may have several windows: never.
  ///
  /// - Source: SwiftUI `EnvironmentValues.supportsMultipleWindows`.
  public var supportsMultipleWindows: Bool { false }
}

extension EnvironmentValues {
  /// Whether the window is in use: `inactive` while the terminal's window doesn't have the focus.
  ///
  /// - Source: SwiftUI `EnvironmentValues.controlActiveState`.
  public var controlActiveState: ControlActiveState { scenePhase == .active ? .key : .inactive }

  /// Whether the window is in use, if the terminal reports that.
  ///
  /// - Source: SwiftUI `EnvironmentValues.appearsActive`.
  public var appearsActive: Bool { scenePhase == .active }
}
