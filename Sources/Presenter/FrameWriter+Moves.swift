internal import Cells

/// Moves of the cursor, each by the fewest bytes.
extension FrameWriter {
  /// A way along a row.
  private enum Way {
    case stay, carriageReturn, backspaces, left, right, rewrite, column, returnAndRight, returnAndRewrite
  }

  /// Moves the cursor to a cell.
  ///
  /// - Parameter cells: The cells of that row, which may be written again on the way: all that are passed show what they should.
  mutating func move(to x: Int, _ y: Int, _ cells: UnsafeBufferPointer<Cell>? = nil) {
    if let place, place.x == x, place.y == y { return }
    defer { place = Point(x: x, y: y) }
    if region == .rows { return moveInRegion(to: x, y, cells) }
    guard case .standard = abilities.address else { return moveByProgram(to: x, y, cells) }
    let address = addressCost(x, y)
    guard let place else { return appendAddress(x, y) }
    if place.y == y {
      let way = way(from: place.x, to: x, cells)
      return way.cost <= address ? append(way.way, from: place.x, to: x, cells) : appendAddress(x, y)
    }
    let distance = abs(y - place.y)
    var best = (cost: address, kind: 0)
    let kept = way(from: place.x, to: x, cells)
    let begun = way(from: 0, to: x, cells)
    if y > place.y {
      let lines = (place.x == 0 ? 0 : 1) + distance + begun.cost
      if lines < best.cost { best = (lines, 1) }
    }
    if y > place.y ? abilities.hasDown : abilities.hasUp, Self.cost(distance) + kept.cost < best.cost {
      best = (Self.cost(distance) + kept.cost, 2)
    }
    if abilities.hasRow, Self.cost(y + 1) + kept.cost < best.cost { best = (Self.cost(y + 1) + kept.cost, 3) }
    switch best.kind {
    case 1:
      appendLines(distance, from: place.x)
      append(begun.way, from: 0, to: x, cells)
    case 2:
      appendMove(y > place.y ? "B" : "A", distance)
      append(kept.way, from: place.x, to: x, cells)
    case 3:
      appendMove("d", y + 1)
      append(kept.way, from: place.x, to: x, cells)
    default: appendAddress(x, y)
    }
  }

  /// Addresses a column of the cursor's row, whatever column it is in.
  mutating func moveInRow(to x: Int, _ y: Int) {
    defer { place = Point(x: x, y: y) }
    if abilities.hasColumn || region == .rows {
      appendMove("G", x + 1)
    } else if x == 0 {
      bytes.append(0x0D)
    } else if abilities.hasRight {
      bytes.append(0x0D)
      appendMove("C", x)
    } else {
      appendAddress(x, y)
    }
  }

  // MARK: Ways

  private mutating func moveByProgram(to x: Int, _ y: Int, _ cells: UnsafeBufferPointer<Cell>?) {
    if let place, place.y == y {
      let way = way(from: place.x, to: x, cells)
      if way.cost < 4 { return append(way.way, from: place.x, to: x, cells) }
    }
    appendAddress(x, y)
  }

  /// Relatively: where the region is on the screen is unknown.
  private mutating func moveInRegion(to x: Int, _ y: Int, _ cells: UnsafeBufferPointer<Cell>?) {
    var from = place ?? Point(x: 0, y: 0)
    if place == nil { bytes.append(0x0D) }
    if y < from.y {
      appendMove("A", from.y - y)
    } else if y > from.y {
      let known = min(y, reachedRows - 1)
      if known > from.y {
        // Going down doesn't scroll, so it ends where rows end that are there.
        appendMove("B", known - from.y)
        from.y = known
      }
      if y > from.y {
        // Rows that scroll in have the background that is selected.
        select(Pen())
        appendLines(y - from.y, from: 1)
        reachedRows = y + 1
        from.x = 0
      }
    }
    append(way(from: from.x, to: x, cells).way, from: from.x, to: x, cells)
  }

