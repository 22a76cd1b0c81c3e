import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUI
@testable import TerminalUINames
@testable import TerminalUIPreviews
@testable import TerminalUICanvas
@testable import TerminalUISearch
@testable import TerminalUIValues
@testable import TerminalUIDesk
@testable import TerminalUITables
@testable import TerminalUIControls
@testable import TerminalUIElements

/// `#Preview`, `@Previewable` and `PreviewProvider`: what the gallery of previews finds and shows.
@Suite struct PreviewTests {
  /// The previews that this program declares in one file.
  private static var entries: [PreviewEntry] {
    PreviewCatalog.entries().filter {
      $0.place.contains("PreviewDeclarations.swift") || $0.place.hasPrefix("TerminalUIWingTests.")
    }
  }

  private func entry(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) throws
    -> PreviewEntry
  {
    try #require(Self.entries.first { $0.title == title }, sourceLocation: sourceLocation)
  }

  private func parts(_ title: String) throws -> [PreviewPart] { try entry(title).makeParts() }

  private func show(_ part: PreviewPart) -> TestHost {
    let view = part.view
    return TestHost(width: 40, height: 6) { AnyView(view) }
  }

  // macros.md, E6
  @Test func `all previews of the program are found, in the order of the source`() {
    expect(
      Self.entries.map(\.title),
      [
        "PreviewDeclarations", "Named", "Several", "Small", "Traits", "Argument", "State", "Returned",
        "Condition",
        "Card", "Class",
      ])
    expect(Self.entries[0].place, "TerminalUIWingTests/PreviewDeclarations.swift:5")
    expect(Self.entries[9].place, "TerminalUIWingTests.Card_Previews")
  }

  @Test(arguments: [
    ("PreviewDeclarations", "a plain body"), ("Named", "named"), ("Argument", "an argument"),
    ("Returned", "returned"), ("Condition", "three"), ("Class", "of a class"),
  ])
  func `a preview shows its body`(title: String, text: String) throws {
    let parts = try parts(title)
    expect(parts.count, 1)
    expect(show(parts[0]).text, contains: text)
  }

  @Test func `variables that are previewable are the state of a view`() throws {
    let host = show(try parts("State")[0])
    expect(host.text, contains: "3 6 1 on enabled")
    host.press(.return)
    expect(host.text, contains: "4 8 1 on enabled")
    // A second one begins again.
    expect(show(try parts("State")[0]).text, contains: "3 6 1")
  }

  @Test func `each view of a body is a preview`() throws {
    let several = try parts("Several")
    expect(several.map(\.settings.name), ["One", "Several"])
    expect(several.map { show($0).text.trimmingSpace }, ["first", "second"])
  }

  @Test func `traits say the size`() throws {
    let window = Size(width: 70, height: 20)
    try expect(parts("Small")[0].settings.size(in: window), Size(width: 12, height: 2))
    try expectNil(parts("Traits")[0].settings.size(in: window))
    try expect(parts("Named")[0].settings.size(in: window), window)
  }

  @Test func `a provider has a preview for each view, with what is around it`() throws {
    let parts = try parts("Card")
    expect(parts.map(\.settings.name), ["Front", "x", "y", nil])
    expect(parts.map { show($0).text.trimmingSpace }, ["front", "x", "y", "side"])
    let window = Size(width: 80, height: 24)
    expect(
      parts.map { $0.settings.size(in: window) },
      [
        Size(width: 20, height: 3), Size(width: 100, height: 30), Size(width: 100, height: 30),
        Size(width: 48, height: 40),
      ])
    // The padding is around each of them.
    expect(show(parts[1]).text.hasPrefix(" "))
  }

  @Test func `lengths of a preview are rounded, and mad ones have bounds`() {
    let width = 12.5
    expect(PreviewLayout.fixed(width: width, height: 2.4), .fixed(width: 13, height: 2))
    expect(PreviewLayout.fixed(width: Double.nan, height: -Double.infinity), .fixed(width: 0, height: 0))
    expect(PreviewLayout.fixed(width: 1e300, height: 1), .fixed(width: 65_535, height: 1))
    var settings = PreviewSettings()
    settings.layout = .fixed(width: -3, height: .min)
    expect(settings.size(in: .zero), .zero)
  }

  nonisolated static let devices: [(PreviewDevice, Size?)] = [
    ("80x24", Size(width: 80, height: 24)), ("100 × 30", Size(width: 100, height: 30)), ("iPhone 15", nil),
    ("0x5", nil), ("x", nil), ("1x2x3", nil), ("99999x1", nil), ("", nil),
  ]

  @Test(arguments: devices) func `a device is a size where its name says one`(
    device: PreviewDevice, size: Size?
  ) {
    expect(device.size, size)
  }

  @Test func `shared data is made once, and an error is shown`() async throws {
    let contexts = PreviewContexts()
    func show(_ modifier: some PreviewModifier) -> TestHost {
      TestHost(width: 40, height: 5) {
        PreviewModifierView(
          modifier: modifier, content: PreviewModifierContent(content: AnyView(Text("views")))
        )
        .environment(\.previewContexts, contexts)
      }
    }
    Greeted.loads = 0
    let host = show(Greeted())
    expect(host.text, lacks: "views")
    await host.settle()
    expect(host.text.contains("hello") && host.text.contains("views"))
    // The second one has it at once.
    expect(show(Greeted()).text, contains: "hello")
    expect(Greeted.loads, 1)

    let bordered = show(Bordered())
    await bordered.settle()
    expect(bordered.text, contains: "│views│")

    let refusing = show(Refusing())
    await refusing.settle()
    expect(refusing.text, contains: "Refusing: Refusal()")
  }

  @Test func `outside of the gallery what is said about previews is nothing`() {
    let host = TestHost(width: 10, height: 2) {
      VStack {
        Text("a").previewDisplayName("A").previewLayout(.sizeThatFits).previewDevice(nil)
        Text("b")
      }
    }
    expect(host.text.trimmingSpace == "a\n    b" || host.text.contains("a"))
    expect("\(host.host)", lacks: "Preview")
  }

  // MARK: Pictures

  @Test func `a picture is as large as its preview`() throws {
    let small = PreviewPictures.svg(of: try parts("Small")[0], in: .dark)
    expect(small.contains("width=\"108\" height=\"36\"") && small.contains("small"))
    var part = PreviewPart(view: Text("fits"))
    part.settings.layout = .sizeThatFits
    let fitting = PreviewPictures.svg(of: part, in: .light)
    expect(fitting, contains: "width=\"36\" height=\"18\"")
    expect(fitting, contains: "#FAFAFA")
    part.settings.layout = .fixed(width: 1_000_000, height: 0)
    expect(PreviewPictures.svg(of: part, in: .dark), contains: "<svg")
  }

  @Test(arguments: [
    ("Card", "Card"), ("a/b: c", "a-b-c"), ("../..", "preview"), ("", "preview"), ("日本 1", "日本-1"),
  ])
  func `a name of a file has no way out of its folder`(title: String, name: String) {
    expect(PreviewPictures.fileName(title), name)
  }
}

extension String {
  fileprivate var trimmingSpace: String {
    split(separator: "\n").map { $0.trimmingSuffix { $0 == " " } }.filter { !$0.isEmpty }
      .map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
  }
}
extension Substring {
  fileprivate func trimmingSuffix(_ isSuffix: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isSuffix(last) { text.removeLast() }
    return text
  }
}
