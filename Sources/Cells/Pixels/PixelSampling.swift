/// A colour of a picture: red, green and blue, each multiplied by the fourth, which is how opaque it is; 0 … 1.
package typealias PixelSample = SIMD4<Float>

extension PixelImage {
  /// The colours of a part of the picture, spread over a grid.
  ///
  /// A shrunk picture is a mean of at most 16 pixels a place, so the time depends on the grid and not on the picture. A picture enlarged beyond a
  /// column a pixel fades from pixel to pixel, or takes the nearest one.
  ///
  /// - Parameters:
  ///   - part: The part, in pixels; beyond the picture its edge continues, and there is nothing if the part has no end.
  ///   - columns: The columns of the grid.
  ///   - rows: The rows of the grid.
  ///   - isSmooth: Whether an enlarged picture fades from pixel to pixel.
  package func samples(of part: DrawingRect, columns: Int, rows: Int, isSmooth: Bool) -> [PixelSample] {
    guard columns > 0, rows > 0 else { return [] }
    let ends = [part.minX, part.maxX, part.minY, part.maxY]
    guard ends.allSatisfy({ abs($0) < 1e9 }) else { return Array(repeating: .zero, count: columns * rows) }
    let xs = places(from: part.minX, to: part.maxX, count: columns, of: width, isSmooth ? 0.5 : 0)
    let ys = places(from: part.minY, to: part.maxY, count: rows, of: height, isSmooth ? 1 : 0)
    var samples: [PixelSample] = []
    samples.reserveCapacity(columns * rows)
    bytes.withUnsafeBufferPointer { bytes in
      for row in ys {
        for column in xs {
          var sum = PixelSample.zero
          for y in row {
            for x in column {
              let place = 4 * (y.index * width + x.index)
              let color = PixelSample(
                Float(bytes[place]), Float(bytes[place + 1]), Float(bytes[place + 2]), 255)
              sum += color * (Float(bytes[place + 3]) * x.share * y.share)
            }
          }
          samples.append(sum / (255 * 255))
        }
      }
    }
    return samples
  }

  private struct Share {
    let index: Int
    let share: Float
  }

  /// Which pixels of a row or a column make each place of a grid, and by how much; places of less than `smooth` pixels have parts of two.
  private func places(
    from start: Double, to end: Double, count: Int, of length: Int, _ smooth: Double
  ) -> [[Share]] {
    let step = (end - start) / Double(count)
    func index(_ place: Double) -> Int {
      // The comparison comes first: no number too large becomes an `Int`.
      place >= Double(length) ? length - 1 : place > 0 ? Int(place) : 0
    }
    return (0..<count).map { number in
      let low = start + Double(number) * step
      if step > 1 {
        let looks = Int(Swift.min(step.rounded(.up), 4))
        return (0..<looks).compactMap { look in
          let place = low + (Double(look) + 0.5) * step / Double(looks)
          // Behind the end there is nothing.
          return place < Double(length) ? Share(index: index(place), share: 1 / Float(looks)) : nil
        }
      }
      let middle = low + step / 2
      guard step < smooth else { return [Share(index: index(middle), share: 1)] }
      let before = (middle - 0.5).rounded(.down)
      let share = Float(middle - 0.5 - before)
      return [
        Share(index: index(before), share: 1 - share), Share(index: index(before + 1), share: share),
      ]
    }
  }
}
