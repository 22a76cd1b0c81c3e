internal import Synchronization

/// Where a cell leads to: a place in the table of all targets.
///
/// Targets are only ever added; after 65 535 of them, or of one longer than 2 083 bytes, there is no link. What of a target may be
/// written to a terminal is decided where it is written.
public struct CellLink: Hashable, Sendable {
  /// The place in the table; never 0.
  @usableFromInline let place: UInt16

  @inlinable init(place: UInt16) { self.place = place }

  /// A link to a target; `nil` where the table is full, or the target too long.
  public init?(_ target: String) {
    guard target.utf8.count <= 2083, let place = CellLink.table.withLock({ $0.place(of: target) }) else {
      return nil
    }
    self.place = place
  }

  /// The target.
  public var target: String { CellLink.table.withLock { $0.targets[Int(place) - 1] } }

  /// Tells the link from others in this process: 1 … 65 535.
  public var number: Int { Int(place) }

  private struct Table {
    var targets: [String] = []
    var places: [String: UInt16] = [:]

    mutating func place(of target: String) -> UInt16? {
      if let place = places[target] { return place }
      guard targets.count < Int(UInt16.max) else { return nil }
      targets.append(target)
      places[target] = UInt16(targets.count)
      return UInt16(targets.count)
    }
  }

  private static let table = Mutex(Table())
}

extension CellLink: CustomStringConvertible {
  /// The target.
  public var description: String { target }
}

extension Style {
  /// Where the glyph leads to; `nil` leaves it open.
  @inlinable public var link: CellLink? {
    get {
      let place = UInt16(truncatingIfNeeded: attributeBits >> 16)
      return place == 0 ? nil : CellLink(place: place)
    }
    set { attributeBits = attributeBits & 0xFFFF | UInt32(newValue?.place ?? 0) << 16 }
  }

  /// A style that leads somewhere and leaves everything else open.
  public static func linking(to target: String) -> Style {
    var style = Style.plain
    style.link = CellLink(target)
    return style
  }
}
