import Foundation
import Cells
import Soak
import TerminalUI
import TerminalUICore
import TerminalUITesting
import Expectations
import Testing

@testable import AssetCatalogs
@testable import TerminalUIFoundation

/// Colours of asset catalogues.
@Suite struct ColorSetTests {
  /// The entry of a colour in a set.
  private static func entry(
    _ red: String, _ green: String, _ blue: String, alpha: String = #""1.000""#, space: String = "srgb",
    more: String = ""
  ) -> String {
    #"{"color":{"color-space":"\#(space)","components":{"alpha":\#(alpha),"blue":\#(blue),"green":\#(green),"#
      + #""red":\#(red)}},"idiom":"universal"\#(more)}"#
  }

  private static func set(_ entries: String...) -> String {
    #"{"colors":[\#(entries.joined(separator: ","))],"info":{"author":"xcode","version":1}}"#
  }

  private static func read(_ json: String) -> ColorSet? { ColorSet(json: Array(json.utf8)) }

  /// The components of a colour of 0 … 255, and how opaque it is in per cent.
  private static func numbers(_ shade: ColorSet.Shade?) -> [Int]? {
    guard case .components(let red, let green, let blue, let opacity) = shade else { return nil }
    return [red * 255, green * 255, blue * 255, opacity * 100].map { Int($0.rounded()) }
  }

  private static let dark = #","appearances":[{"appearance":"luminosity","value":"dark"}]"#
  private static let contrast =
    #","appearances":[{"appearance":"luminosity","value":"dark"},{"appearance":"contrast","value":"high"}]"#

