// Names without effect: a character doesn't bounce. The table "Accepted, without effect" of docs/Compatibility.md lists them.

/// A motion of a symbol, which no terminal shows.
///
///     Image(systemName: "bell").symbolEffect(.bounce, value: count)     // the same as without it
///
/// - Source: Symbols `SymbolEffect`.
public nonisolated struct SymbolEffect: Hashable, Sendable {
  /// It grows and shrinks once.
  public static let bounce = SymbolEffect()
  /// It fades and comes back.
  public static let pulse = SymbolEffect()
  /// Its parts change their colours.
  public static let variableColor = SymbolEffect()
  /// It is larger or smaller.
  public static let scale = SymbolEffect()
  /// It comes.
  public static let appear = SymbolEffect()
  /// It disappears.
  public static let disappear = SymbolEffect()
  /// It turns.
  public static let rotate = SymbolEffect()
  /// It shakes.
  public static let wiggle = SymbolEffect()
  /// It grows and shrinks.
  public static let breathe = SymbolEffect()

  /// Another symbol takes its place.
  public static let replace = SymbolEffect()
  /// As the system has it.
  public static let automatic = SymbolEffect()

  /// The same, upwards.
  public var up: SymbolEffect { self }
  /// The same, downwards.
  public var down: SymbolEffect { self }
  /// The same, turning to the right.
  public var clockwise: SymbolEffect { self }
  /// The same, turning to the left.
  public var counterClockwise: SymbolEffect { self }
  /// The same, forwards.
  public var forward: SymbolEffect { self }
  /// The same, backwards.
  public var backward: SymbolEffect { self }
  /// The same, to the left.
  public var left: SymbolEffect { self }
  /// The same, to the right.
  public var right: SymbolEffect { self }
  /// The same, down and up.
  public var downUp: SymbolEffect { self }
  /// The same, up twice.
  public var upUp: SymbolEffect { self }
  /// The same, away and up.
  public var offUp: SymbolEffect { self }
  /// The same, plainly.
  public var plain: SymbolEffect { self }
  /// The same, not there and back.
  public var nonReversing: SymbolEffect { self }
  /// The same, with dim layers.
  public var dimInactiveLayers: SymbolEffect { self }
  /// The same, with hidden layers.
  public var hideInactiveLayers: SymbolEffect { self }
  /// The same, with parts that the symbols share.
  public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
  /// The same, layer by layer.
  public var byLayer: SymbolEffect { self }
  /// The same, all at once.
  public var wholeSymbol: SymbolEffect { self }
  /// The same, one part after the other.
  public var iterative: SymbolEffect { self }
  /// The same, one more part each time.
  public var cumulative: SymbolEffect { self }
  /// The same, there and back.
  public var reversing: SymbolEffect { self }
}

/// How a symbol moves, which no terminal shows.
///
/// - Source: Symbols `SymbolEffectOptions`.
public nonisolated struct SymbolEffectOptions: Hashable, Sendable {
  /// As always.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// So many times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// So fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// When it happens again.
  ///
  /// - Source: Symbols `SymbolEffectOptions.RepeatBehavior`.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Always.
    public static let continuous = RepeatBehavior()
    /// So many times, with so many seconds between.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  /// So often.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// The same, so often.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// The same, again and again.
  public var repeating: SymbolEffectOptions { self }
  /// The same, so many times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// The same, so fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
  /// Shows this view as it is: a character doesn't move.
  ///
  /// - Source: SwiftUI `View.symbolEffect(_:options:isActive:)`; without effect.
  @inlinable public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// Shows this view as it is: a character doesn't move.
  ///
  /// - Source: SwiftUI `View.symbolEffect(_:options:value:)`; without effect.
  @inlinable public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View { self }

  /// Shows this view as it is: a character doesn't move.
  ///
  /// - Source: SwiftUI `View.symbolEffectsRemoved(_:)`; without effect.
  @inlinable public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

nonisolated extension ContentTransition {
  /// At once: a symbol is a character.
  public static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default)
    -> ContentTransition
  { .symbolEffect }
}
