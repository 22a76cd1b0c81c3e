/// The style in which a terminal writes, as escape sequences change it.
struct ANSIPen: Sendable {
  /// The style of the text that follows.
  private(set) var style = Style.plain
  /// What keeps the number of the link.
  private(set) var marks: TextMarks?

  // A style has a kind of underline or a link; these are both.
  private var pattern = Underline.Pattern.solid
  private var lineColor: Color?
  private var link: CellLink?

  private mutating func update() {
    style.link = nil
    style.underline =
      style.attributes.contains(.underline) && (pattern != .solid || lineColor != nil)
      ? Underline(pattern, color: lineColor) : nil
    if let link { style.link = link }
  }

  /// This pen after an OSC string.
  func performing(_ command: [UInt8]) -> ANSIPen {
    var pen = self
    pen.perform(command)
    return pen
  }

  /// This pen after SGR with some parameters.
  func selecting(_ parameters: [UInt8]) -> ANSIPen {
    var pen = self
    pen.select(parameters)
    return pen
  }

  // MARK: Links

  /// Performs an OSC string: `8;PARAMETERS;TARGET` begins a link, and one without a target ends it.
  private mutating func perform(_ bytes: [UInt8]) {
    guard bytes.starts(with: [0x38, 0x3B]), let end = bytes.dropFirst(2).firstIndex(of: 0x3B) else { return }
    let target = String(decoding: bytes[(end + 1)...], as: UTF8.self)
    let kept = target.isEmpty || target.contains(where: \.isControl) ? nil : CellLink.keeping(target)
    link = kept.flatMap { CellLink($0) }
    // The number is the target's as long as the run keeps it.
    marks = link == nil ? nil : kept.map { TextMarks($0, id: target) }
    update()
  }

  // MARK: Colours and attributes

  /// A parameter of SGR; a part follows a colon, and belongs to the parameter before.
  private struct Parameter {
    var value = 0
    var isPart = false
    var isOmitted = true
  }

  /// Selects a style by the parameters of SGR; those that mean nothing change nothing.
  private mutating func select(_ bytes: [UInt8]) {
    // With a private marker or an intermediate byte it is another function.
    guard let parameters = Self.parameters(bytes) else { return }
    var place = 0
    while place < parameters.count {
      let start = place
      place += 1
      while place < parameters.count, parameters[place].isPart { place += 1 }
      let parts = parameters[start + 1..<place]
      let number = parameters[start].value
      switch number {
      case 38, 48, 58:
        var color: Color?
        if parts.isEmpty {
          let rest = parameters[place...]
          let count = rest.first?.value == 5 ? 2 : rest.first?.value == 2 ? 4 : rest.count
          color = Self.color(rest.prefix(count))
          place += Swift.min(count, rest.count)
        } else {
          color = Self.color(parts)
        }
        if let color { set(number, color) }
      case 4 where !parts.isEmpty: underline(parts.first?.value ?? 1)
      case _ where !parts.isEmpty: break
      default: select(number)
      }
    }
    update()
  }

  /// The numbers of a sequence, divided by `;`, or by `:` where they are parts of one; `nil` if it has other bytes.
  private static func parameters(_ bytes: [UInt8]) -> [Parameter]? {
    var parameters = [Parameter()]
    for byte in bytes {
      switch byte {
      case 0x30...0x39:
        let last = parameters.count - 1
        parameters[last].value = Swift.min(parameters[last].value * 10 + Int(byte - 0x30), 0xFFFF)
        parameters[last].isOmitted = false
      case 0x3A, 0x3B: parameters.append(Parameter(isPart: byte == 0x3A))
      default: return nil
      }
    }
    return parameters
  }

  /// The colour behind 38: `5;n`, `2;r;g;b`, or with colons also `2:SPACE:r:g:b`.
  private static func color(_ parameters: ArraySlice<Parameter>) -> Color? {
    var rest = parameters
    let kind = rest.popFirst()?.value
    if kind == 2, rest.count > 3, rest.first?.isPart == true { rest = rest.dropFirst() }
    let values = rest.prefix(3).compactMap { UInt8(exactly: $0.value) }
    return switch (kind, values.count) {
    case (5, 1...): .indexed(values[0])
    case (2, 3): .rgb(values[0], values[1], values[2])
    default: nil
    }
  }

  private mutating func set(_ number: Int, _ color: Color) {
    switch number {
    case 38: style.foreground = color
    case 48: style.background = color
    default: lineColor = color
    }
  }

  private mutating func underline(_ kind: Int) {
    guard kind > 0 else { return style.attributes.subtract(.underline) }
    pattern = UInt8(exactly: kind).flatMap { Underline.Pattern(rawValue: $0) } ?? .solid
    style.attributes.insert(.underline)
  }

  /// Applies one number of a sequence `ESC [ … m`.
  private mutating func select(_ number: Int) {
    switch number {
    case 0:
      style = .plain
      (pattern, lineColor) = (.solid, nil)
    case 1: style.attributes.insert(.bold)
    case 2: style.attributes.insert(.dim)
    case 3: style.attributes.insert(.italic)
    case 4: underline(1)
    case 5, 6: style.attributes.insert(.blink)
    case 7: style.attributes.insert(.reverse)
    case 9: style.attributes.insert(.strikethrough)
    case 21: underline(2)
    case 22: style.attributes.subtract([.bold, .dim])
    case 23: style.attributes.subtract(.italic)
    case 24: style.attributes.subtract(.underline)
    case 25: style.attributes.subtract(.blink)
    case 27: style.attributes.subtract(.reverse)
    case 29: style.attributes.subtract(.strikethrough)
    case 30...37: style.foreground = .indexed(UInt8(number - 30))
    case 39: style.foreground = nil
    case 40...47: style.background = .indexed(UInt8(number - 40))
    case 49: style.background = nil
    case 59: lineColor = nil
    case 90...97: style.foreground = .indexed(UInt8(number - 82))
    case 100...107: style.background = .indexed(UInt8(number - 92))
    default: break
    }
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
  }
}
