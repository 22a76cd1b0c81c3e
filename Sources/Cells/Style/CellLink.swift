/// Where a cell leads to: a number in the table of targets.
///
/// A target has its number as long as its owner keeps it; there are 32 767 at a time. The code that writes to a terminal decides which part of a
/// target may be written.
public struct CellLink: Hashable, Sendable {
  /// The number of the target and 1; never 0.
  @usableFromInline let place: UInt16

  @inlinable init(place: UInt16) { self.place = place }

  /// A link to a target, for the rest of the process; `nil` where too many are kept, or the target has more than 2 083 bytes.
  public init?(_ target: String) {
    guard target.utf8.count <= 2083, let number = CellLink.table.pin(target), number < 0x7FFF else {
      return nil
    }
    place = UInt16(number + 1)
  }

  /// A link to a target that is kept elsewhere; `nil` where too many are.
  public init?(_ target: Numbered<String>) {
    guard let number = target.number, number < 0x7FFF else { return nil }
    place = UInt16(number + 1)
  }

  /// A target with a number, to be kept as long as it is shown; `nil` where it has more than 2 083 bytes.
  public static func keeping(_ target: String) -> Numbered<String>? {
    target.utf8.count <= 2083 ? table.numbered(target) : nil
  }

  /// The target; empty where nothing keeps it.
  public var target: String { CellLink.table[Int(place) - 1] ?? "" }

  /// Tells the link from others in this process: 1 … 32 767.
  public var number: Int { Int(place) }

  private static let table = NumberTable<String>()

  /// How many targets have a number in this process.
  package static var count: Int { table.count }
}

extension CellLink: CustomStringConvertible {
  /// The target.
  public var description: String { target }
}

extension Style {
  /// Where the glyph leads to; `nil` leaves it open.
  ///
  /// A style with an ``underline`` of a kind has none.
  @inlinable public var link: CellLink? {
    get {
      let place = UInt16(truncatingIfNeeded: attributeBits >> 16)
      return place == 0 || place > 0x7FFF ? nil : CellLink(place: place)
    }
    set {
      guard newValue != nil || link != nil else { return }
      attributeBits = attributeBits & 0xFFFF | UInt32(newValue?.place ?? 0) << 16
    }
  }

  /// A style that leads somewhere, for the rest of the process, and leaves everything else open.
  public static func linking(to target: String) -> Style {
    var style = Style.plain
    style.link = CellLink(target)
    return style
  }
}