  // Issue 46
  @Test func `each form of a component is read`() {
    for (red, value) in [
      (#""1.000""#, 255), (#""0.502""#, 128), (#""128""#, 128), (#""0x80""#, 128), (#""0XfF""#, 255),
      ("0.5", 128),
      ("1", 255), ("128", 128), (#""0""#, 0), (#"".5""#, 128), (#""1""#, 1), (#"" 0x10 ""#, 16),
      (#""2.5""#, 255),
      (#""-1.0""#, 0), (#""300""#, 255), ("1e300", 255), ("-7", 0),
    ] {
      let found = Self.read(Self.set(Self.entry(red, #""0x00""#, #""0""#, alpha: #""0.400""#)))
      expect(Self.numbers(found?.light), [value, 0, 0, 40], red)
    }
    expect(
      Self.numbers(Self.read(Self.set(Self.entry("0", "0", "0", alpha: #""1""#)))?.light), [0, 0, 0, 100])
    for wrong in [
      #""""#, #""0x""#, #""red""#, "null", "[]", #""nan""#, #""inf""#, "true0", #""0x1FFFFFFFFFFFFFFFFFFFF""#,
    ] {
      let found = Self.read(Self.set(Self.entry(wrong, "0", "0")))
      expect(found == nil || Self.numbers(found?.light)?[0] == 255, wrong)
    }
  }

  // Issue 46
  @Test func `each colour space is read`() {
    func numbers(_ space: String, _ red: String, _ green: String, _ blue: String) -> [Int]? {
      Self.numbers(
        Self.read(Self.set(Self.entry("\"\(red)\"", "\"\(green)\"", "\"\(blue)\"", space: space)))?.light)
    }
    expect(numbers("srgb", "0.2", "0.4", "0.6"), [51, 102, 153, 100])
    expect(numbers("extended-srgb", "1.2", "-0.1", "0.6"), [255, 0, 153, 100])
    expect(numbers("extended-linear-srgb", "0.5", "0.0", "1.0"), [188, 0, 255, 100])
    expect(numbers("display-p3", "1.0", "1.0", "1.0"), [255, 255, 255, 100])
    expect(numbers("display-p3", "1.0", "0.0", "0.0"), [255, 0, 0, 100])
    // The same colour as #B44D4D in the smaller space, by the primaries of both.
    expect(numbers("display-p3", "0.6565", "0.3262", "0.3147"), [180, 77, 77, 100])
    let gray =
      #"{"colors":[{"color":{"color-space":"gray-gamma-22","components":{"alpha":"0.5","white":"0.6"}},"idiom":"mac"}]}"#
    expect(Self.numbers(Self.read(gray)?.light), [153, 153, 153, 50])
  }

  // Issue 46
  @Test func `of several entries that for any device is taken, and contrast and gamut don't confuse`() {
    let found = Self.read(
      Self.set(
        Self.entry("1", "0", "0", more: #","display-gamut":"display-P3""#),
        Self.entry("0", "0", "1", more: Self.contrast), Self.entry("0", "0", "0", more: Self.dark),
        Self.entry("0", "1", "0", more: #","display-gamut":"sRGB""#)))
    expect(Self.numbers(found?.light), [0, 255, 0, 100])
    expect(Self.numbers(found?.dark), [0, 0, 0, 100])
    expect(Self.read(#"{"colors":[{"idiom":"universal"}]}"#), nil)
    let system = Self.read(
      #"{"colors":[{"color":{"platform":"ios","reference":"systemRedColor"},"idiom":"universal"}]}"#)
    expect(system?.light, .system("systemRedColor"))
  }

  private struct Screen: View {
    let bundle: Bundle
    let name: String
    var body: some View {
      HStack(spacing: 0) {
        Color(name, bundle: bundle).frame(width: 1)
        Text("a").foregroundStyle(Color(name, bundle: bundle))
        Text("b").background(Color(name, bundle: bundle))
        Rectangle().fill(Color(name, bundle: bundle)).frame(width: 1)
      }
    }
  }

  private func host(_ bundle: Bundle, _ name: String) -> TestHost {
    TestHost(width: 4, height: 1) { Screen(bundle: bundle, name: name) }
  }

  private func color(_ host: TestHost, _ x: Int) -> Color? { host.screen[x, 0].style.background }

  // Issue 46
  @Test func `a set of a bundle gives the colour, by what is behind`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.set(Self.entry(#""0x0A""#, "0", "0"), Self.entry(#""0xC8""#, "0", "0", more: Self.dark)),
      to: "Assets.xcassets/Colors/ColorSetTests-brand.colorset/Contents.json")
    let bundle = try #require(Bundle(path: folder.path))
    let host = host(bundle, "ColorSetTests-brand")
    expect(color(host, 0), .rgb(200, 0, 0))
    expect(color(host, 2), .rgb(200, 0, 0))
    host.host.palette = .terminal(
      TerminalColors(depth: .rgb, foreground: .rgb(0, 0, 0), background: .rgb(255, 255, 255), scheme: .light))
    host.turn()
    expect(color(host, 0), .rgb(10, 0, 0))
    expectEmpty(host.issues)
    // What the app defines comes first, whenever that is.
    Color.define("ColorSetTests-brand", .rgb(1, 2, 3))
    host.host.invalidateScreen()
    host.turn()
    expect(color(host, 0), .rgb(1, 2, 3))
  }

  // Issue 46
  @Test func `a name without a colour draws nothing but readable text, and is reported once`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{", to: "Assets.xcassets/broken.colorset/Contents.json")
    let bundle = try #require(Bundle(path: folder.path))
    for (name, reason) in [
      ("unknown", "add a set unknown.colorset"), ("broken", "has no colour that can be read"),
    ] {
      let host = host(bundle, name)
      host.host.invalidateScreen()
      host.turn()
      expect(host.text, " ab ")
      expect((0..<4).allSatisfy { host.screen[$0, 0].style == .plain })
      expect(host.issues.count, 1)
      let report = host.issues.first?.description ?? ""
      expect(report.hasPrefix("The colour “\(name)” is not shown.") && report.contains(reason), report)
    }
  }

  // Issue 46
  @Test func `no bytes trap`() {
    var random = SystemRandomNumberGenerator()
    let text = Array(
      Self.set(
        Self.entry(#""0x80""#, #""0.5""#, "128"),
        Self.entry("0", "0", "0", space: "display-p3", more: Self.contrast)
      ).utf8)
    for _ in 0..<Soak.count(300, 20_000) {
      var bytes = text
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = .random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(Array("{}[],:\"9-.e".utf8).randomElement(using: &random)!, at: place)
        }
      }
      if let found = Self.numbers(ColorSet(json: bytes)?.light) {
        expect(found.dropLast().allSatisfy { (0...255).contains($0) } && (0...100).contains(found[3]))
      }
    }
    let deep = Array(repeating: UInt8(ascii: "["), count: 200_000)
    expect(ColorSet(json: Array(#"{"colors":"#.utf8) + deep) == nil)
  }

  // Issue 46
  @Test func `links that lead back and folders in each other end`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.set(Self.entry("0", "0", "0")), to: "A.xcassets/in/a.colorset/Contents.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/A.xcassets/in/back", withDestinationPath: folder.path + "/A.xcassets")
    let deep = Array(repeating: "deep", count: 30).joined(separator: "/")
    try folder.write(Self.set(Self.entry("0", "0", "0")), to: "A.xcassets/\(deep)/b.colorset/Contents.json")
    expect(AssetCatalog(folder.path).names(of: .color), ["a"])
  }
}
