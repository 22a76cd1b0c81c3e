internal import Cells

/// Selects colours and attributes (SGR).
nonisolated extension TerminalEmulator {
  private static let attributes: [Int: TextAttributes] = [
    1: .bold, 2: .dim, 3: .italic, 4: .underline, 5: .blink, 7: .reverse, 9: .strikethrough,
  ]

  /// Applies the numbers of a sequence `ESC [ … m`.
  mutating func selectStyle(_ sequence: ControlSequence) {
    var rest = sequence.parameters.isEmpty ? [[0]] : sequence.parameters.map { $0.map { max(0, $0) } }[...]
    while let parameter = rest.popFirst() {
      let number = parameter[0]
      switch number {
      case 38, 48, 58:
        guard let color = Self.color(parameter, &rest) else { return reject(sequence) }
        switch number {
        case 38: style.foreground = color
        case 48: style.background = color
        default: lineColor = color
        }
      case 4 where parameter.count == 2 && parameter[1] <= 5:
        linePattern = UInt8(exactly: parameter[1]).flatMap { Underline.Pattern(rawValue: $0) } ?? .solid
        if parameter[1] == 0 {
          style.attributes.remove(.underline)
        } else {
          style.attributes.insert(.underline)
        }
      case _ where parameter.count > 1: return reject(sequence)
      case 0: (style, linePattern, lineColor) = (.plain, .solid, nil)
      case 4:
        style.attributes.insert(.underline)
        linePattern = .solid
      case 59: lineColor = nil
      case 1...9:
        guard let attribute = Self.attributes[number] else { return reject(sequence) }
        style.attributes.insert(attribute)
      // The primary font.
      case 10: break
      case 22: style.attributes.subtract([.bold, .dim])
      case 23...29:
        guard let attribute = Self.attributes[number - 20] else { return reject(sequence) }
        style.attributes.remove(attribute)
      case 30...37: style.foreground = .indexed(UInt8(number - 30))
      case 39: style.foreground = nil
      case 40...47: style.background = .indexed(UInt8(number - 40))
      case 49: style.background = nil
      case 90...97: style.foreground = .indexed(UInt8(number - 82))
      case 100...107: style.background = .indexed(UInt8(number - 92))
      default: return reject(sequence)
      }
    }
    let isPlain = linePattern == .solid && lineColor == nil || !style.attributes.contains(.underline)
    style.underline = isPlain ? nil : Underline(linePattern, color: lineColor)
  }

  /// A colour after 38 or 48: `5;n` or `2;r;g;b`, the parts after colons or as parameters of their own.
  private static func color(_ parameter: [Int], _ rest: inout ArraySlice<[Int]>) -> Color? {
    var parts = Array(parameter.dropFirst())
    if parts.isEmpty {
      let count = rest.first == [5] ? 2 : 4
      guard rest.count >= count else { return nil }
      parts = rest.prefix(count).map { $0[0] }
      rest = rest.dropFirst(count)
    } else if parts.first == 2, parts.count == 5 {
      // With colons a colour space, usually empty, is before the components.
      parts.remove(at: 1)
    }
    let bytes = parts.dropFirst().compactMap { UInt8(exactly: $0) }
    switch (parts.first, bytes.count, parts.count) {
    case (5, 1, 2): return .indexed(bytes[0])
    case (2, 3, 4): return .rgb(bytes[0], bytes[1], bytes[2])
    default: return nil
    }
  }
}
