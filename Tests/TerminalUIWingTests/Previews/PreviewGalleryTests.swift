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

/// The gallery of previews.
@Suite struct PreviewGalleryTests {
  private struct Counter: View {
    @AppStorage("previews.count") private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private func entries() -> [PreviewEntry] {
    var small = PreviewPart(view: Text("small view"))
    small.settings.layout = .fixed(width: 20, height: 3)
    return [
      PreviewEntry(id: "1", title: "Counter", place: "App/Counter.swift:4") {
        [PreviewPart(view: Counter())]
      },
      PreviewEntry(id: "2", title: "Small", place: "App/Small.swift:9") {
        [small, PreviewPart(view: Text("second view"))]
      },
      PreviewEntry(id: "3", title: "Wrong", place: "App/Wrong.swift:1") { throw Refusing.Refusal() },
      PreviewEntry(id: "4", title: "Empty", place: "App/Empty.swift:1") { [] },
    ]
  }

  private static let colors = TerminalColors(
    depth: .rgb, foreground: .rgb(220, 220, 220), background: .rgb(20, 20, 20), scheme: .dark)

  private func gallery(storage: StorageStore? = nil) -> TestHost {
    TestHost(width: 100, height: 20, storage: storage, colors: Self.colors) {
      PreviewGallery(entries: entries())
    }
  }

  @Test func `it lists all previews and shows the first`() {
    let host = gallery()
    for title in ["Counter", "Small", "Wrong", "Empty"] { expect(host.text, contains: title) }
    expect(host.text, contains: "count 0")
    expect(host.text, contains: "App/Counter.swift:4")
  }

  @Test func `another row shows another preview, in its size`() {
    let host = gallery()
    host.press(.downArrow)
    expect(host.text, contains: "small view")
    expect(host.text, contains: "App/Small.swift:9")
    // 20 columns and a border.
    expect(host.text, contains: "┌" + String(repeating: "─", count: 20) + "┐")
    host.press(.downArrow)
    expect(host.text, contains: "App/Wrong.swift:1: Refusal()")
    host.press(.downArrow)
    expect(host.text, contains: "no views")
  }

  @Test func `a size and a theme can be chosen`() throws {
    let host = gallery()
    expect(host.find(.menu, "Size").value, "as declared")
    host.find(.menu, "Size").press()
    for _ in 0..<3 { host.press(.downArrow) }
    host.press(.return)
    expect(host.find(.menu, "Size").value, "40 × 12")
    expect(host.text, contains: "┌" + String(repeating: "─", count: 40) + "┐")
    let before = try #require(host.position(of: "count 0"))
    let background = host.screen[before.x, before.y + 1].style.background
    let name = try #require(host.position(of: "Small"))
    let own = host.screen[name.x, name.y].style.background
    host.find(.menu, "Theme").press()
    for _ in 0..<2 { host.press(.downArrow) }
    host.press(.return)
    expect(host.find(.menu, "Theme").value, "paper")
    let after = try #require(host.position(of: "count 0"))
    expect(host.screen[after.x, after.y + 1].style.background, not: background)
    // The list keeps its own colours.
    let title = try #require(host.position(of: "Small"))
    expect(host.screen[title.x, title.y].style.background, own)
  }

  @Test func `what a preview stores isn't the app's`() {
    let storage = StorageStore()
    storage.set(7, forKey: "previews.count")
    let host = gallery(storage: storage)
    expect(host.text, contains: "count 0")
  }

  @Test func `a program without previews says how to declare one`() {
    let host = TestHost(width: 100, height: 20) { PreviewGallery(entries: []) }
    expect(host.text, contains: "#Preview")
  }
}
