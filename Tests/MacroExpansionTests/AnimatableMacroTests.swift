import Expectations
import Testing

@testable import MacroExpansion

/// What `@Animatable` becomes, and what is said where it can't.
@Suite struct AnimatableMacroTests {
  private func expand(
    _ declaration: String, role: String = "member", in around: [String] = []
  ) -> (source: String, errors: [(message: String, offset: Int)]) {
    func part(_ source: String, _ offset: Int) -> [String: Any] {
      ["source": source, "location": ["fileName": "App.swift", "offset": offset] as [String: Any]]
    }
    let request: [String: Any] = [
      "expandAttachedMacro": [
        "macro": ["typeName": "AnimatableMacro"], "macroRole": role, "discriminator": "d",
        "attributeSyntax": part("@Animatable", 100), "declSyntax": part(declaration, 100),
        "extendedTypeSyntax": part("Outer.Arc", 0),
        "lexicalContext": around.map { part($0, 0) },
      ] as [String: Any]
    ]
    let result = MacroExpansion.answer(to: request)["expandMacroResult"] as? [String: Any] ?? [:]
    let errors = (result["diagnostics"] as? [[String: Any]] ?? []).map { diagnostic in
      let position = diagnostic["position"] as? [String: Any] ?? [:]
      return (diagnostic["message"] as? String ?? "", position["offset"] as? Int ?? -1)
    }
    return (result["expandedSource"] as? String ?? "", errors)
  }

  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func `the extension says what the type is`() {
    expect(expand("struct Arc {}", role: "extension").source, "extension Outer.Arc: Animatable {}")
  }

  @Test(
    arguments: [
      ("private struct Arc: View {", ["struct Outer {"]),
      ("private struct Arc: Shape {", ["extension Outer {"]),
      ("struct Arc: View {", ["private struct In {", "struct Outer {"]),
    ] as [(String, [String])])
  func `a private type in another one is told what to write`(head: String, around: [String]) {
    let (source, errors) = expand("\(head) var x: Double }", role: "extension", in: around)
    expect(source == "" && errors.count == 1)
    expect(errors.first?.message.contains("write “fileprivate”"), true)
    expect(errors.first?.offset, 100)
  }

  @Test(
    arguments: [
      ("fileprivate struct Arc: View {", ["struct Outer {"]), ("struct Arc: Shape {", ["struct Outer {"]),
      ("struct Arc: View {", ["private struct Outer {"]),
    ] as [(String, [String])])
  func `what the file sees is extended`(head: String, around: [String]) {
    let (source, errors) = expand("\(head) var x: Double }", role: "extension", in: around)
    expect(source == "extension Outer.Arc: Animatable {}" && errors.isEmpty)
  }

  @Test func `one variable is the data, several are pairs of pairs`() {
    expect(
      words(expand("@Animatable struct A { var x: Double }").source),
      "var animatableData: Double.AnimatableData { get { x.animatableData } set { x.animatableData = newValue } }"
    )
    let three = words(expand("struct A {\n  var a: Angle\n  var b = 1.0\n  var c = Angle.zero\n}").source)
    expect(
      three,
      contains:
        "AnimatablePair<Angle.AnimatableData, AnimatablePair<Double.AnimatableData, Angle.AnimatableData>>")
    expect(
      three,
      contains: "get { AnimatablePair(a.animatableData, AnimatablePair(b.animatableData, c.animatableData)) }"
    )
    expect(
      three,
      contains:
        "a.animatableData = newValue.first b.animatableData = newValue.second.first c.animatableData = newValue.second.second"
    )
  }

  static let leftOut = [
    "@AnimatableIgnored var y = true", "let y: Double", "var y: Double { x * 2 }", "static var y = 1.0",
    "@State private var y = 1.0", "lazy var y = 1.0", "func y() -> Double { 1.0 }",
    "struct Y { var z = 1.0 }",
    "// var y = 1.0", "var y: Double {\n get { x }\n set { x = newValue }\n }",
    "init(x: Double) { self.x = x }",
    "@Environment(\\.y)\n  var y: Double",
  ]

  @Test(arguments: leftOut) func `constants, wrapped, computed and ignored variables are left out`(
    member: String
  ) {
    let (source, errors) = expand("struct A {\n  var x: Double\n  \(member)\n}")
    expect(source, lacks: "y.", "\(source)")
    expect(source, contains: "Double.AnimatableData {", "\(source)")
    expectEmpty(errors)
  }

  static let kept = [
    "var y: Double = 1", "var y = 1.5", "private var y = -2.0", "public var y: CGFloat",
    "var y = Angle.degrees(3)",
    "var y = CGFloat(3)", "var y: Double = 1 { didSet { print(y) } }",
    "var y: AnimatablePair<Double, Double>",
    "var `y`: Double", "@available(iOS 17, *) var y: Double", "var y: Double;",
  ]

  @Test(arguments: kept) func `other variables are animated`(member: String) {
    let (source, errors) = expand("struct A {\n  var x: Double\n  \(member)\n  let z = 3\n}")
    expect(source.contains("y.animatableData") || source.contains("`y`.animatableData"), "\(source)")
    expectEmpty(errors, "\(errors)")
  }

  @Test func `a type that says its data itself is left as it is`() {
    expect(
      expand("struct A { var x: Double\n var animatableData: Double { get { x } set { x = newValue } } }")
        .source, "")
    expect(expand("struct A { let x: Double }").source, "")
  }

  @Test func `the data of a public type is public`() {
    expect(expand("public struct A { public var x: Double }").source.hasPrefix("public var animatableData"))
  }

  static let mistakes: [(String, String, Int)] = [
    ("struct A { var x = make() }", "needs the type of “x”", 111),
    ("struct A { var isOn = true }", "@AnimatableIgnored", 111),
    ("struct A { var count: Int }", "@AnimatableIgnored", 111),
    ("struct A { var x = 1.0, y = 2.0 }", "one variable", 111),
    ("protocol", "struct", 100),
  ]

  @Test(arguments: mistakes) func `a mistake is named at its place`(
    source: String, words: String, offset: Int
  ) {
    let (expansion, errors) = expand(source)
    expect(expansion, "")
    expect(errors.count == 1 && errors[0].message.contains(words), "\(errors)")
    expect(errors.first?.offset, offset)
  }

  @Test func `whatever the source is, there is an answer`() {
    let pieces = [
      "struct A {", "var x", ":", "=", "{", "}", "(", "@", "\"", "\n", ",", "Double", "1.0", "didSet", ";",
      "é",
    ]
    var state: UInt64 = 7
    for _ in 0..<3000 {
      var source = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        source += pieces[Int(state >> 33) % pieces.count] + " "
      }
      _ = expand(source)
      _ = expand(source, role: "extension")
    }
  }
}
