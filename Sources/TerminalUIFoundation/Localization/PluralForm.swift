/// Which form of a word a number asks for, by the rules of its language.
///
/// - Source: Unicode CLDR 47, “Language Plural Rules”, cardinal numbers.
enum PluralForm {
  /// The name of the form: `zero`, `one`, `two`, `few`, `many` or `other`.
  static func of(_ number: Double, in language: String) -> String {
    let size = number.magnitude
    let code = language.lowercased().prefix { $0 != "-" && $0 != "_" }
    guard size < 1e15 else { return "other" }
    let isWhole = size.rounded() == size
    let n = isWhole ? Int(size) : -1
    let (tens, hundreds) = (n % 10, n % 100)
    switch code {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "yue", "jv", "bo", "dz", "km": return "other"
    case "fr", "hy", "ff", "kab":
      if size < 2 { return "one" }
      return isWhole && n != 0 && n % 1_000_000 == 0 && code == "fr" ? "many" : "other"
    case "pt":
      let isEuropean = language.lowercased().hasSuffix("pt") && language.count > 2
      if isEuropean ? n == 1 : size < 2 { return "one" }
      return isWhole && n != 0 && n % 1_000_000 == 0 ? "many" : "other"
    case "es", "it", "ca":
      if n == 1 { return "one" }
      return isWhole && n != 0 && n % 1_000_000 == 0 ? "many" : "other"
    case "hi", "bn", "gu", "kn", "fa", "am", "as", "zu", "pcm": return size <= 1 ? "one" : "other"
    case "pa", "ln", "mg", "ti", "wa", "ak", "si": return n == 0 || n == 1 ? "one" : "other"
    case "da": return size > 0 && size < 2 ? "one" : "other"
    case "is", "mk": return isWhole && tens == 1 && hundreds != 11 ? "one" : "other"
    case "ru", "uk", "be":
      guard isWhole else { return "other" }
      if tens == 1, hundreds != 11 { return "one" }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "many"
    case "sr", "hr", "bs", "sh":
      guard isWhole else { return "other" }
      if tens == 1, hundreds != 11 { return "one" }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "other"
    case "pl":
      guard isWhole else { return "other" }
      if n == 1 { return "one" }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "many"
    case "cs", "sk":
      guard isWhole else { return "many" }
      return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
    case "lt":
      guard isWhole else { return "many" }
      if (11...19).contains(hundreds) { return "other" }
      return tens == 1 ? "one" : tens >= 2 ? "few" : "other"
    case "lv":
      guard isWhole else { return "other" }
      if tens == 0 || (11...19).contains(hundreds) { return "zero" }
      return tens == 1 ? "one" : "other"
    case "ro", "mo":
      if n == 1 { return "one" }
      return !isWhole || n == 0 || (1...19).contains(hundreds) ? "few" : "other"
    case "sl":
      guard isWhole else { return "few" }
      return hundreds == 1 ? "one" : hundreds == 2 ? "two" : (3...4).contains(hundreds) ? "few" : "other"
    case "ar":
      guard isWhole else { return "other" }
      if n <= 2 { return ["zero", "one", "two"][n] }
      return (3...10).contains(hundreds) ? "few" : hundreds >= 11 ? "many" : "other"
    case "he", "iw": return n == 1 || !isWhole && size < 1 ? "one" : n == 2 ? "two" : "other"
    case "ga":
      guard isWhole else { return "other" }
      return n == 1
        ? "one" : n == 2 ? "two" : (3...6).contains(n) ? "few" : (7...10).contains(n) ? "many" : "other"
    case "cy": return isWhole ? [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][n] ?? "other" : "other"
    default: return n == 1 ? "one" : "other"
    }
  }
}
