import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

/// Texts that are drawn by an app's renderer.
@Suite struct TextRendererTests {
  private static let rgb = TerminalColors(
    depth: .rgb, foreground: .rgb(200, 200, 200), background: .rgb(0, 0, 0))

  private struct Emphasis: TextAttribute {}
  private struct Level: TextAttribute, Hashable { let number: Int }

  /// Draws each character by a function.
  private struct Each: TextRenderer {
    var room = EdgeInsets()
    var displayPadding: EdgeInsets { room }
    let draw: (Text.Layout.RunSlice, inout GraphicsContext) -> Void

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        for run in line {
          for slice in run {
            var copy = context
            draw(slice, &copy)
          }
        }
      }
    }
  }

  private struct Whole: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout { context.draw(line) }
    }
  }

  @Test func `lines that a renderer draws as they are look as without it`() {
    let text = Text("one ") + Text("two").bold().foregroundStyle(.red) + Text(" three 漢字\nfour")
    for alignment in [TextAlignment.leading, .center, .trailing] {
      let plain = TestHost(width: 9, height: 5) { text.multilineTextAlignment(alignment) }
      let drawn = TestHost(width: 9, height: 5) {
        text.multilineTextAlignment(alignment).textRenderer(Whole())
      }
      expect(drawn.styledText, plain.styledText)
      expect(plain.text, contains: "four")
    }
  }

  @Test func `a line of 100 000 characters is drawn by its run`() {
    struct Runs: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout { for run in line { context.draw(run[0..<run.count]) } }
      }
    }
    let host = TestHost(width: 20, height: 1) {
      Text(String(repeating: "ab", count: 50_000)).fixedSize().textRenderer(Runs())
        .frame(width: 20, alignment: .leading)
    }
    expect(host.dots, String(repeating: "ab", count: 10))
  }

  @Test func `a run is what has one style and the same attributes`() {
    @MainActor final class Seen { var runs: [String] = [] }
    struct Reader: TextRenderer {
      let seen: Seen
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        seen.runs = layout.flatMap { line in
          line.map { run in
            "\(run.count)\(run[Emphasis.self] == nil ? "" : "!")\(run[Level.self].map { "#\($0.number)" } ?? "")"
          }
        }
      }
    }
    let seen = Seen()
    let host = TestHost(width: 30, height: 2) {
      Text(
        "a \(Text("bc").customAttribute(Emphasis()).customAttribute(Level(number: 2))) d\(Text("e").bold())"
      )
      .customAttribute(Level(number: 1)).textRenderer(Reader(seen: seen))
    }
    expect(host.dots.allSatisfy { "·\n".contains($0) })
    expect(seen.runs, ["2#1", "2!#2", "2#1", "1#1"])
  }

  @Test func `attributes stay where a text wraps, and in capitals`() {
    let host = TestHost(width: 4, height: 3) {
      Text("aa \(Text("bb cc").customAttribute(Emphasis()))").textCase(.uppercase)
        .textRenderer(Each { slice, context in if slice[Emphasis.self] != nil { context.draw(slice) } })
    }
    expect(host.text.contains("BB") && host.text.contains("CC") && !host.text.contains("A"), "\(host.dots)")
  }

  @Test func `characters are moved by rows and columns, and have the context's opacity and filters`() {
    let host = TestHost(width: 4, height: 3, colors: Self.rgb) {
      Text("abc").foregroundStyle(.rgb(200, 100, 40)).textRenderer(
        Each(room: EdgeInsets(top: 1, bottom: 1)) { slice, context in
          let x = slice.typographicBounds.rect.midX
          if x > 1, x < 2 { context.translateBy(x: 0, y: 2) }
          if x < 1 { context.opacity = 0.5 }
          if x > 2 { context.addFilter(.colorInvert()) }
          context.draw(slice)
        }
      )
    }
    expect(host.dots, "····\n·a·c\n··b·")
    func ink(_ view: some View) -> Color? {
      TestHost(width: 1, height: 1, colors: Self.rgb) { view }.style(0, 0).foreground
    }
    let text = Text("a").foregroundStyle(.rgb(200, 100, 40))
    expect(host.style(1, 1).foreground, ink(text.opacity(0.5)))
    expect(host.style(3, 1).foreground, ink(text.colorInvert()))
  }

  @Test func `bounds are in units from the top left of the text, in points where it says so`() {
    @MainActor final class Seen { var rects: [DrawingRect] = [] }
    let seen = Seen()
    func rects(_ unit: LengthUnit) -> [DrawingRect] {
      seen.rects = []
      let host = TestHost(width: 3, height: 2) {
        Text("a 漢").textRenderer(Each { slice, _ in seen.rects.append(slice.typographicBounds.rect) })
          .lengthUnit(unit)
      }
      expect(host.issues, [])
      return seen.rects
    }
    expect(
      rects(.cells),
      [
        DrawingRect(x: 0, y: 0, width: 1, height: 2), DrawingRect(x: 0, y: 2, width: 2, height: 2),
      ])
    expect(
      rects(.points),
      [
        DrawingRect(x: 0, y: 0, width: 8, height: 16), DrawingRect(x: 0, y: 16, width: 16, height: 16),
      ])
  }

  @Test func `a renderer knows whether the text goes on`() {
    @MainActor final class Seen { var isCut: [Bool] = [] }
    struct Reader: TextRenderer {
      let seen: Seen
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        seen.isCut.append(layout.isTruncated)
      }
    }
    let seen = Seen()
    for height in [1, 3] {
      let host = TestHost(width: 4, height: height) { Text("one two").textRenderer(Reader(seen: seen)) }
      expect(host.issues, [])
    }
    expect(seen.isCut, [true, false])
  }

  /// Shows as many characters as its number says.
  private struct Typing: TextRenderer {
    var progress: Double
    var animatableData: Double {
      get { progress }
      set { progress = newValue }
    }
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      let slices = layout.flatMap { line in line.flatMap { run in Array(run) } }
      for slice in slices.prefix(Int((progress * Double(slices.count)).rounded())) { context.draw(slice) }
    }
  }

  private struct Typed: View {
    @State private var isShown = false
    var body: some View {
      Text("abcd").textRenderer(Typing(progress: isShown ? 1 : 0))
        .onKeyPress("s") {
          withAnimation(.linear(duration: 1)) { isShown = true }
          return .handled
        }
    }
  }

  @Test func `a renderer's numbers move`() {
    let host = TestHost(width: 4, height: 1, motion: true) { Typed() }
    expect(host.dots, "····")
    host.press("s")
    let frames = host.snapshots(at: .milliseconds(260), .milliseconds(510), .milliseconds(1100))
    expect(frames.map { $0.prefix { $0 != " " && $0 != "·" }.count }, [1, 2, 4], "\(frames)")
  }

  @Test func `another renderer draws the text again, an equal one doesn't`() {
    let host = TestHost(width: 5, height: 2) { Switched() }
    expect(host.dots, contains: "abc")
    host.press("x")
    expect(host.dots.contains("a··") && !host.dots.contains("b"), "\(host.dots)")
    host.press("y")
    expect(host.record.runs, [])
  }

  private struct Few: TextRenderer {
    let count: Int
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for run in layout.flatMap({ Array($0) }) { context.draw(run[0..<Swift.min(count, run.count)]) }
    }
  }

  private struct Switched: View {
    @State private var count = 3
    @State private var steps = 0
    var body: some View {
      Text("abc").textRenderer(Few(count: count)).padding(.top, steps > 9 ? 1 : 0)
        .onKeyPress("x") {
          count = 1
          return .handled
        }
        .onKeyPress("y") {
          steps += 1
          return .handled
        }
    }
  }
}
