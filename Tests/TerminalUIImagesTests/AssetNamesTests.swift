import Assets
import Cells
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import AssetCatalogs

/// Names for the sets of asset catalogues.
@Suite struct AssetNamesTests {
  // Issue 46
  @Test func `sets are called as Xcode calls them`() {
    for (set, name) in [
      ("brand", "brand"), ("Brand Color", "brandColor"), ("app-icon", "appIcon"), ("URLIcon", "urlIcon"),
      ("URL", "url"), ("logo_2x", "logo2x"), ("2x", "_2x"), ("--", ""), ("ümlaut großes", "ümlautGroßes"),
      ("A", "a"), ("iOS", "iOS"), ("HTTP2", "http2"),
    ] {
      expect(AssetNames.word(set, isType: false), name, set)
    }
    expect(AssetNames.word("my icons", isType: true), "MyIcons")
  }

  @Test func `the type is left out at the end of a name, however the set writes it`() {
    let text = AssetNames.source(
      colors: ["accent_color", "BrandColor", "Color"], images: ["top_button_image", "hero Image", "image"],
      module: "TerminalUIFoundation")
    for name in ["accent", "brand", "color", "topButton", "hero", "image"] {
      expect(text, contains: "static let \(name) =")
    }
  }

  @Test func `no name is that of a namespace beside it, and no namespace that of the type`() {
    let text = AssetNames.source(
      colors: ["日本", "日本/東京", "1", "1/a/b", "ColorResource/x", "ImageResource/y"],
      images: ["ImageResource/x", "ColorResource/y"], module: "TerminalUIFoundation")
    for name in ["日本", "_1", "x"] { expect(text, lacks: "static let \(name) =") }
    for name in ["東京", "b", "y"] { expect(text, contains: "static let \(name) =") }
  }

  // Issue 46
  @Test func `the text has each set once, in its namespace, and nothing that is there already`() {
    let text = AssetNames.source(
      colors: ["brandColor", "brand", "red", "A/default", "A/B/x", "say \"hi\"\\(1)\n", "C/y", "!"],
      images: ["logo", "heroImage"], module: "TerminalUIFoundation")
    expect(
      text,
      #"""
      // The sets of the target's asset catalogues. Made by the plugin AssetNames: don't edit it.

      import Foundation
      import TerminalUIFoundation

      extension ColorResource {
        static let brand = ColorResource(name: "brandColor", bundle: .module)
        static let red = ColorResource(name: "red", bundle: .module)
        static let sayHi1 = ColorResource(name: "say \"hi\"\\(1)\n", bundle: .module)
        enum A {
          static let `default` = ColorResource(name: "A/default", bundle: .module)
          enum B {
            static let x = ColorResource(name: "A/B/x", bundle: .module)
          }
        }
        enum C {
          static let y = ColorResource(name: "C/y", bundle: .module)
        }
      }

      extension ImageResource {
        static let logo = ImageResource(name: "logo", bundle: .module)
        static let hero = ImageResource(name: "heroImage", bundle: .module)
      }

      extension Color {
        static var brand: Color { Color(.brand) }
        static var sayHi1: Color { Color(.sayHi1) }
      }

      extension ShapeStyle where Self == Color {
        static var brand: Color { Color(.brand) }
        static var sayHi1: Color { Color(.sayHi1) }
      }

      """#)
  }

  // Issue 46
  @Test func `a target with the plugin shows its catalogue`() async {
    let host = TestHost(width: 12, height: 2) {
      AssetScreen().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).lengthUnit(
        .points)
    }
    await host.wait { host.screen[3, 0].style.background == nil && host.issues.isEmpty }
    expect(host.screen[0, 0].style.background, .rgb(50, 100, 200))
    expect(host.screen[2, 0].style.background, .rgb(50, 100, 200))
    expect(host.position(of: "b")?.x, 5)
    expectEmpty(host.issues)
  }
}
