import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

/// Views that a canvas draws.
@Suite struct CanvasSymbolTests {
  private static let rgb = TerminalColors(
    depth: .rgb, foreground: .rgb(200, 200, 200), background: .rgb(0, 0, 0))

  private func point(_ x: Double, _ y: Double) -> DrawingPoint { DrawingPoint(x: x, y: y) }

  @Test func `a view is drawn as often as the function says, by its tag or its identity`() {
    var sizes: [DrawingSize] = []
    let host = TestHost(width: 8, height: 3) {
      Canvas { context, size in
        guard let star = context.resolveSymbol(id: "star"), let two = context.resolveSymbol(id: 2) else {
          return
        }
        sizes = [star.size, two.size]
        context.draw(star, at: .zero, anchor: .topLeading)
        context.draw(star, at: DrawingPoint(x: size.width, y: size.height), anchor: .bottomTrailing)
        context.draw(two, in: DrawingRect(x: 2, y: 2, width: 4, height: 2))
        if context.resolveSymbol(id: "nothing") != nil { context.draw(star, at: .zero) }
      } symbols: {
        Text("<>").tag("star")
        ForEach(1..<4) { Text("\($0)") }
      }
    }
    expect(host.dots, "<>······\n····2···\n······<>", "\(host.dots)")
    expect(sizes, [DrawingSize(width: 2, height: 2), DrawingSize(width: 1, height: 2)])
    expect(host.issues, [])
  }

  @Test func `a view is moved with the context, and cut at the edges of the canvas`() {
    let host = TestHost(width: 9, height: 2) {
      HStack(spacing: 0) {
        Text("|")
        Canvas { context, size in
          guard let word = context.resolveSymbol(id: 0) else { return }
          context.translateBy(x: -1, y: 2)
          context.draw(word, at: .zero, anchor: .topLeading)
          context.draw(word, at: DrawingPoint(x: 7, y: 0), anchor: .topLeading)
        } symbols: {
          Text("word").tag(0)
        }
        .frame(width: 7)
        Text("|")
      }
    }
    expect(host.dots, "·········\n|ord···w|")
  }

  @Test func `effects of a view are where it is drawn`() {
    let host = TestHost(width: 6, height: 3, colors: Self.rgb) {
      Canvas { context, _ in
        guard let box = context.resolveSymbol(id: 0) else { return }
        context.draw(box, at: DrawingPoint(x: 4, y: 4), anchor: .topLeading)
      } symbols: {
        Color.rgb(200, 100, 0).frame(width: 2, height: 1).opacity(0.5).tag(0)
      }
    }
    expect(host.style(4, 2).background, .rgb(100, 50, 0))
    expect(host.style(0, 0), .plain)
  }

  @Test func `a view takes neither clicks nor the focus, and is no accessibility element`() {
    var presses = 0
    let host = TestHost(width: 12, height: 2) {
      VStack(spacing: 0) {
        Canvas { context, _ in
          guard let button = context.resolveSymbol(id: 0) else { return }
          context.draw(button, at: .zero, anchor: .topLeading)
        } symbols: {
          Button("in") { presses += 1 }.tag(0)
        }
        .frame(height: 1)
        Button("out") {}
      }
    }
    expect(host.text.contains("in") && host.text.contains("out"))
    host.click(x: 2, y: 0)
    host.press(.return)
    expect(presses, 0)
    expect(host.host.accessibilityElements.map(\.label), ["out"])
  }

  @Test func `a view that changes is drawn again in all its places, and the function doesn't run`() {
    @MainActor final class Count { var runs = 0 }
    let count = Count()
    let model = SymbolModel()
    let host = TestHost(width: 10, height: 2) {
      Canvas { [count] context, _ in
        count.runs += 1
        guard let word = context.resolveSymbol(id: 0) else { return }
        for x in [0.0, 6] { context.draw(word, at: DrawingPoint(x: x, y: 2), anchor: .topLeading) }
      } symbols: {
        SymbolView(model: model).tag(0)
      }
    }
    expect(host.dots, "··········\nab····ab··")
    expect(count.runs, 1)
    model.text = "cd"
    host.turn()
    expect(host.dots, "··········\ncd····cd··")
    expect(count.runs, 1)
    model.color = .red
    host.turn()
    expect([0, 6].allSatisfy { host.style($0, 1).foreground == .red } && host.style(0, 0) == .plain)
    // Another size is one that the function may ask for.
    model.text = "long"
    host.turn()
    expect(host.dots == "··········\nlong··long" && count.runs == 2, "\(host.dots)")
    model.isThere = false
    host.turn()
    expect(!host.text.contains("l") && count.runs == 3, "\(host.dots)")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a view keeps its state, and wide characters are whole`() {
    let host = TestHost(width: 8, height: 1) {
      Canvas { context, _ in
        guard let one = context.resolveSymbol(id: 0) else { return }
        context.draw(one, at: .zero, anchor: .topLeading)
        context.draw(one, at: DrawingPoint(x: 3, y: 0), anchor: .topLeading)
        // Half of it is outside.
        context.draw(one, at: DrawingPoint(x: 7, y: 0), anchor: .topLeading)
      } symbols: {
        Text("漢").tag(0)
      }
    }
    expect(host.text, "漢 漢   ", "\(host.text)")
  }

  @Test func `drawings of a canvas with views are the same cells changed and fresh`() {
    let model = SymbolModel()
    func screen() -> TestHost {
      TestHost(width: 16, height: 5, colors: Self.rgb) { SymbolStack(model: model) }
    }
    let host = screen()
    for step in 0..<24 {
      switch step % 4 {
      case 0: model.text = ["a", "漢字", "abc"][step % 3]
      case 1: model.color = .rgb(UInt8(step * 10), 100, 50)
      case 2: model.x = step % 9
      default: model.isThere.toggle()
      }
      host.turn()
      expect(host.styledText, screen().styledText, "\(step)")
    }
  }
}

@Observable private final class SymbolModel {
  var text = "ab"
  var color = Color.blue
  var x = 0
  var isThere = true
}

private struct SymbolView: View {
  let model: SymbolModel
  var body: some View {
    if model.isThere { Text(model.text).foregroundStyle(model.color) }
  }
}

private struct SymbolStack: View {
  let model: SymbolModel

  var body: some View {
    ZStack {
      Text("some text behind\nin two lines")
      Canvas { context, size in
        guard let word = context.resolveSymbol(id: 0) else { return }
        context.opacity = 0.7
        context.addFilter(.saturation(0.5))
        for x in [0.0, 5, 9] {
          context.draw(word, at: DrawingPoint(x: x + Double(model.x), y: x), anchor: .topLeading)
        }
      } symbols: {
        SymbolView(model: model).opacity(0.5).padding(.leading, 1).background(.green).tag(0)
      }
    }
  }
}
