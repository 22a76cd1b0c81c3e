extension Color {
  /// The nearest colour that a terminal of a lesser depth shows.
  ///
  ///     Color.rgb(255, 135, 0).reduced(to: .indexed256)     // .indexed(208)
  ///     Color.orange.reduced(to: .ansi8)                    // .yellow
  ///     Color.red.reduced(to: .none)                        // .terminalDefault
  ///
  /// A colour that the depth has stays as it is, and reducing twice is reducing once to the lesser depth's
  /// colours. Nearest is meant as the eye sees it: the distance weighs red by how red both are. To 16 and 8
  /// colours, whose look is the user's choice, hue decides before brightness, so that a colour with a hue
  /// never becomes a grey.
  public func reduced(to depth: ColorDepth) -> Color {
    guard depth != .none else { return self == .clear ? self : .terminalDefault }
    switch kind {
    case .terminalDefault, .clear, .role: return self
    case .rgb(let red, let green, let blue):
      let components = RGB(red, green, blue)
      switch depth {
      case .rgb: return self
      case .indexed256: return .indexed(components.nearestOf256)
      case .ansi16: return .indexed(components.nearestOf16)
      case .ansi8, .none: return .indexed(components.nearestOf8)
      }
    case .indexed(let index):
      switch depth {
      case .rgb, .indexed256: return self
      case .ansi16: return index < 16 ? self : .indexed(RGB(index: index).nearestOf16)
      case .ansi8, .none:
        if index < 8 { return self }
        // Bright colours are the same hues; bright black, a dark grey, is nearer to white than to nothing.
        if index < 16 { return index == 8 ? .indexed(7) : .indexed(index - 8) }
        return .indexed(RGB(index: index).nearestOf8)
      }
    }
  }

  /// The components, 0–255 each, as xterm's palette has them; `nil` for the terminal's default and for none.
  public var components: (red: UInt8, green: UInt8, blue: UInt8)? {
    switch kind {
    case .terminalDefault, .clear, .role: return nil
    case .rgb(let red, let green, let blue): return (red, green, blue)
    case .indexed(let index):
      let rgb = RGB(index: index)
      return (UInt8(rgb.red), UInt8(rgb.green), UInt8(rgb.blue))
    }
  }

  /// The colour by its components, where it has any.
  package var exact: Color { components.map { Color.rgb($0.red, $0.green, $0.blue) } ?? self }
}

extension Style {
  /// This style in the colours of a lesser depth; an open colour stays open.
  public func reduced(to depth: ColorDepth) -> Style {
    var style = self
    style.foreground = foreground?.reduced(to: depth)
    style.background = background?.reduced(to: depth)
    return style
  }
}

/// Three components as integers, to find the nearest colour of a palette.
private struct RGB {
  var red: Int
  var green: Int
  var blue: Int

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = Int(red)
    self.green = Int(green)
    self.blue = Int(blue)
  }

  /// xterm's palette, by its sources' XTerm-col.ad and 256colres.pl.
  init(index: UInt8) {
    switch index {
    case 0: self.init(0, 0, 0)
    case 1: self.init(205, 0, 0)
    case 2: self.init(0, 205, 0)
    case 3: self.init(205, 205, 0)
    case 4: self.init(0, 0, 238)
    case 5: self.init(205, 0, 205)
    case 6: self.init(0, 205, 205)
    case 7: self.init(229, 229, 229)
    case 8: self.init(127, 127, 127)
    case 9: self.init(255, 0, 0)
    case 10: self.init(0, 255, 0)
    case 11: self.init(255, 255, 0)
    case 12: self.init(92, 92, 255)
    case 13: self.init(255, 0, 255)
    case 14: self.init(0, 255, 255)
    case 15: self.init(255, 255, 255)
    case 16..<232:
      let place = index - 16
      func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }
      self.init(level(place / 36), level(place / 6 % 6), level(place % 6))
    default:
      let grey = 8 + 10 * (index - 232)
      self.init(grey, grey, grey)
    }
  }

  /// The square of the distance, red and blue weighed by how red both are.
  func distance(to other: RGB) -> Int {
    let mean = (red + other.red) / 2
    let (dr, dg, db) = (red - other.red, green - other.green, blue - other.blue)
    return (512 + mean) * dr * dr / 256 + 4 * dg * dg + (767 - mean) * db * db / 256
  }

  var nearestOf256: UInt8 {
    func step(_ component: Int) -> Int { component < 48 ? 0 : component < 115 ? 1 : (component - 35) / 40 }
    let cube = UInt8(16 + 36 * step(red) + 6 * step(green) + step(blue))
    let mean = (red + green + blue) / 3
    let grey = UInt8(232 + Swift.min(Swift.max((mean - 3) / 10, 0), 23))
    return distance(to: RGB(index: grey)) < distance(to: RGB(index: cube)) ? grey : cube
  }

  /// A hue has no grey beside it: then only the brightness is left to choose.
  private var hueBits: UInt8? {
    let (least, most) = (Swift.min(red, green, blue), Swift.max(red, green, blue))
    guard most - least > 32 && (most - least) * 4 > most else { return nil }
    let middle = (least + most) / 2
    return (red > middle ? 1 : 0) | (green > middle ? 2 : 0) | (blue > middle ? 4 : 0)
  }

  /// The nearest of the 16 colours: by hue if it has one, else by its grey.
  var nearestOf16: UInt8 {
    if let hue = hueBits {
      let (dim, bright) = (RGB(index: hue), RGB(index: hue + 8))
      return distance(to: bright) < distance(to: dim) ? hue + 8 : hue
    }
    let mean = (red + green + blue) / 3
    switch mean {
    case ..<64: return 0
    case ..<178: return 8
    case ..<242: return 7
    default: return 15
    }
  }

  var nearestOf8: UInt8 {
    if let hue = hueBits { return hue }
    return (red + green + blue) / 3 < 96 ? 0 : 7
  }
}
