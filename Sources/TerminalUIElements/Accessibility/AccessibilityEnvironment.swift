internal import Cells

// The accessibility settings of the user's system. A terminal doesn't report them, so each has the value that an app may assume.

/// The value that a view sets; `nil` leaves what the terminal's colours say.
nonisolated private enum DifferentiateKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

nonisolated private enum ReduceTransparencyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated private enum ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated private enum ScreenReaderKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether colours alone shouldn't carry information: `true` on a terminal without colours.
  ///
  /// - Source: SwiftUI `EnvironmentValues.accessibilityDifferentiateWithoutColor`.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateKey.self] ?? (themeSettings.colors.depth == .none) }
    set { self[DifferentiateKey.self] = newValue }
  }

  /// Whether views should be opaque: `false`, unless a view sets it.
  ///
  /// - Source: SwiftUI `EnvironmentValues.accessibilityReduceTransparency`.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether colours are inverted: never.
  ///
  /// - Source: SwiftUI `EnvironmentValues.accessibilityInvertColors`.
  public var accessibilityInvertColors: Bool { false }

  /// Whether views are read out as lines of text, and not drawn: in the mode for screen readers.
  ///
  /// Elsewhere it is `false`, as a terminal doesn't say whether a screen reader reads its cells.
  /// - Source: SwiftUI `EnvironmentValues.accessibilityVoiceOverEnabled`; can be set here, for previews and tests.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[ScreenReaderKey.self] }
    set { self[ScreenReaderKey.self] = newValue }
  }

  /// Whether views are used with few switches: never.
  ///
  /// - Source: SwiftUI `EnvironmentValues.accessibilitySwitchControlEnabled`.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// How many pixels a unit has: 1, since a cell is the finest thing that views are placed by.
  ///
  /// - Source: SwiftUI `EnvironmentValues.displayScale`.
  public var displayScale: Double { 1 }

  /// How long a pixel is: 1 cell.
  ///
  /// - Source: SwiftUI `EnvironmentValues.pixelLength`.
  public var pixelLength: Double { 1 }
}

extension EnvironmentValues {
  /// Whether nothing is to move: changed values have their new state at once.
  ///
  ///     @Environment(\.accessibilityReduceMotion) private var reducesMotion
  ///
  /// It is `true` in tests, if an app's output is no terminal, or if the environment variable
  /// `TERMINALUI_REDUCE_MOTION` is set at the app's start (`AppRun.environment`), but not to `0` or `off`. Completions
  /// of animations are called all the same, and clocks go on.
  /// - Source: SwiftUI `EnvironmentValues.accessibilityReduceMotion`; can be set here, for previews and tests.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}
