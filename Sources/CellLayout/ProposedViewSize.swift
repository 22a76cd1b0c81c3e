public import Cells

/// The offer of a parent: a number of cells, nothing, or no limit, per axis.
///
///     ProposedViewSize(width: 80, height: nil)     // 80 columns, and as many rows as the view likes
///
/// `nil` asks for the ideal length, 0 for the least and ``Swift/Int/infinity`` for the greatest.
/// - Source: SwiftUI `ProposedViewSize`; differs in unit (cells).
public struct ProposedViewSize: Hashable, Sendable {
  // Eight bytes, because every view keeps one: `nil` and no limit have numbers of their own.
  @usableFromInline var packedWidth: Int32
  @usableFromInline var packedHeight: Int32

  @usableFromInline static let unspecifiedLength: Int32 = .min
  @usableFromInline static let unlimitedLength: Int32 = .max

  @inlinable static func pack(_ length: Int?) -> Int32 {
    guard let length else { return unspecifiedLength }
    return length == .max ? unlimitedLength : Int32(truncatingIfNeeded: length.clampedToLength)
  }

  @inlinable static func unpack(_ length: Int32) -> Int? {
    if length == unspecifiedLength { return nil }
    return length == unlimitedLength ? .max : Int(length)
  }

  /// Makes a proposal; lengths are clamped to 0 … 2³⁰ cells or ``Swift/Int/infinity``.
  @inlinable public init(width: Int?, height: Int?) {
    packedWidth = Self.pack(width)
    packedHeight = Self.pack(height)
  }

  /// Proposes exactly `size`.
  @inlinable public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// Makes a proposal of numbers that are rounded to whole ones; not a number counts as `nil`.
  @_disfavoredOverload public init(width: Double?, height: Double?) {
    func whole(_ length: Double?) -> Int? {
      length.flatMap { $0.isNaN ? nil : $0 == .infinity ? .max : $0.rounded().clampedToCells }
    }
    self.init(width: whole(width), height: whole(height))
  }

  /// The proposed number of columns.
  @inlinable public var width: Int? {
    get { Self.unpack(packedWidth) }
    set { packedWidth = Self.pack(newValue) }
  }

  /// The proposed number of rows.
  @inlinable public var height: Int? {
    get { Self.unpack(packedHeight) }
    set { packedHeight = Self.pack(newValue) }
  }

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .max, height: .max)

  /// This proposal as a size, with `size` where nothing is proposed: one cell, unless said otherwise.
  ///
  /// No limit counts as 2³⁰ cells.
  public func replacingUnspecifiedDimensions(by size: Size = Size(width: 1, height: 1)) -> Size {
    Size(
      width: (width ?? size.width).clampedToLength, height: (height ?? size.height).clampedToLength)
  }
}

extension ProposedViewSize: CustomStringConvertible {
  /// The proposal as `width×height`, with `nil` and `∞`.
  public var description: String {
    func text(_ length: Int?) -> String { length.map { $0 == .max ? "∞" : "\($0)" } ?? "nil" }
    return "\(text(width))×\(text(height))"
  }
}

extension Int {
  /// No limit, where a number of cells is expected: `frame(maxWidth: .infinity)`.
  @inlinable public static var infinity: Int { .max }
}
