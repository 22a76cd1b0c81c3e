internal import Cells

/// Rows that moved, by the terminal's own scrolling.
extension FrameWriter {
  /// Rows that move up by a number, or down by a negative one.
  private struct Shift {
    var rows: ClosedRange<Int>
    var count: Int
  }

  /// How many rows are moved at most.
  private static let farthest = 64
  /// How many rows fewer must be written for the bytes of a scroll.
  private static let leastGain = 4

  /// Scrolls rows if most of them are found at another place, and notes the cells that must still be written.
  mutating func scrollRows(in rows: ClosedRange<Int>) {
    guard rows.count > Self.leastGain, canScroll else { return }
    let damaged = rows.count { damage[$0] != nil }
    guard damaged > Self.leastGain, let shift = shift(in: rows) else { return }
    select(Pen())
    appendShift(shift)
    place = nil
    shown.moveRows(shift.rows, by: shift.count)
    for y in shift.rows { note(0, size.width, of: y) }
  }

  private var canScroll: Bool {
    abilities.scrollRegion != nil && abilities.scrollUp != nil && abilities.scrollDown != nil
      || abilities.insertLine != nil && abilities.deleteLine != nil
  }

  /// The shift after which most rows are right.
  private func shift(in rows: ClosedRange<Int>) -> Shift? {
    let first = rows.lowerBound
    var (new, old): ([UInt64], [UInt64]) = ([], [])
    new.reserveCapacity(rows.count)
    old.reserveCapacity(rows.count)
    for y in rows {
      old.append(shown.hash(ofRow: y))
      new.append(damage[y] == nil ? old[y - first] : wanted.hash(ofRow: y))
    }
    var best = (count: 0, gain: Self.leastGain - 1, rows: 0...0)
    let limit = min(rows.count - Self.leastGain, Self.farthest)
    for distance in 1...max(limit, 1) {
      for count in [distance, -distance] {
        let found = gain(of: count, new, old)
        if let found, found.gain > best.gain { best = (count, found.gain, found.rows) }
      }
    }
    guard best.count != 0 else { return nil }
    return Shift(rows: best.rows.lowerBound + first...best.rows.upperBound + first, count: best.count)
  }

  /// How many rows fewer are wrong after a shift, and the rows that must be moved for it.
  private func gain(of count: Int, _ new: [UInt64], _ old: [UInt64]) -> (gain: Int, rows: ClosedRange<Int>)? {
    var (matches, low, high) = (0, Int.max, -1)
    let targets = max(0, -count)..<min(new.count, new.count - count)
    for y in targets where new[y] == old[y + count] && new[y] != old[y] && new[y] != 0 {
      matches += 1
      low = min(low, y)
      high = y
    }
    guard matches >= Self.leastGain else { return nil }
    let rows = min(low, low + count)...max(high, high + count)
    var gain = matches
    for y in rows where new[y] == old[y] {
      let isRight = rows.contains(y + count) ? old[y + count] == new[y] : new[y] == 0
      if !isRight { gain -= 1 }
    }
    return (gain, rows)
  }

  /// Has the terminal move rows: by scrolling a region, or else by deleting and inserting lines.
  private mutating func appendShift(_ shift: Shift) {
    let (top, bottom, count) = (shift.rows.lowerBound, shift.rows.upperBound, abs(shift.count))
    let isWhole = top == 0 && bottom == size.height - 1
    let one = shift.count > 0 ? abilities.scrollUp : abilities.scrollDown
    let many = shift.count > 0 ? abilities.scrollUpBy : abilities.scrollDownBy
    if let one, isWhole || abilities.scrollRegion != nil,
      !(bottom == size.height - 1 && abilities.deleteLine != nil && shift.count > 0 && !isWhole)
    {
      if !isWhole, let region = abilities.scrollRegion {
        bytes += region.filled(top, bottom)
        place = nil
      }
      move(to: 0, shift.count > 0 ? bottom : top)
      append(one, many, count)
      if !isWhole, let region = abilities.scrollRegion { bytes += region.filled(0, size.height - 1) }
    } else if let insert = abilities.insertLine, let delete = abilities.deleteLine {
      let (last, hasMore) = (bottom - count + 1, bottom < size.height - 1)
      if shift.count > 0 {
        move(to: 0, top)
        append(delete, abilities.deleteLines, count)
        guard hasMore else { return }
        move(to: 0, last)
        append(insert, abilities.insertLines, count)
      } else {
        if hasMore {
          move(to: 0, last)
          append(delete, abilities.deleteLines, count)
        }
        move(to: 0, top)
        append(insert, abilities.insertLines, count)
      }
    }
  }

  private mutating func append(_ one: [UInt8], _ many: TerminfoProgram?, _ count: Int) {
    let all = one.count * count
    if let filled = count > 1 ? many?.filled(count) : nil, filled.count < all {
      bytes += filled
    } else {
      for _ in 0..<count { bytes += one }
    }
  }
}
