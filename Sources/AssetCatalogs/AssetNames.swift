/// Writes the Swift file that names the sets of asset catalogues, for the build plugin: `Color(.brand)`,
/// `Image(.logo)`.
///
/// Names are made as Xcode makes them: `Brand Color` is `brand`, `app-icon` is `appIcon`, `URLIcon` is `urlIcon`. A set
/// under a namespace is in a type of its name, `Image(.Icons.logo)`.
package enum AssetNames {
  /// The text of a file.
  ///
  /// - Parameters:
  ///   - colors: The names of colour sets.
  ///   - images: The names of image sets.
  ///   - module: The module whose names the file uses.
  package static func source(colors: [String], images: [String], module: String) -> String {
    var lines = [
      "// The sets of the target's asset catalogues. Made by the plugin AssetNames: don't edit it.", "",
      "import Foundation", "import \(module)", "",
    ]
    let colors = names(colors, without: "Color")
    lines += resources("ColorResource", colors)
    lines += resources("ImageResource", names(images, without: "Image"))
    let free = colors.filter { $0.spaces.isEmpty && !taken.contains($0.identifier) }
    for (type, end) in [("Color", ""), ("ShapeStyle", " where Self == Color")] where !free.isEmpty {
      lines.append("extension \(type)\(end) {")
      lines += free.map {
        "  static var \(quoted($0.identifier)): Color { Color(.\(quoted($0.identifier))) }"
      }
      lines += ["}", ""]
    }
    return lines.joined(separator: "\n")
  }

  /// A set, and how it is called in Swift.
  private struct Name {
    let set: String
    let spaces: [String]
    let identifier: String
  }

  /// The sets that get a name: each name is given once, to the first set that asks for it.
  private static func names(_ sets: [String], without ending: String) -> [Name] {
    func namespaces(of set: String) -> [String] {
      set.split(separator: "/").dropLast().map { word(String($0), isType: true) }
    }
    // A set with the name of a namespace beside it can't be called.
    var known: Set<[String]> = []
    for set in sets {
      let spaces = namespaces(of: set)
      for count in spaces.indices { known.insert(Array(spaces[...count])) }
    }
    return sets.compactMap { set in
      guard let last = set.split(separator: "/").last.map(String.init) else { return nil }
      let spaces = namespaces(of: set)
      let name = word(last, isType: false)
      let identifier =
        name.hasSuffix(ending) && name.count > ending.count ? String(name.dropLast(ending.count)) : name
      // In a namespace with the name of their type, that couldn't be made.
      guard !identifier.isEmpty, !spaces.contains(""), !spaces.contains(ending + "Resource"),
        known.insert(spaces + [identifier]).inserted
      else { return nil }
      return Name(set: set, spaces: spaces, identifier: identifier)
    }
  }

  /// The constants of one type, `ColorResource` or `ImageResource`, with their namespaces as enums around them.
  private static func resources(_ type: String, _ names: [Name]) -> [String] {
    guard !names.isEmpty else { return [] }
    var lines = ["extension \(type) {"]
    var open: [String] = []
    func indent() -> String { String(repeating: "  ", count: open.count + 1) }
    for name in names.sorted(by: { ($0.spaces + [""]).lexicographicallyPrecedes($1.spaces + [""]) }) {
      while !name.spaces.starts(with: open) {
        open.removeLast()
        lines.append(indent() + "}")
      }
      for space in name.spaces.dropFirst(open.count) {
        lines.append(indent() + "enum \(quoted(space)) {")
        open.append(space)
      }
      lines.append(
        indent()
          + "static let \(quoted(name.identifier)) = \(type)(name: \(literal(name.set)), bundle: .module)")
    }
    while !open.isEmpty {
      open.removeLast()
      lines.append(indent() + "}")
    }
    return lines + ["}", ""]
  }

  /// A Swift identifier made of the words of a text: `app-icon` is `appIcon`.
  static func word(_ text: String, isType: Bool) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first else { return "" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let name = (isType ? first.prefix(1).uppercased() + first.dropFirst() : lowered(first)) + rest
    return name.first!.isNumber ? "_" + name : name
  }

  /// With small letters up to the beginning of the second word: `URLIcon` is `urlIcon`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < word.count, word.dropFirst(capitals.count).first!.isLetter
    else {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }

  private static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static func literal(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { $0.escaped(asASCII: false) }.joined() + "\""
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch",
    "throw",
    "throws", "true", "try", "typealias", "var", "where", "while", "Type", "Protocol",
  ]

  /// Members of `Color` and `ShapeStyle` that exist already: a set with such a name gets no `Color.name`.
  private static let taken: Set<String> = [
    "accent", "accentColor", "background", "bar", "black", "blue", "bold", "brightBlack", "brightBlue",
    "brightCyan",
    "brightGreen", "brightMagenta", "brightRed", "brightWhite", "brightYellow", "brown", "clear", "cyan",
    "error",
    "fill", "foreground", "gray", "green", "indigo", "lightGray", "link", "magenta", "mint", "orange",
    "placeholder", "pink", "primary", "purple", "quaternary", "quinary", "red", "regularMaterial",
    "secondary", "selection", "separator",
    "success", "surface", "teal", "terminalDefault", "tertiary", "thickMaterial", "thinMaterial", "tint",
    "ultraThickMaterial",
    "ultraThinMaterial", "warning", "white", "windowBackground",
    "yellow",
  ]
}
