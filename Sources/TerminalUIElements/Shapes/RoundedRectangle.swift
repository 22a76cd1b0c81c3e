public import Cells

/// A rectangle with round corners.
///
///     RoundedRectangle(cornerRadius: 2).fill(.surface)
///     RoundedRectangle(cornerRadius: 2).stroke(.separator)     // ╭──╮
///
/// A radius is in units, as long as a column is wide: a corner of 2 takes a row. As a line it has box characters, whatever the radius.
/// - Source: SwiftUI `RoundedRectangle`.
public struct RoundedRectangle: InsettableShape {
  /// The width and the height of a corner, in units.
  public var cornerSize: DrawingSize
  /// How the corners are round.
  public var style: RoundedCornerStyle

  /// Makes one with corners of a size, in units.
  public nonisolated init(cornerSize: DrawingSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes one with corners of a radius, in units.
  public nonisolated init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: DrawingSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The rectangle with its corners.
  public nonisolated func path(in rect: DrawingRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// A smaller one, with smaller corners.
  public nonisolated func inset(by amount: Double) -> _InsetRoundedRectangle {
    _InsetRoundedRectangle(base: self, amount: amount)
  }
}

/// A smaller rectangle with round corners.
public struct _InsetRoundedRectangle: InsettableShape {
  let base: RoundedRectangle
  let amount: Double

  nonisolated init(base: RoundedRectangle, amount: Double) {
    self.base = base
    self.amount = amount
  }

  /// The rectangle with its corners.
  public nonisolated func path(in rect: DrawingRect) -> Path {
    Path(
      roundedRect: rect.insetBy(dx: amount, dy: amount),
      cornerSize: DrawingSize(
        width: Swift.max(base.cornerSize.width - amount, 0),
        height: Swift.max(base.cornerSize.height - amount, 0)))
  }
  /// Smaller still.
  public nonisolated func inset(by amount: Double) -> _InsetRoundedRectangle {
    _InsetRoundedRectangle(base: base, amount: self.amount + amount)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners, in units.
  public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  /// A rectangle with round corners, in units.
  public static func rect(cornerSize: DrawingSize, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  { RoundedRectangle(cornerSize: cornerSize, style: style) }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners have radii of their own, in units.
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
    -> UnevenRoundedRectangle
  { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }

  /// A rectangle whose corners have radii of their own, in units.
  ///
  /// - Source: SwiftUI `Shape.rect(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)`.
  public static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }
}

/// The radius of each corner of a rectangle, in units.
///
/// - Source: SwiftUI `RectangleCornerRadii`.
public nonisolated struct RectangleCornerRadii: Hashable, Sendable {
  /// The corner at the top left.
  public var topLeading: Double
  /// The corner at the bottom left.
  public var bottomLeading: Double
  /// The corner at the bottom right.
  public var bottomTrailing: Double
  /// The corner at the top right.
  public var topTrailing: Double

  /// Makes radii.
  public nonisolated init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle with a corner radius for each corner.
///
///     UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 4).fill(.surface)
///
/// - Source: SwiftUI `UnevenRoundedRectangle`.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners, in units.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are round.
  public var style: RoundedCornerStyle

  /// Makes one of radii, in units.
  public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes one of the radius of each corner, in units.
  public nonisolated init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The rectangle with its corners.
  public nonisolated func path(in rect: DrawingRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// A smaller one.
  public nonisolated func inset(by amount: Double) -> _InsetShape<UnevenRoundedRectangle> {
    _InsetShape(base: self, amount: amount)
  }
}

nonisolated extension Path {
  /// Makes the outline of a rectangle whose corners have radii of their own.
  ///
  /// - Source: SwiftUI `Path.init(roundedRect:cornerRadii:style:)`.
  public init(
    roundedRect rect: DrawingRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a rectangle whose corners have radii of their own; each is at most half of a side.
  ///
  /// - Source: SwiftUI `Path.addRoundedRect(in:cornerRadii:style:transform:)`.
  public mutating func addRoundedRect(
    in rect: DrawingRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: DrawingTransform = .identity
  ) {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
    ]
    addUnevenRoundedRect(
      in: rect, corners: radii.map { DrawingSize(width: $0, height: $0) }, transform: transform)
  }
}