  /// The cheapest way along a row, and the number of its bytes.
  private func way(from: Int, to x: Int, _ cells: UnsafeBufferPointer<Cell>?) -> (way: Way, cost: Int) {
    if from == x { return (.stay, 0) }
    if x == 0 { return (.carriageReturn, 1) }
    var best = (way: Way.column, cost: Int.max >> 1)
    func consider(_ way: Way, _ cost: Int) { if cost < best.cost { best = (way, cost) } }
    let all = region == .rows
    if abilities.hasColumn || all { consider(.column, Self.cost(x + 1)) }
    if x > from {
      if abilities.hasRight || all { consider(.right, Self.cost(x - from)) }
      if x - from < best.cost, canRewrite(from, x, cells) { consider(.rewrite, x - from) }
    } else {
      if abilities.hasLeft || all { consider(.left, Self.cost(from - x)) }
      if abilities.hasBackspace { consider(.backspaces, from - x) }
    }
    if abilities.hasRight { consider(.returnAndRight, 1 + Self.cost(x)) }
    if 1 + x < best.cost, canRewrite(0, x, cells) { consider(.returnAndRewrite, 1 + x) }
    return best
  }

  /// Whether cells are letters in the look that is selected.
  private func canRewrite(_ from: Int, _ to: Int, _ cells: UnsafeBufferPointer<Cell>?) -> Bool {
    guard let cells, pen == known.pen else { return false }
    for x in from..<to {
      guard cells[x].style == known.style, let scalar = cells[x].glyph.scalar, scalar.value < 0x7F else {
        return false
      }
    }
    return true
  }

  private mutating func append(_ way: Way, from: Int, to x: Int, _ cells: UnsafeBufferPointer<Cell>?) {
    switch way {
    case .stay: break
    case .carriageReturn: bytes.append(0x0D)
    case .backspaces: for _ in x..<from { bytes.append(8) }
    case .left: appendMove("D", from - x)
    case .right: appendMove("C", x - from)
    case .column: appendMove("G", x + 1)
    case .rewrite: rewrite(from, x, cells)
    case .returnAndRight:
      bytes.append(0x0D)
      appendMove("C", x)
    case .returnAndRewrite:
      bytes.append(0x0D)
      rewrite(0, x, cells)
    }
  }

  private mutating func rewrite(_ from: Int, _ to: Int, _ cells: UnsafeBufferPointer<Cell>?) {
    guard let cells else { return }
    for x in from..<to { bytes.append(UInt8(truncatingIfNeeded: cells[x].glyph.scalar?.value ?? 0x20)) }
  }

  // MARK: Bytes

  /// Goes down by line feeds, in the first column: whether the device adds carriage returns makes no difference there.
  private mutating func appendLines(_ count: Int, from x: Int) {
    if x != 0 { bytes.append(0x0D) }
    for _ in 0..<count { bytes.append(0x0A) }
  }

  /// `ESC [ n letter`, without a number that is 1.
  private mutating func appendMove(_ letter: Unicode.Scalar, _ count: Int) {
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
    if count != 1 { bytes.append(decimal: count) }
    bytes.append(UInt8(ascii: letter))
  }

  private static func cost(_ count: Int) -> Int { 3 + digits(count) }

  /// The digits of a number that is left out where it is 1.
  private static func digits(_ count: Int) -> Int {
    count == 1 ? 0 : count < 10 ? 1 : count < 100 ? 2 : count < 1000 ? 3 : 4
  }

  private func addressCost(_ x: Int, _ y: Int) -> Int {
    3 + Self.digits(y + 1) + (x == 0 ? 0 : 1 + Self.digits(x + 1))
  }

  private mutating func appendAddress(_ x: Int, _ y: Int) {
    if case .program(let program) = abilities.address {
      bytes += program.filled(y, x)
      return
    }
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
    if y != 0 { bytes.append(decimal: y + 1) }
    if x != 0 {
      bytes.append(0x3B)
      bytes.append(decimal: x + 1)
    }
    bytes.append(UInt8(ascii: "H"))
  }
}
