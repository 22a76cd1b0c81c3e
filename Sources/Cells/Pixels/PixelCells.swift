/// A picture in cells: two colours each, and which quarters have which.
package struct PixelCells: Sendable {
  /// The cells in a row.
  package let width: Int
  /// The rows.
  package let height: Int
  private var cells: [PixelCell] = []

  /// Makes cells of a part of a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - part: The part, in pixels.
  ///   - width: The cells in a row.
  ///   - height: The rows.
  ///   - isSmooth: Whether an enlarged picture fades from pixel to pixel.
  ///   - density: Whether a cell is divided into halves, or into quarters where that shows more.
  package init(
    _ image: PixelImage, _ part: DrawingRect, width: Int, height: Int, isSmooth: Bool, _ density: PixelDensity
  ) {
    (self.width, self.height) = (Swift.max(width, 0), Swift.max(height, 0))
    let columns = 2 * self.width
    let samples = image.samples(of: part, columns: columns, rows: 2 * self.height, isSmooth: isSmooth)
    cells.reserveCapacity(self.width * self.height)
    for y in 0..<self.height {
      for x in 0..<self.width {
        let place = 2 * y * columns + 2 * x
        cells.append(
          PixelCell(
            [samples[place], samples[place + 1], samples[place + columns], samples[place + columns + 1]],
            density == .halfBlocks ? PixelCell.halves : PixelCell.splits))
      }
    }
  }

  subscript(x: Int, y: Int) -> PixelCell { cells[y * width + x] }
}

/// A picture's part in one cell: which quarters are in one colour, and which in another.
struct PixelCell: Equatable, Sendable {
  /// The quarters in the colour in front: bits from the upper left one to the lower right one.
  var pattern: UInt8 = 0
  /// The colours; nothing where nothing is opaque.
  var front: Tone?
  var back: Tone?

  /// A colour, and how opaque it is.
  struct Tone: Equatable, Sendable {
    let color: Color
    let alpha: Double
    /// How light the colour is: 0 … 1.
    let light: Double

    init(_ sum: PixelSample, _ count: Int) {
      let mean = sum / Float(count)
      let alpha = Swift.max(mean.w, 1e-6)
      func byte(_ part: Float) -> UInt8 { UInt8(Swift.min(Swift.max(part / alpha, 0), 1) * 255 + 0.5) }
      color = .rgb(byte(mean.x), byte(mean.y), byte(mean.z))
      self.alpha = Double(Swift.min(mean.w, 1))
      light = Double((0.299 * mean.x + 0.587 * mean.y + 0.114 * mean.z) / alpha)
    }
  }

  /// Above and below, which every terminal shows without gaps.
  static let halves: [UInt8] = [0b0011]
  /// The ways to divide four quarters; the halves come first and stay unless another way is better.
  static let splits: [UInt8] = [0b0011, 0b0101, 0b1001, 0b0001, 0b0010, 0b0100, 0b1000]

  /// - Parameters:
  ///   - quarters: The colours of the quarters, row by row.
  ///   - splits: The ways in which they may be divided.
  init(_ quarters: [PixelSample], _ splits: [UInt8]) {
    var seen: UInt8 = 0
    for index in 0..<4 where quarters[index].w >= 0.25 { seen |= 1 << UInt8(index) }
    if splits.count == 1 {
      // Halves are seen as a whole.
      for half in [0b0011, 0b1100] as [UInt8] {
        let opacity = PixelCell.sum(quarters, half).w / 2
        seen = opacity >= 0.25 ? seen | half : seen & ~half
      }
    }
    guard seen != 0 else { return }
    if seen != 0b1111 {
      pattern = seen
      front = Tone(PixelCell.sum(quarters, seen), seen.nonzeroBitCount)
      return
    }
    var best: (split: UInt8, error: Float) = (splits[0], .infinity)
    for split in splits {
      let error = PixelCell.error(quarters, split) + PixelCell.error(quarters, ~split & 0b1111)
      // A slightly better split doesn't count, so that plain parts have few kinds of characters.
      if error < best.error * 0.75 - 0.0005 { best = (split, error) }
    }
    let (one, other) = (
      Tone(PixelCell.sum(quarters, best.split), best.split.nonzeroBitCount),
      Tone(PixelCell.sum(quarters, ~best.split & 0b1111), 4 - best.split.nonzeroBitCount)
    )
    if one.color == other.color {
      (pattern, back) = (0, other)
    } else {
      (pattern, front, back) = (best.split, one, other)
    }
  }

  private static func sum(_ quarters: [PixelSample], _ split: UInt8) -> PixelSample {
    var sum = PixelSample.zero
    for index in 0..<4 where split >> UInt8(index) & 1 != 0 { sum += quarters[index] }
    return sum
  }

  /// How far some quarters are from their mean.
  private static func error(_ quarters: [PixelSample], _ split: UInt8) -> Float {
    let mean = sum(quarters, split) / Float(split.nonzeroBitCount)
    var error: Float = 0
    for index in 0..<4 where split >> UInt8(index) & 1 != 0 {
      let difference = quarters[index] - mean
      error += (difference * difference).sum()
    }
    return error
  }
}
