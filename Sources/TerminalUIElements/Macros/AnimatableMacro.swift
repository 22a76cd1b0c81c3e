/// Makes the stored variables of a type its `animatableData`.
///
///     @Animatable struct Arc: Shape {
///       var start: Double
///       var end = 1.0
///       @AnimatableIgnored var isClockwise = false
///       func path(in rect: DrawingRect) -> Path { … }
///     }
///
/// Constants, computed variables and those with property wrappers are left out. A variable needs a type, or a value that names it, such as
/// `1.0` or `Angle.zero`.
/// - Source: SwiftUI `Animatable()`.
@attached(extension, conformances: Animatable) @attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "TerminalUIMacros", type: "AnimatableMacro")

/// Leaves a variable out of what `@Animatable` animates.
///
/// - Source: SwiftUI `AnimatableIgnored()`.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "TerminalUIMacros", type: "AnimatableIgnoredMacro")
