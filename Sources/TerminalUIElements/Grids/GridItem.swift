/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``, or as many as there is room for.
///
///     [GridItem(.fixed(10)), GridItem(.flexible()), GridItem(.adaptive(minimum: 8))]
///
/// - Source: SwiftUI `GridItem`; differs in unit (cells), and so in the default least length.
public nonisolated struct GridItem: Hashable, Sendable {
  /// How long an item is along the line.
  public enum Size: Hashable, Sendable {
    /// A length.
    case fixed(Int)
    /// An equal share of the remaining room, within limits.
    case flexible(minimum: Int = 1, maximum: Int = .infinity)
    /// As many items as fit with the least length into an equal share of the remaining room, which they fill.
    case adaptive(minimum: Int, maximum: Int = .infinity)

    /// A length, rounded to a whole number.
    @_disfavoredOverload public static func fixed(_ length: Double) -> Size { .fixed(length.wholeLength) }
    /// An equal share of the remaining room, within limits that are rounded to whole numbers.
    @_disfavoredOverload public static func flexible(minimum: Double = 1, maximum: Double = .infinity) -> Size
    {
      .flexible(minimum: minimum.wholeLength, maximum: maximum.wholeLength)
    }
    /// As many items as fit, within limits that are rounded to whole numbers.
    @_disfavoredOverload public static func adaptive(minimum: Double, maximum: Double = .infinity) -> Size {
      .adaptive(minimum: minimum.wholeLength, maximum: maximum.wholeLength)
    }
  }

  /// How long the item is.
  public var size: Size
  /// The room behind the item; `nil` is 1 cell in a row and none in a column.
  public var spacing: Int?
  /// The alignment of a view in its cell; `nil` is that of the grid.
  public var alignment: Alignment?

  /// Makes an item.
  public init(_ size: Size = .flexible(), spacing: Int? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

extension GridItem {
  /// Makes an item with room behind it that is rounded to a whole number.
  @_disfavoredOverload public nonisolated init(
    _ size: Size = .flexible(), spacing: Double?, alignment: Alignment? = nil
  ) {
    self.init(size, spacing: spacing.map(\.wholeLength), alignment: alignment)
  }

  /// The item with its lengths in cells.
  ///
  /// The lengths of this item are in `unit`.
  nonisolated func resolved(in unit: LengthUnit, along axis: Axis) -> GridItem {
    func cells(_ length: Int) -> Int { length == .max ? length : unit.extent(Double(length), along: axis) }
    var item = self
    switch size {
    case .fixed(let length): item.size = .fixed(cells(length))
    case .flexible(let least, let most): item.size = .flexible(minimum: cells(least), maximum: cells(most))
    case .adaptive(let least, let most): item.size = .adaptive(minimum: cells(least), maximum: cells(most))
    }
    item.spacing = spacing.map { unit.cells($0, along: axis) }
    return item
  }
}

extension Double {
  /// The nearest whole number; halves are rounded away from zero.
  ///
  /// Infinity becomes `Int.max`, and NaN 0.
  package nonisolated var wholeLength: Int { self == .infinity ? .max : rounded().clampedToCells }
}

/// The places along a line of a lazy grid, as its `GridItem`s divide the length.
nonisolated struct GridTracks: Equatable {
  struct Track: Equatable {
    var start: Int
    var length: Int
    var alignment: Alignment?
  }

  private(set) var tracks: [Track] = []

  /// Divides a length among items: the fixed ones have theirs, the others share what is left, one after the other.
  init(_ items: [GridItem], in length: Int, spacing: Int) {
    let items = items.isEmpty ? [GridItem()] : items
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? spacing).clampedToLength }
    var left = length - gaps
    var count = 0
    for item in items {
      if case .fixed(let length) = item.size { left -= length.clampedToLength } else { count += 1 }
    }
    var start = 0
    for item in items {
      let gap = (item.spacing ?? spacing).clampedToLength
      func add(_ length: Int) {
        let length = Swift.min(Swift.max(length, 0), 10_000)
        tracks.append(Track(start: start, length: length, alignment: item.alignment))
        start += length + gap
      }
      switch item.size {
      case .fixed(let length): add(length)
      case .flexible(let minimum, let maximum):
        let share = Swift.max(
          Swift.min(CellDivision.share(of: left, among: count), maximum.clampedToLength),
          minimum.clampedToLength)
        left -= share
        count -= 1
        add(share)
      case .adaptive(let minimum, let maximum):
        let minimum = Swift.max(minimum, 1).clampedToLength
        let share = Swift.max(CellDivision.share(of: left, among: count), 0)
        let number = Swift.min(Swift.max((share + gap) / (minimum + gap), 1), 1_000)
        var rest = share - (number - 1) * gap
        for index in 0..<number {
          let length = CellDivision.share(of: rest, among: number - index)
          rest -= length
          add(Swift.max(Swift.min(length, maximum), minimum))
        }
        left -= share
        count -= 1
      }
    }
  }

  /// The cells of all of them together.
  var length: Int { tracks.last.map { ($0.start + $0.length).clampedToLength } ?? 0 }
}
