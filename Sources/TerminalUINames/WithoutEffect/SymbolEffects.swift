// Names without effect: a character doesn't bounce. The table "Accepted, without effect" of docs/Compatibility.md lists them.

/// A motion of a symbol, which no terminal shows.
///
///     Image(systemName: "bell").symbolEffect(.bounce, value: count)     // the same as without it
///
/// - Source: Symbols `SymbolEffect`.
public nonisolated struct SymbolEffect: Hashable, Sendable {
  /// The symbol grows and shrinks once.
  public static let bounce = SymbolEffect()
  /// The symbol fades out and in.
  public static let pulse = SymbolEffect()
  /// The parts of the symbol change their colours.
  public static let variableColor = SymbolEffect()
  /// The symbol is scaled up or down.
  public static let scale = SymbolEffect()
  /// The symbol appears.
  public static let appear = SymbolEffect()
  /// The symbol disappears.
  public static let disappear = SymbolEffect()
  /// The symbol rotates.
  public static let rotate = SymbolEffect()
  /// The symbol shakes.
  public static let wiggle = SymbolEffect()
  /// The symbol grows and shrinks again and again.
  public static let breathe = SymbolEffect()

  /// Another symbol replaces the symbol.
  public static let replace = SymbolEffect()
  /// The effect that the system chooses.
  public static let automatic = SymbolEffect()

  /// Returns this effect, which moves upwards where a system shows effects.
  public var up: SymbolEffect { self }
  /// Returns this effect, which moves downwards where a system shows effects.
  public var down: SymbolEffect { self }
  /// Returns this effect, which turns clockwise where a system shows effects.
  public var clockwise: SymbolEffect { self }
  /// Returns this effect, which turns counterclockwise where a system shows effects.
  public var counterClockwise: SymbolEffect { self }
  /// Returns this effect, which moves forwards where a system shows effects.
  public var forward: SymbolEffect { self }
  /// Returns this effect, which moves backwards where a system shows effects.
  public var backward: SymbolEffect { self }
  /// Returns this effect, which moves to the left where a system shows effects.
  public var left: SymbolEffect { self }
  /// Returns this effect, which moves to the right where a system shows effects.
  public var right: SymbolEffect { self }
  /// Returns this effect, in which the old symbol moves down and the new one up where a system shows effects.
  public var downUp: SymbolEffect { self }
  /// Returns this effect, in which both symbols move up where a system shows effects.
  public var upUp: SymbolEffect { self }
  /// Returns this effect, in which the old symbol vanishes and the new one moves up where a system shows effects.
  public var offUp: SymbolEffect { self }
  /// Returns this effect, which is plain where a system shows effects.
  public var plain: SymbolEffect { self }
  /// Returns this effect, which always runs in one direction where a system shows effects.
  public var nonReversing: SymbolEffect { self }
  /// Returns this effect, which dims inactive layers where a system shows effects.
  public var dimInactiveLayers: SymbolEffect { self }
  /// Returns this effect, which hides inactive layers where a system shows effects.
  public var hideInactiveLayers: SymbolEffect { self }
  /// Returns this effect, which keeps the parts that both symbols share where a system shows effects.
  public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
  /// Returns this effect, which moves layer by layer where a system shows effects.
  public var byLayer: SymbolEffect { self }
  /// Returns this effect, which moves the whole symbol at once where a system shows effects.
  public var wholeSymbol: SymbolEffect { self }
  /// Returns this effect, which colours one part after the other where a system shows effects.
  public var iterative: SymbolEffect { self }
  /// Returns this effect, which colours one more part each time where a system shows effects.
  public var cumulative: SymbolEffect { self }
  /// Returns this effect, which runs forwards and then backwards where a system shows effects.
  public var reversing: SymbolEffect { self }
}

/// How a symbol moves, which no terminal shows.
///
/// - Source: Symbols `SymbolEffectOptions`.
public nonisolated struct SymbolEffectOptions: Hashable, Sendable {
  /// The effect runs as by default.
  public static let `default` = SymbolEffectOptions()
  /// The effect repeats without end.
  public static let repeating = SymbolEffectOptions()
  /// The effect runs once.
  public static let nonRepeating = SymbolEffectOptions()
  /// The effect runs `count` times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// The effect runs at a speed; 1 is the usual one.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// When an effect repeats.
  ///
  /// - Source: Symbols `SymbolEffectOptions.RepeatBehavior`.
  public struct RepeatBehavior: Hashable, Sendable {
    /// The effect repeats without end.
    public static let continuous = RepeatBehavior()
    /// The effect repeats `count` times, with `delay` seconds in between.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  /// The effect repeats as `behavior` says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns these options, with repetitions as `behavior` says where a system shows effects.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// Returns these options, with endless repetition where a system shows effects.
  public var repeating: SymbolEffectOptions { self }
  /// Returns these options, with `count` repetitions where a system shows effects.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Returns these options, with a speed where a system shows effects.
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
  /// A transition that changes the content at once: a symbol is a character.
  public static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default)
    -> ContentTransition
  { .symbolEffect }
}
