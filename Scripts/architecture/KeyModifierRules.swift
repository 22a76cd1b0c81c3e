// Mend H3, Mend B2.
/// What a key does is said in one way.
enum KeyModifierRules {
  static let all = [
    Rule("modifiers are compared by what is held, and in no other spelling") {
      let spelling =
        /(modifiers\s*==|modifiers\.isEmpty|modifiers\.isDisjoint\(with:|subtracting\(\[\.capsLock)/
      let lines = Package.files.filter { !$0.path.hasPrefix("Sources/Terminal/") }.flatMap { file in
        file.lines.filter { $0.contains("press") && $0.firstMatch(of: spelling) != nil }.map {
          "\(file.path): \($0)"
        }
      }
      expect(lines, [])
    }
  ]
}
