import Cells
import Soak

/// The screens of the benchmarks (`w1` to `w7`), drawn into cells: what an update of each changes.
struct PlayedScreen: CustomStringConvertible, Sendable {
  var name: String
  var size = Size(width: 120, height: 40)
  /// Draws a frame by its number.
  var draw: @Sendable (inout CellBuffer, Int) -> Point?

  var description: String { name }

  static let all: [PlayedScreen] = [
    PlayedScreen(name: "w1") { buffer, frame in
      buffer.write("Count: \(frame)", at: Point(x: 50, y: 19), style: .plain, clip: buffer.bounds)
      return nil
    },
    PlayedScreen(name: "w2 move") { buffer, frame in list(&buffer, first: 0, selected: frame % 38) },
    PlayedScreen(name: "w2 scroll") { buffer, frame in list(&buffer, first: frame, selected: frame + 37) },
    PlayedScreen(name: "w2 back") { buffer, frame in list(&buffer, first: 500 - frame, selected: 500 - frame)
    },
    PlayedScreen(name: "w2 page") { buffer, frame in
      list(&buffer, first: frame * 38, selected: frame * 38 + 37)
    },
    PlayedScreen(name: "w3", size: Size(width: 200, height: 40)) { buffer, frame in grid(&buffer, frame) },
    PlayedScreen(name: "w4") { buffer, frame in
      for row in 0..<40 {
        let text = String(
          (0..<120).map { column in
            Character(
              Unicode.Scalar(UInt8(33 + (31 * row + 17 * column + 53 * frame + row * column % 7) % 94)))
          })
        buffer.write(text, at: Point(x: 0, y: row), style: .plain, clip: buffer.bounds)
      }
      return nil
    },
    PlayedScreen(name: "w5") { buffer, frame in
      buffer.write("Tree 10000", at: .zero, style: .plain, clip: buffer.bounds)
      for row in 0..<39 {
        buffer.write(
          "Item \(row): \(row == 5 ? frame : 0)", at: Point(x: row % 4, y: row + 1), style: .plain,
          clip: buffer.bounds)
      }
      return nil
    },
    PlayedScreen(name: "w6") { buffer, frame in
      buffer.write("Len: \(frame)", at: .zero, style: .plain, clip: buffer.bounds)
      let letters = String((0..<frame).map { Character(Unicode.Scalar(UInt8(97 + $0 * 7 % 26))) }.suffix(100))
      buffer.write(
        letters, at: Point(x: 2, y: 3), style: Style(background: .indexed(236)), clip: buffer.bounds)
      return Point(x: 2 + letters.count, y: 3)
    },
    PlayedScreen(name: "w7 move") { buffer, frame in table(&buffer, first: 0, selected: frame % 38, tick: 0)
    },
    PlayedScreen(name: "w7 scroll") { buffer, frame in
      table(&buffer, first: frame, selected: frame + 37, tick: 0)
    },
    PlayedScreen(name: "w7 page") { buffer, frame in
      table(&buffer, first: frame * 38, selected: frame * 38, tick: 0)
    },
    PlayedScreen(name: "w7 tick") { buffer, frame in table(&buffer, first: 0, selected: 3, tick: frame) },
    PlayedScreen(name: "w8") { buffer, frame in
      for row in 0..<40 {
        let width = (row * 13 + frame * (row % 3 + 1)) % 60
        buffer.fillBackground(Rect(x: 0, y: row, width: width, height: 1), color: .blue, clip: buffer.bounds)
      }
      return nil
    },
  ]

  private static func list(_ buffer: inout CellBuffer, first: Int, selected: Int) -> Point? {
    buffer.write("List 1000000", at: .zero, style: .plain, clip: buffer.bounds)
    for row in 0..<38 {
      let style = first + row == selected ? Style(attributes: .reverse) : .plain
      let line = Rect(x: 0, y: row + 1, width: 120, height: 1)
      buffer.fill(line, with: .space, style: style, clip: buffer.bounds)
      buffer.write("Row \(first + row)", at: line.origin, style: style, clip: buffer.bounds)
    }
    buffer.write("Sel: \(selected)", at: Point(x: 0, y: 39), style: .plain, clip: buffer.bounds)
    return Point(x: 0, y: selected - first + 1)
  }

  private static func grid(_ buffer: inout CellBuffer, _ frame: Int) -> Point? {
    var random = SplitMix64(seed: 1)
    var values = [Int](repeating: 0, count: 3500)
    for _ in 0..<frame * 35 { values[Int(random.next() % 3500)] = Int(random.next() & 255) }
    buffer.write("Tick: \(frame)", at: .zero, style: .plain, clip: buffer.bounds)
    for row in 0..<35 {
      let text = values[row * 100..<row * 100 + 100].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        .joined()
      buffer.write(text, at: Point(x: 0, y: row + 1), style: .plain, clip: buffer.bounds)
    }
    return nil
  }

  private static func table(_ buffer: inout CellBuffer, first: Int, selected: Int, tick: Int) -> Point? {
    for column in 0..<8 {
      buffer.write(
        "Column \(column)", at: Point(x: 1 + column * 11, y: 0), style: Style(attributes: .bold),
        clip: buffer.bounds)
    }
    for row in 0..<38 {
      let index = first + row
      let style = index == selected ? Style(foreground: .black, background: .cyan) : .plain
      let line = Rect(x: 0, y: row + 1, width: 120, height: 1)
      buffer.fill(line, with: .space, style: style, clip: buffer.bounds)
      for column in 0..<8 {
        let value =
          index == 5 && column == 3 ? 200_000_000 + tick : 100_000_000 + index * (column + 1) % 100_000_000
        buffer.write("\(value)", at: Point(x: 1 + column * 11, y: row + 1), style: style, clip: buffer.bounds)
      }
    }
    buffer.write("Sel: \(selected)", at: Point(x: 0, y: 39), style: .plain, clip: buffer.bounds)
    return Point(x: 0, y: selected - first + 1)
  }
}
