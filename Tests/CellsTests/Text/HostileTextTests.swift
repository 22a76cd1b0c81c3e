import Cells
import Expectations
import Testing

/// Whatever the text, no glyph holds what a terminal could take for a command or what nobody sees.
@Suite struct HostileTextTests {
  @Test func `no single scalar gets through that may not`() {
    for value in Array(UInt32(0)..<0x20000) + Array(0xE0000..<0xE0200) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if let complaint = complaint(about: Glyph(Character(scalar))) {
        Issue.record("U+\(String(value, radix: 16)): \(complaint)")
      }
    }
  }

  @Test func `signs that terminals add to the cell before are replaced`() {
    for value in Array(0x600...0x605) + [0x6DD, 0x70F, 0x890, 0x8E2, 0x110BD, 0x110CD] as [UInt32] {
      expect(Glyph(Character(string(value))).string, "\u{FFFD}")
      expect(Glyph(Character(string(value, 0x661))).string, "\u{FFFD}\u{661}")
    }
  }

  @Test func `no pair of troubling scalars gets through that may not`() {
    for a in troublingScalars {
      for b in troublingScalars {
        for text in [
          string(a, b), string(0x61, a, b), string(0x1F469, a, b, 0x1F469), string(0x6F22, a, b, 0x915),
        ] {
          check(text)
        }
      }
    }
  }

  @Test func `no random text gets through that may not`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<3_000 { check(randomText(length: 40, using: &generator)) }
  }

  /// Writes the text and looks at every scalar of every glyph.
  private func check(_ text: String) {
    var buffer = CellBuffer(size: Size(width: 96, height: 1))
    let columns = buffer.write(text, at: .zero, style: .plain, clip: buffer.bounds)
    buffer.withRow(0) { row in
      let shown = row.prefix(columns)
      var width = 0
      for cell in shown {
        width += cell.glyph.width
        if let complaint = complaint(about: cell.glyph) {
          Issue.record("\(text.unicodeScalars.map { String($0.value, radix: 16) }): \(complaint)")
        }
      }
      expect(width, min(columns, 96), "\(text.debugDescription)")
      expect(row.dropFirst(columns).allSatisfy { $0 == .blank })
    }
  }

  private func complaint(about glyph: Glyph) -> String? {
    glyph.withScalars { scalars in
      guard !glyph.isContinuation else { return scalars.isEmpty ? nil : "continuation with scalars" }
      guard (1...32).contains(scalars.count) else { return "\(scalars.count) scalars" }
      for (index, scalar) in scalars.enumerated() {
        let next = index + 1 < scalars.count ? scalars[index + 1] : nil
        let isFirst = index == 0
        let properties = scalar.properties
        switch scalar.value {
        case 0x200D:
          // Between two scalars that can be seen.
          guard !isFirst, let next, !next.properties.isDefaultIgnorableCodePoint else { return "joiner" }
        case 0x200C, 0x180B...0x180D, 0x180F:
          guard !isFirst, scalars[0].value >= 0x590 else { return "shaper" }
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF:
          guard !isFirst, next.map({ !$0.properties.isVariationSelector }) ?? true else { return "selector" }
        case 0xE0030...0xE007F:
          guard scalars[0].value == 0x1F3F4, scalars.last?.value == 0xE007F else { return "tag" }
        case 0x115F: guard let next, (0x1161...0x11FF).contains(next.value) else { return "filler" }
        case 0x1160: guard !isFirst, (0x1100...0x115E).contains(scalars[0].value) else { return "filler" }
        default:
          if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint {
            return "U+\(String(scalar.value, radix: 16))"
          }
          switch properties.generalCategory {
          case .control, .surrogate, .lineSeparator, .paragraphSeparator: return "control"
          case .format where !properties.isPrependedConcatenation(scalar):
            return "U+\(String(scalar.value, radix: 16))"
          case .nonspacingMark, .enclosingMark: if isFirst { return "mark first" }
          default: break
          }
        }
      }
      return nil
    }
  }
}

extension Unicode.Scalar.Properties {
  /// Whether it is one of the visible format characters, which come before what they stand around.
  fileprivate func isPrependedConcatenation(_ scalar: Unicode.Scalar) -> Bool {
    [0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD]
      .contains(scalar.value)
  }
}
