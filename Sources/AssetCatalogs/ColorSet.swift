internal import Foundation

/// The colours of a set in an asset catalogue: `brand.colorset`.
package struct ColorSet: Sendable, Equatable {
  /// A colour as a catalogue writes it: in components, or by a name of the system.
  package enum Shade: Sendable, Equatable {
    /// Components in sRGB, 0 … 1.
    case components(red: Double, green: Double, blue: Double, opacity: Double)
    /// A colour of the system, by its name: `systemBlueColor`.
    case system(String)
  }

  /// The colour on a light background, and wherever nothing else is said.
  package let light: Shade
  /// The colour on a dark background.
  package let dark: Shade

  /// Reads the set in a folder; `nil` where it has no colour that can be read.
  package init?(folder: String) { self.init(CatalogFile.contents(of: folder)) }

  /// Reads the text of a set's `Contents.json`.
  package init?(json: [UInt8]) { self.init(CatalogFile.contents(of: Data(json))) }

  private init?(_ contents: [String: Any]) {
    var best: [CatalogFile.Appearance: (distance: Int, shade: Shade)] = [:]
    for entry in CatalogFile.entries("colors", in: contents) {
      guard let color = entry["color"] as? [String: Any], let shade = Self.shade(of: color) else { continue }
      // Of two gamuts the one that terminals have.
      let isWide = entry["display-gamut"] as? String == "display-P3"
      let distance = 2 * CatalogFile.distance(ofDevice: entry) + (isWide ? 1 : 0)
      let appearance = CatalogFile.appearance(of: entry)
      if best[appearance].map({ distance < $0.distance }) ?? true { best[appearance] = (distance, shade) }
    }
    guard let light = (best[.any] ?? best[.dark] ?? best[.other])?.shade else { return nil }
    self.light = light
    dark = best[.dark]?.shade ?? light
  }

  /// Reads one colour of `Contents.json`, for one appearance; `nil` if it isn't a colour.
  private static func shade(of color: [String: Any]) -> Shade? {
    if let reference = color["reference"] as? String { return .system(reference) }
    guard let components = color["components"] as? [String: Any] else { return nil }
    let opacity = components["alpha"].map { ColorComponent.value(of: $0, isOpacity: true) } ?? 1
    guard let opacity else { return nil }
    let space = color["color-space"] as? String ?? "srgb"
    if let white = components["white"] {
      guard let white = ColorComponent.value(of: white) else { return nil }
      return .components(
        red: clamped(white), green: clamped(white), blue: clamped(white), opacity: clamped(opacity))
    }
    let parts = ["red", "green", "blue"].compactMap { name in
      components[name].flatMap { ColorComponent.value(of: $0) }
    }
    guard parts.count == 3 else { return nil }
    let rgb = ColorComponent.standard(parts, space: space)
    return .components(
      red: clamped(rgb[0]), green: clamped(rgb[1]), blue: clamped(rgb[2]), opacity: clamped(opacity))
  }

  private static func clamped(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
}

/// Reads the numbers of a colour set: catalogues write them in several ways, and in several colour spaces.
enum ColorComponent {
  /// The value of a component: `"0.502"`, `"128"`, `"0x80"`, or a number; `nil` where it is none.
  ///
  /// - Parameter isOpacity: Whether it is written as a share even without a dot.
  static func value(of component: Any, isOpacity: Bool = false) -> Double? {
    guard let text = component as? String else {
      guard let number = (component as? NSNumber)?.doubleValue, number.isFinite else { return nil }
      return number > 1 && number == number.rounded() ? number / 255 : number
    }
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    if trimmed.lowercased().hasPrefix("0x") {
      return Int(trimmed.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    if !isOpacity, !trimmed.contains("."), let whole = Int(trimmed) { return Double(whole) / 255 }
    guard let value = Double(trimmed), value.isFinite else { return nil }
    return value
  }

  /// Components of a colour space in sRGB; they may be less than 0 or more than 1.
  ///
  /// - Source: IEC 61966-2-1 (the curve of sRGB) and SMPTE EG 432-1 (the primaries of P3).
  static func standard(_ parts: [Double], space: String) -> [Double] {
    switch space {
    case "extended-linear-srgb": return parts.map(curved)
    case "display-p3":
      let light = parts.map(linear)
      return [
        1.224_94 * light[0] - 0.224_94 * light[1],
        -0.042_06 * light[0] + 1.042_06 * light[1],
        -0.019_64 * light[0] - 0.078_64 * light[1] + 1.098_27 * light[2],
      ].map(curved)
    default: return parts
    }
  }

  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let light = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  private static func curved(_ light: Double) -> Double {
    let size = abs(light)
    let value = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }
}
