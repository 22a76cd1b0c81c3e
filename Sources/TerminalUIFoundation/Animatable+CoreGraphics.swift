public import Foundation
public import TerminalUI

extension CGFloat: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  /// The number, squared.
  public var magnitudeSquared: Double { Double(self * self) }
}

@MainActor extension CGFloat: Animatable {
  /// The number.
  public var animatableData: CGFloat {
    get { self }
    set { self = newValue }
  }
}

@MainActor extension CGPoint: Animatable {
  /// The two coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

@MainActor extension CGSize: Animatable {
  /// The two lengths.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

@MainActor extension CGRect: Animatable {
  /// The place and the size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
