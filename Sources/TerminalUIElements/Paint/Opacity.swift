public import TerminalUICore

extension View {
  /// Lets views below this one show through: from 0, where it is invisible and takes no clicks, to 1.
  ///
  ///     Details().opacity(isReady ? 1 : 0.4)
  ///
  /// The view is drawn as a whole and then mixed with the cells below. Where colours can't be mixed it is normal from 0.75 on, dim from 0.2 on, and
  /// hidden below. The view keeps its place and its state.
  /// - Source: SwiftUI `View.opacity(_:)`.
  @inlinable public func opacity(_ opacity: Double) -> some View {
    modifier(DrawEffectModifier(OpacityEffect(opacity)))
  }
}

@usableFromInline nonisolated struct OpacityEffect: DrawEffect {
  let opacity: Double

  // NaN is invisible.
  @usableFromInline init(_ opacity: Double) { self.opacity = opacity > 0 ? Swift.min(opacity, 1) : 0 }

  @usableFromInline @MainActor package func paint(
    _ content: EffectContent, of view: EffectView, with painter: inout Painter
  ) {
    if opacity >= 1 {
      content(&painter)
    } else if opacity > 0 {
      painter.blended(opacity, in: view.drawnRect, content)
    }
  }

  @usableFromInline var ignoresHits: Bool { opacity <= 0 }
  @usableFromInline static var name: String { "opacity" }
}

extension OpacityEffect: MovingValue {
  func numbers(in node: Node) -> MotionVector { MotionVector(opacity) }
  func moved(to numbers: MotionVector) -> OpacityEffect { OpacityEffect(numbers[0]) }

  /// As many as colours have; where none can be mixed, the three that there are.
  func steps(_ numbers: MotionVector, in node: Node) -> SIMD8<Int64> {
    [.opacity(numbers[0], in: node), 0, 0, 0, 0, 0, 0, 0]
  }
}
