extension CellBuffer {
  /// Replaces characters other than ASCII in the cells of a rectangle by their stand-ins (see ``Glyph/inASCII``).
  ///
  /// A wide glyph becomes its stand-in and a space.
  public mutating func reduceToASCII(_ rect: Rect) {
    let rect = rect.intersection(bounds)
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        let cell = self[x, y]
        guard !cell.glyph.isContinuation,
          cell.glyph.inASCII != cell.glyph.scalar.map({ $0.isASCII ? UInt8($0.value) : 0 })
        else { continue }
        let text = [cell.glyph.inASCII] + (cell.glyph.isWide ? [0x20] : [])
        write(String(decoding: text, as: UTF8.self), at: Point(x: x, y: y), style: cell.style, clip: bounds)
      }
    }
  }
}
