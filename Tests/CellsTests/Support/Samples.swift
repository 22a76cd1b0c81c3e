import Cells

/// Every rectangle inside of a grid of 4 × 4 cells, empty ones included.
let allRects: [Rect] = (0...4).flatMap { x in
  (0...4).flatMap { y in
    (0...(4 - x)).flatMap { width in
      (0...(4 - y)).map { height in Rect(x: x, y: y, width: width, height: height) }
    }
  }
}

/// The cells of a rectangle, one bit each in a grid of 8 × 8.
func bits(_ rect: Rect) -> UInt64 {
  var bits: UInt64 = 0
  for y in 0..<8 {
    for x in 0..<8 where rect.contains(Point(x: x, y: y)) { bits |= 1 << (y * 8 + x) }
  }
  return bits
}

/// Styles that differ in every part.
let sampleStyles: [Style] = {
  let colors: [Color?] = [nil, .red, .terminalDefault, .rgb(1, 2, 3)]
  let attributes: [TextAttributes] = [[], .bold, [.bold, .reverse]]
  return colors.flatMap { foreground in
    colors.prefix(3).flatMap { background in
      attributes.flatMap { added in
        attributes.prefix(2).map { removed in
          Style(
            foreground: foreground, background: background, attributes: added,
            removing: removed.subtracting(added))
        }
      }
    }
  }
}()

/// A string of scalars by their numbers.
func string(_ scalars: UInt32...) -> String {
  var view = String.UnicodeScalarView()
  view.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
  return String(view)
}
