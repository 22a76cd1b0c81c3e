extension Glyph {
  /// A stand-in for the glyph where only ASCII can be shown: a similar character of the same width, or `?`.
  ///
  ///     Glyph("╭").inASCII     // +
  ///
  /// Lines become `+`, `-` and `|`. Marks, arrows and blocks that views draw have stand-ins, and Latin letters lose their accents.
  public var inASCII: UInt8 {
    guard let scalar else { return 0x3F }
    return Glyph.inASCII(scalar)
  }

  private static func inASCII(_ scalar: Unicode.Scalar) -> UInt8 {
    switch scalar.value {
    case 0x20..<0x7F: UInt8(scalar.value)
    case 0xA0: 0x20
    case 0xC0...0xFF: letters[Int(scalar.value) - 0xC0]
    case 0x2500...0x257F: line(scalar.value)
    case 0x2580...0x259F: block(scalar.value)
    case 0x2800: 0x20
    case 0x2801...0x28FF: signs[scalar] ?? UInt8(ascii: "*")
    default: signs[scalar] ?? 0x3F
    }
  }

  private static func line(_ value: UInt32) -> UInt8 {
    switch value {
    // Heavy lines are the filled part of a bar.
    case 0x2501, 0x2550, 0x2578, 0x257A, 0x257C, 0x257E: UInt8(ascii: "=")
    case 0x2500, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2574, 0x2576: UInt8(ascii: "-")
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551, 0x2575, 0x2577, 0x2579,
      0x257B,
      0x257D, 0x257F:
      UInt8(ascii: "|")
    case 0x2571: UInt8(ascii: "/")
    case 0x2572: UInt8(ascii: "\\")
    case 0x2573: UInt8(ascii: "X")
    default: UInt8(ascii: "+")
    }
  }

  private static func block(_ value: UInt32) -> UInt8 {
    switch value {
    // The lower and the left parts of a cell that are less than half of it.
    case 0x2581...0x2583: UInt8(ascii: "_")
    case 0x258D...0x258F: UInt8(ascii: "|")
    case 0x2590, 0x2595: UInt8(ascii: "|")
    case 0x2580, 0x2594: UInt8(ascii: "-")
    case 0x2591: UInt8(ascii: ".")
    case 0x2592: UInt8(ascii: ":")
    default: UInt8(ascii: "#")
    }
  }

  /// From À to ÿ.
  private static let letters = Array("AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty".utf8)

  private static let signs: [Unicode.Scalar: UInt8] = {
    let pairs: [(StaticString, String)] = [
      ("x", "✓✗✘×☑☒✕⌫⌦"), ("*", "•●★☆◆◇∙✦✱⁕∗☼❅⚛"), ("o", "○◯□▢◉◎◌⊙⬚⬠⬡⌖"), ("c", "◔¢"), ("v", "✔√"),
      ("D", "◑"), ("O", "◕"),
      ("#", "■▮▰█▣▦⊞▤▥▬⌨"), (">", "›▸▶►▷▹→»⟩❯⮞⏵➤↦↗↘↳↱☞⋔"),
      ("<", "‹◂◀◄◁◃←«⟨❮⏎↵⮐⏴↖↙↲↰↶☜⇤"), ("v", "▾▼▽▿↓⌄⏷⤓↧☟"), ("^", "▴▲△▵↑⌃⏶⇧⤒↥⌂⇪"), (".", "…·⋯"),
      ("-", "–—‒―−‐‑⁃⊖⊟↔"),
      ("'", "‘’‚′"),
      ("\"", "“”„″"), ("|", "¦⋮︙│‖◫◧◨↕⇅⏻"), ("=", "≡☰⇥≣⇄▭▯⛁"), ("+", "✚±⊕"), ("~", "≈∼∿↻↺⟳↷♺☁"), ("!", "⚠¡"),
      ("i", "ℹ"),
      ("%", "‰"),
      ("c", "©"), ("r", "®"), (" ", "\u{2002}\u{2003}\u{2009}\u{202F}"), ("u", "µ"), ("@", "⚙✉☎"),
      ("/", "⌕✎⤢↯"), ("\\", "⤡"), ("d", "♪♫"), ("O", "⊘☺☹◷"), ("Y", "⑂"), ("P", "⚑⚐¶"), ("E", "€"),
      ("L", "£"),
      ("Y", "¥"), ("f", "ƒ"), ("S", "Σ"), ("8", "∞"), ("X", "✂⧖⚒"), ("C", "☾"), ("V", "♡♥"),
      (" ", "⌘⌥⎋⧉⚿☂♠♣♤♧♢♦♛⚄☮✈∡◐"),
      ("[", "◰"), ("i", "♙"), ("u", "⊔⊍∪"), ("=", "⌸⊡∏⎙⊷"), ("o", "◍⊚⚉⚇"), ("!", "⍙⚲"), ("8", "⚭⚯"),
      ("U", "⊎"), ("@", "⌻"), ("#", "◪❒"), ("~", "⌒≋⌇"), ("*", "❧°✪⍝"), ("/", "✐"), ("+", "❖"),
      ("\"", "❞"), ("n", "∩"), ("L", "◺"), ("I", "⌶"), (".", "∴"), (":", "∷"), (" ", "⚀⚁⚂⚃⚅"),
      ("/", "∕⁄⠙⠼⠇"), ("|", "⠋⠸⠧"), ("-", "⠹⠴"),
      ("\\", "⠦⠏"),
    ]
    var signs: [Unicode.Scalar: UInt8] = [:]
    for (sign, scalars) in pairs {
      for scalar in scalars.unicodeScalars { signs[scalar] = sign.utf8Start.pointee }
    }
    return signs
  }()
}
