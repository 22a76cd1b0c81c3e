/// Which form of a word a number asks for, by the rules of its language.
///
/// - Source: Unicode CLDR 47, “Language Plural Rules”, cardinal numbers.
enum PluralForm {
  /// The name of the form: `zero`, `one`, `two`, `few`, `many` or `other`.
  static func of(_ number: Double, in language: String) -> String {
    guard number.magnitude < 1e15 else { return "other" }
    let count = PluralCount(number.magnitude)
    let (n, end) = (count.n, count.lastTwo)
    let code = String(language.lowercased().prefix { $0 != "-" && $0 != "_" })
    switch code {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "yue", "jv", "bo", "dz", "km": return "other"
    case "fr", "hy", "ff", "kab":
      return count.size < 2 ? "one" : count.isMillions && code == "fr" ? "many" : "other"
    case "pt":
      let isEuropean = language.lowercased().hasSuffix("pt") && language.count > 2
      return (isEuropean ? n == 1 : count.size < 2) ? "one" : count.isMillions ? "many" : "other"
    case "es", "it", "ca": return n == 1 ? "one" : count.isMillions ? "many" : "other"
    case "hi", "bn", "gu", "kn", "fa", "am", "as", "zu", "pcm": return count.size <= 1 ? "one" : "other"
    case "pa", "ln", "mg", "ti", "wa", "ak", "si": return n == 0 || n == 1 ? "one" : "other"
    case "da": return count.size > 0 && count.size < 2 ? "one" : "other"
    case "is", "mk": return count.endsInOne ? "one" : "other"
    case "sr", "hr", "bs", "sh": return count.endsInOne ? "one" : count.endsInFew ? "few" : "other"
    case "ru", "uk", "be":
      guard count.isWhole else { return "other" }
      return count.endsInOne ? "one" : count.endsInFew ? "few" : "many"
    case "pl":
      guard count.isWhole else { return "other" }
      return n == 1 ? "one" : count.endsInFew ? "few" : "many"
    case "cs", "sk":
      guard count.isWhole else { return "many" }
      return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
    case "sl":
      guard count.isWhole else { return "few" }
      return end == 1 ? "one" : end == 2 ? "two" : (3...4).contains(end) ? "few" : "other"
    case "lt":
      guard count.isWhole else { return "many" }
      return count.endsInTeens || count.last == 0 ? "other" : count.last == 1 ? "one" : "few"
    case "lv":
      guard count.isWhole else { return "other" }
      return count.endsInTeens || count.last == 0 ? "zero" : count.last == 1 ? "one" : "other"
    case "ro", "mo":
      return n == 1 ? "one" : !count.isWhole || n == 0 || (1...19).contains(end) ? "few" : "other"
    case "ar":
      guard count.isWhole else { return "other" }
      if n <= 2 { return ["zero", "one", "two"][n] }
      return (3...10).contains(end) ? "few" : end >= 11 ? "many" : "other"
    case "he", "iw": return n == 1 || !count.isWhole && count.size < 1 ? "one" : n == 2 ? "two" : "other"
    case "ga":
      return n == 1
        ? "one" : n == 2 ? "two" : (3...6).contains(n) ? "few" : (7...10).contains(n) ? "many" : "other"
    case "cy": return [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][n] ?? "other"
    default: return n == 1 ? "one" : "other"
    }
  }
}

/// The properties of a number on which plural rules depend: the operands of Unicode TR 35.
private struct PluralCount {
  /// The number without its sign.
  let size: Double
  let isWhole: Bool
  /// The number as an integer, or −1 if it isn't whole.
  ///
  /// No plural rule has −1.
  let n: Int

  init(_ size: Double) {
    self.size = size
    isWhole = size.rounded() == size
    n = isWhole ? Int(size) : -1
  }

  /// The last digit.
  var last: Int { n % 10 }
  /// The last two digits.
  var lastTwo: Int { n % 100 }
  var endsInOne: Bool { last == 1 && lastTwo != 11 }
  var endsInFew: Bool { (2...4).contains(last) && !(12...14).contains(lastTwo) }
  var endsInTeens: Bool { (11...19).contains(lastTwo) }
  var isMillions: Bool { isWhole && n != 0 && n % 1_000_000 == 0 }
}
