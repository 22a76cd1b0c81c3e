extension CellBuffer {
  /// A picture of the cells as an SVG document.
  ///
  /// Every cell is 9 × 18 units, and text is stretched or squeezed to its cells, so that columns line up in any monospaced font. Palette colours are
  /// xterm's. Blinking is not shown.
  ///
  /// - Parameters:
  ///   - foreground: The colour for the terminal's default foreground.
  ///   - background: The colour for the terminal's default background.
  ///   - cursor: The cell whose colours are swapped, as a block cursor's are.
  public func svg(
    foreground: Color = .rgb(0xDD, 0xDD, 0xDD), background: Color = .rgb(0x16, 0x16, 0x1C),
    cursor: Point? = nil
  ) -> String {
    let (width, height) = (size.width * 9, size.height * 18)
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="ui-monospace, 'DejaVu Sans Mono', monospace" font-size="15">
      <rect width="\(width)" height="\(height)" fill="\(background.hex)"/>

      """
    let painter = SVGPainter(foreground: foreground, background: background)
    for y in 0..<size.height {
      for run in styleRuns(of: y) { painter.paintBackground(run.columns, y, run.style, into: &svg) }
      for run in textRuns(of: y) {
        if let shape = run.shape.flatMap(SVGShape.init) {
          painter.paint(shape, run.x, y, run.columns, run.style, into: &svg)
        } else {
          painter.paintText(run.text, run.x, y, run.columns, run.style, into: &svg)
        }
      }
    }
    if let cursor, bounds.contains(cursor) {
      let cell = self[cursor.x, cursor.y]
      var style = cell.style
      style.attributes.formSymmetricDifference(.reverse)
      let columns = cursor.x...(cursor.x + Swift.max(cell.glyph.width, 1) - 1)
      painter.paintBackground(columns, cursor.y, style, into: &svg)
      painter.paintText(cell.glyph.string, cursor.x, cursor.y, columns.count, style, into: &svg)
    }
    return svg + "</svg>\n"
  }

  private struct TextRun {
    var x: Int
    var columns: Int
    var text: String
    var style: Style
    /// The line or block of all its cells.
    var shape: Glyph?
  }

  /// The parts that are painted as one text: narrow glyphs of one style, equal lines or blocks, or one other glyph.
  private func textRuns(of y: Int) -> [TextRun] {
    withRow(y) { row in
      var runs: [TextRun] = []
      var mayExtend = false
      for (x, cell) in row.enumerated() where !cell.glyph.isContinuation {
        let isShape = SVGShape(cell.glyph) != nil
        if let last = runs.indices.last, isShape, runs[last].shape == cell.glyph,
          runs[last].style == cell.style
        {
          runs[last].columns += 1
          continue
        }
        if isShape {
          runs.append(TextRun(x: x, columns: 1, text: "", style: cell.style, shape: cell.glyph))
          mayExtend = false
          continue
        }
        let isPlain = cell.glyph.scalar != nil && !cell.glyph.isWide
        if isPlain, mayExtend, let last = runs.indices.last, runs[last].style == cell.style {
          runs[last].text += cell.glyph.string
          runs[last].columns += 1
        } else {
          runs.append(TextRun(x: x, columns: cell.glyph.width, text: cell.glyph.string, style: cell.style))
        }
        mayExtend = isPlain
      }
      return runs
    }
  }
}

/// Writes runs of cells with one style as elements of the document; one painter serves the whole buffer.
private struct SVGPainter {
  var foreground: Color
  var background: Color

  private func colors(of style: Style) -> (foreground: Color, background: Color) {
    let (front, back) = (style.foreground ?? foreground, style.background ?? background)
    return style.attributes.contains(.reverse) ? (back, front) : (front, back)
  }

  func paintBackground(_ columns: ClosedRange<Int>, _ y: Int, _ style: Style, into svg: inout String) {
    let color = colors(of: style).background
    guard color != background else { return }
    svg += """
      <rect x="\(columns.lowerBound * 9)" y="\(y * 18)" width="\(columns.count * 9)" height="18" \
      fill="\(color.hex)"/>

      """
  }

  func paint(_ shape: SVGShape, _ x: Int, _ y: Int, _ columns: Int, _ style: Style, into svg: inout String) {
    let color = colors(of: style).foreground.hex
    let dim = style.attributes.contains(.dim) ? " opacity=\"0.6\"" : ""
    svg += shape.svg(x: x, y: y, count: columns, color: color, attributes: dim)
  }

  /// Adds a text with the lines below it; `columns` is the width of the text in cells.
  func paintText(_ text: String, _ x: Int, _ y: Int, _ columns: Int, _ style: Style, into svg: inout String) {
    // Spaces are only seen where a line goes through them. A text of several columns has a scalar in each.
    let isLined = !style.attributes.isDisjoint(with: [.underline, .strikethrough])
    let leading = isLined ? 0 : text.unicodeScalars.prefix { $0 == " " }.count
    let trailing = isLined ? 0 : text.unicodeScalars.reversed().prefix { $0 == " " }.count
    guard leading < text.unicodeScalars.count else { return }
    let shown = String(text.unicodeScalars.dropFirst(leading).dropLast(trailing))
    let first = x + leading
    let length = columns - leading - trailing
    if style.attributes.contains(.underline), let line = style.underline {
      paintLine(line, first, y, length, style, into: &svg)
    }
    svg += """
      <text x="\(first * 9)" y="\(y * 18 + 14)" textLength="\(length * 9)" lengthAdjust="spacingAndGlyphs" \
      xml:space="preserve" fill="\(colors(of: style).foreground.hex)"\(attributes(of: style))>\(shown.escaped)</text>

      """
  }

  /// Draws an underline of a kind in place of the plain underline of SVG text.
  private func paintLine(
    _ line: Underline, _ x: Int, _ y: Int, _ columns: Int, _ style: Style, into svg: inout String
  ) {
    let (start, end, row) = (x * 9, (x + columns) * 9, y * 18 + 16)
    let path =
      switch line.pattern {
      case .wavy: "M\(start) \(row)" + String(repeating: "q2.25 -3 4.5 0q2.25 3 4.5 0", count: columns)
      case .double: "M\(start) \(row - 1)H\(end)M\(start) \(row + 1)H\(end)"
      case .solid, .dotted, .dashed: "M\(start) \(row)H\(end)"
      }
    let dashes =
      switch line.pattern {
      case .dotted: " stroke-dasharray=\"1.5 1.5\""
      case .dashed: " stroke-dasharray=\"5 4\""
      case .solid, .double, .wavy: ""
      }
    svg += """
      <path d="\(path)" fill="none" stroke="\((line.color ?? colors(of: style).foreground).hex)"\(dashes)/>

      """
  }

  private func attributes(of style: Style) -> String {
    var text = ""
    if style.attributes.contains(.bold) { text += " font-weight=\"bold\"" }
    if style.attributes.contains(.italic) { text += " font-style=\"italic\"" }
    if style.attributes.contains(.dim) { text += " opacity=\"0.6\"" }
    let isUnderlined = style.attributes.contains(.underline) && style.underline == nil
    switch (isUnderlined, style.attributes.contains(.strikethrough)) {
    case (true, true): text += " text-decoration=\"underline line-through\""
    case (true, false): text += " text-decoration=\"underline\""
    case (false, true): text += " text-decoration=\"line-through\""
    case (false, false): break
    }
    return text
  }
}

extension Color {
  /// The components as `#RRGGBB`.
  fileprivate var hex: String {
    guard let components else { return "none" }
    return Color.rgb(components.red, components.green, components.blue).description
  }
}

extension String {
  /// The text as XML has it.
  fileprivate var escaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
