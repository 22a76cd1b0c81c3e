/// Which form of a word a number asks for, by the rules of its language.
///
/// - Source: Unicode CLDR 47, “Language Plural Rules”, cardinal numbers.
enum PluralForm {
  /// The name of the form: `zero`, `one`, `two`, `few`, `many` or `other`.
  static func of(_ number: Double, in language: String) -> String {
    guard number.magnitude < 1e15 else { return "other" }
    let count = PluralCount(number.magnitude)
    let code = String(language.lowercased().prefix { $0 != "-" && $0 != "_" })
    switch code {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "yue", "jv", "bo", "dz", "km": return "other"
    case "fr", "hy", "ff", "kab", "pt", "es", "it", "ca", "ro", "mo":
      let isEuropean = language.lowercased().hasSuffix("pt") && language.count > 2
      return count.romance(code, isEuropean: isEuropean)
    case "hi", "bn", "gu", "kn", "fa", "am", "as", "zu", "pcm": return count.size <= 1 ? "one" : "other"
    case "pa", "ln", "mg", "ti", "wa", "ak", "si": return count.n == 0 || count.n == 1 ? "one" : "other"
    case "da": return count.size > 0 && count.size < 2 ? "one" : "other"
    case "is", "mk": return count.endsInOne ? "one" : "other"
    case "ru", "uk", "be", "sr", "hr", "bs", "sh", "pl", "cs", "sk", "sl": return count.slavic(code)
    case "lt", "lv": return count.baltic(code)
    case "ar", "he", "iw": return count.semitic(code)
    case "ga", "cy": return count.celtic(code)
    default: return count.n == 1 ? "one" : "other"
    }
  }
}

/// A number as the rules look at it.
private struct PluralCount {
  /// The number without its sign.
  let size: Double
  let isWhole: Bool
  /// The same number where it is whole; −1 where it isn't, which is the number of no rule.
  let n: Int
  /// The last digit.
  let tens: Int
  /// The last two digits.
  let hundreds: Int

  init(_ size: Double) {
    self.size = size
    isWhole = size.rounded() == size
    n = isWhole ? Int(size) : -1
    (tens, hundreds) = (n % 10, n % 100)
  }

  var endsInOne: Bool { tens == 1 && hundreds != 11 }
  var endsInFew: Bool { (2...4).contains(tens) && !(12...14).contains(hundreds) }
  var isMillions: Bool { isWhole && n != 0 && n % 1_000_000 == 0 }
}

/// The rules of families of languages.
extension PluralCount {
  func romance(_ code: String, isEuropean: Bool) -> String {
    switch code {
    case "fr", "hy", "ff", "kab":
      if size < 2 { return "one" }
      return isMillions && code == "fr" ? "many" : "other"
    case "pt":
      if isEuropean ? n == 1 : size < 2 { return "one" }
      return isMillions ? "many" : "other"
    case "ro", "mo":
      if n == 1 { return "one" }
      return !isWhole || n == 0 || (1...19).contains(hundreds) ? "few" : "other"
    default:
      if n == 1 { return "one" }
      return isMillions ? "many" : "other"
    }
  }

  func slavic(_ code: String) -> String {
    switch code {
    case "cs", "sk":
      guard isWhole else { return "many" }
      return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
    case "sl":
      guard isWhole else { return "few" }
      return hundreds == 1 ? "one" : hundreds == 2 ? "two" : (3...4).contains(hundreds) ? "few" : "other"
    default:
      guard isWhole else { return "other" }
      if code == "pl" ? n == 1 : endsInOne { return "one" }
      return endsInFew ? "few" : ["sr", "hr", "bs", "sh"].contains(code) ? "other" : "many"
    }
  }

  func baltic(_ code: String) -> String {
    let endsInTeens = (11...19).contains(hundreds)
    guard code == "lv" else {
      guard isWhole else { return "many" }
      if endsInTeens { return "other" }
      return tens == 1 ? "one" : tens >= 2 ? "few" : "other"
    }
    guard isWhole else { return "other" }
    if tens == 0 || endsInTeens { return "zero" }
    return tens == 1 ? "one" : "other"
  }

  func semitic(_ code: String) -> String {
    guard code == "ar" else { return n == 1 || !isWhole && size < 1 ? "one" : n == 2 ? "two" : "other" }
    guard isWhole else { return "other" }
    if n <= 2 { return ["zero", "one", "two"][n] }
    return (3...10).contains(hundreds) ? "few" : hundreds >= 11 ? "many" : "other"
  }

  func celtic(_ code: String) -> String {
    guard isWhole else { return "other" }
    if code == "cy" { return [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][n] ?? "other" }
    return n == 1
      ? "one" : n == 2 ? "two" : (3...6).contains(n) ? "few" : (7...10).contains(n) ? "many" : "other"
  }
}
