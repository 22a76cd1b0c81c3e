internal import TerminalUICore
public import TerminalUIModifiers

// Names without effect: a terminal has no touches. The table "Accepted, without effect" of docs/Compatibility.md lists them.

/// A gesture of two fingers that move apart, which no terminal reports.
///
/// - Source: SwiftUI `MagnifyGesture`; never recognised.
@MainActor @preconcurrency public struct MagnifyGesture: PrimitiveGesture {
  /// How far the fingers have moved apart.
  ///
  /// - Source: SwiftUI `MagnifyGesture.Value`.
  public nonisolated struct Value: Hashable, Sendable {
    /// The distance, relative to that at the start.
    public var magnification: Double
    /// The change of the distance in a second.
    public var velocity: Double
    /// Where between the fingers the gesture began.
    public var startAnchor: UnitPoint
  }

  /// The least change that begins the gesture.
  public var minimumScaleDelta: Double

  /// Makes a gesture.
  public init(minimumScaleDelta: Double = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Makes what recognises nothing.
  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> { GestureRecognizer() }
  /// Changes nothing.
  public static func _update(_ recognizer: GestureRecognizer<Value>, to gesture: Self) {}
}

/// A gesture of two fingers that move apart, by its older name; no terminal reports it.
///
/// - Source: SwiftUI `MagnificationGesture`, deprecated there; never recognised.
@MainActor @preconcurrency public struct MagnificationGesture: PrimitiveGesture {
  /// The distance, relative to that at the start.
  public typealias Value = Double

  /// The least change that begins the gesture.
  public var minimumScaleDelta: Double

  /// Makes a gesture.
  public init(minimumScaleDelta: Double = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Makes what recognises nothing.
  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Double> { GestureRecognizer() }
  /// Changes nothing.
  public static func _update(_ recognizer: GestureRecognizer<Double>, to gesture: Self) {}
}

/// A gesture of two fingers that turn, which no terminal reports.
///
/// - Source: SwiftUI `RotateGesture`; never recognised.
@MainActor @preconcurrency public struct RotateGesture: PrimitiveGesture {
  /// How far the fingers have turned.
  ///
  /// - Source: SwiftUI `RotateGesture.Value`.
  public nonisolated struct Value: Hashable, Sendable {
    /// The angle since the start.
    public var rotation: Angle
    /// The change of the angle in a second.
    public var velocity: Angle
    /// Where between the fingers the gesture began.
    public var startAnchor: UnitPoint
  }

  /// The least angle that begins the gesture.
  public var minimumAngleDelta: Angle

  /// Makes a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// Makes what recognises nothing.
  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> { GestureRecognizer() }
  /// Changes nothing.
  public static func _update(_ recognizer: GestureRecognizer<Value>, to gesture: Self) {}
}

/// A gesture of two fingers that turn, by its older name; no terminal reports it.
///
/// - Source: SwiftUI `RotationGesture`, deprecated there; never recognised.
@MainActor @preconcurrency public struct RotationGesture: PrimitiveGesture {
  /// The angle since the start.
  public typealias Value = Angle

  /// The least angle that begins the gesture.
  public var minimumAngleDelta: Angle

  /// Makes a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// Makes what recognises nothing.
  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Angle> { GestureRecognizer() }
  /// Changes nothing.
  public static func _update(_ recognizer: GestureRecognizer<Angle>, to gesture: Self) {}
}
