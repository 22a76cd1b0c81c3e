/// The character that an entity stands for, such as `&amp;` and `&#8364;`.
///
/// - Source: CommonMark 0.31, “Entity and numeric character references”; of the names in HTML, those that people write.
nonisolated enum TextEntity {
  /// The text that an entity stands for; one that isn't known stays as it is written.
  static func text(of entity: String) -> String {
    let name = entity.dropFirst().dropLast()
    guard name.first == "#" else { return names[String(name)] ?? entity }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    guard let number = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
    else { return entity }
    return Unicode.Scalar(number == 0 ? 0xFFFD : number).map { String(Character($0)) } ?? "\u{FFFD}"
  }

  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "",
    "copy": "©", "reg": "®", "trade": "™", "deg": "°", "micro": "µ", "para": "¶", "sect": "§", "middot": "·",
    "plusmn": "±", "times": "×", "divide": "÷", "minus": "−", "frac12": "½", "frac14": "¼", "frac34": "¾",
    "sup1": "¹", "sup2": "²", "sup3": "³", "ne": "≠", "le": "≤", "ge": "≥", "asymp": "≈", "infin": "∞",
    "sum": "∑", "prod": "∏", "radic": "√", "part": "∂", "int": "∫", "isin": "∈", "forall": "∀", "exist": "∃",
    "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "curren": "¤",
    "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“",
    "rdquo": "”",
    "bdquo": "„", "laquo": "«", "raquo": "»", "bull": "•", "dagger": "†", "permil": "‰", "prime": "′",
    "Prime": "″",
    "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "lArr": "⇐", "rArr": "⇒", "hArr": "⇔",
    "check": "✓", "cross": "✗", "star": "☆", "hearts": "♥", "ensp": "\u{2002}", "emsp": "\u{2003}",
    "thinsp": "\u{2009}",
    "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "auml": "ä", "ouml": "ö", "uuml": "ü", "szlig": "ß", "Aring": "Å",
    "aring": "å", "AElig": "Æ", "aelig": "æ", "Oslash": "Ø", "oslash": "ø", "eacute": "é", "egrave": "è",
    "ecirc": "ê",
    "agrave": "à", "aacute": "á", "acirc": "â", "ccedil": "ç", "Ccedil": "Ç", "iacute": "í", "ntilde": "ñ",
    "oacute": "ó",
    "uacute": "ú", "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ε", "lambda": "λ",
    "mu": "μ",
    "pi": "π", "sigma": "σ", "tau": "τ", "phi": "φ", "omega": "ω", "Delta": "Δ", "Omega": "Ω",
  ]
}
