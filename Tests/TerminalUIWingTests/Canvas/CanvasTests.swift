import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@Suite struct CanvasTests {
  private func canvas(
    _ width: Int, _ height: Int, _ draw: @escaping (inout GraphicsContext, DrawingSize) -> Void
  ) -> TestHost {
    TestHost(width: width, height: height) { Canvas(renderer: draw) }
  }

  @Test func `a canvas draws outlines, lines, texts and cells in its units`() {
    let host = canvas(8, 3) { context, size in
      context.fill(Path(DrawingRect(x: 0, y: 0, width: 2, height: 2)), with: .color(.blue))
      context.stroke(Path(DrawingRect(origin: .zero, size: size)), with: .color(.red))
      context.draw(Text("hi"), at: DrawingPoint(x: size.width / 2, y: size.height / 2))
      context.fill(Rect(x: 6, y: 1, width: 1, height: 1), with: Glyph("x"))
    }
    expect(host.dots, "┌──────┐\n│··hi·x│\n└──────┘")
    expect(host.style(0, 0), Style(foreground: .red, background: .blue))
  }

  @Test func `a text has the place of its anchor and the lines that have room`() {
    expect(
      canvas(6, 2) { context, size in
        context.draw(Text("ab"), at: .zero, anchor: .topLeading)
        context.draw(Text("cd"), at: DrawingPoint(x: size.width, y: size.height), anchor: .bottomTrailing)
      }.dots, "ab····\n····cd")
    expect(
      canvas(6, 3) { context, _ in
        context.draw(Text("one two three"), in: DrawingRect(x: 1, y: 0, width: 4, height: 4))
      }.dots, "·one··\n·two…·\n······")
    var measured = DrawingSize.zero
    let host = canvas(6, 3) { context, size in
      measured = context.resolve(Text("one two")).measure(in: DrawingSize(width: 4, height: 9))
    }
    expect(host.dots.count > 0 && measured == DrawingSize(width: 3, height: 4))
  }

  @Test func `what is moved, scaled and turned is so for what comes after`() {
    expect(
      canvas(8, 2) { context, _ in
        var copy = context
        copy.translateBy(x: 4, y: 2)
        copy.scaleBy(x: 2, y: 1)
        copy.fill(Path(DrawingRect(x: 0, y: 0, width: 1, height: 2)), with: .foreground)
        context.fill(Path(DrawingRect(x: 0, y: 0, width: 1, height: 2)), with: .foreground)
      }.dots, "█·······\n····██··")
    let turned = canvas(6, 3) { context, _ in
      context.translateBy(x: 3, y: 3)
      context.rotate(by: .degrees(90))
      context.fill(Path(DrawingRect(x: -3, y: -1, width: 6, height: 2)), with: .foreground)
    }
    expect(turned.dots, "··██··\n··██··\n··██··")
  }

  @Test func `only what is inside of all clips is seen`() {
    expect(
      canvas(6, 3) { context, size in
        let whole = Path(DrawingRect(origin: .zero, size: size))
        var cut = context
        cut.clip(to: Path(DrawingRect(x: 1, y: 0, width: 4, height: 4)))
        cut.clip(to: Path(DrawingRect(x: 3, y: 0, width: 9, height: 9)))
        cut.draw(Text("abcdef"), at: .zero, anchor: .topLeading)
        context.clip(to: Path(DrawingRect(x: 0, y: 0, width: 6, height: 4)), options: .inverse)
        context.fill(whole, with: .foreground)
      }.dots, "···de·\n······\n██████")
  }

  @Test func `things in a layer cover each other before they let something through`() {
    let colors = TerminalColors(depth: .rgb, foreground: .rgb(255, 255, 255), background: .rgb(0, 0, 0))
    let host = TestHost(width: 2, height: 1, colors: colors) {
      Canvas { context, size in
        let whole = Path(DrawingRect(origin: .zero, size: size))
        context.opacity = 0.5
        context.drawLayer { layer in
          layer.fill(whole, with: .color(.rgb(255, 0, 0)))
          layer.fill(whole, with: .color(.rgb(0, 0, 200)))
        }
      }
    }
    expect(host.style(0, 0).background, .rgb(0, 0, 100))
  }

  @Test func `a gradient goes from place to place`() {
    let host = canvas(9, 1) { context, size in
      context.fill(
        Path(DrawingRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [.rgb(0, 0, 0), .rgb(200, 0, 0)]), startPoint: DrawingPoint(x: 0, y: 1),
          endPoint: DrawingPoint(x: 9, y: 1)))
    }
    let reds = (0..<9).compactMap { host.style($0, 0).background?.components?.red }
    expect(reds == reds.sorted() && Set(reds).count == 9)
  }

  @Test func `the function runs for another value, another size, and not for a repaint`() {
    @MainActor final class Count { var runs = 0 }
    let count = Count()
    let host = TestHost(width: 4, height: 2) {
      Stepping { step in
        ZStack(alignment: .bottomTrailing) {
          Canvas { [count] context, _ in
            count.runs += 1
            context.draw(Text("\(step)"), at: .zero, anchor: .topLeading)
          }
          StepText()
        }
      }
    }
    expect(host.dots, "0···\n···0")
    expect(count.runs, 1)
    // What is over the canvas changes: it is painted again from what it drew.
    host.press("o")
    expect(host.dots, "0···\n···1")
    expect(count.runs, 1)
    host.press("n")
    expect(host.dots, "1···\n···1")
    expect(count.runs, 2)
    host.resize(width: 4, height: 4)
    expect(count.runs, 3)
  }

  @Test func `an object that is read has the canvas drawn again`() {
    let model = CanvasModel()
    let host = canvas(3, 1) { context, _ in context.draw(Text(model.text), at: .zero, anchor: .topLeading) }
    expect(host.dots, "a··")
    model.text = "bc"
    host.turn()
    expect(host.dots, "bc·")
  }

  // Look: opacity, gradients and blends over random stacks are the same cells incrementally and afresh.
  @Test(arguments: 0..<12)
  func `random stacks are the same cells changed and fresh`(seed: Int) {
    let colors = [
      TerminalColors(depth: .rgb, foreground: .rgb(230, 230, 230), background: .rgb(10, 10, 30)),
      TerminalColors(depth: .ansi16), TerminalColors(depth: .none),
    ][seed % 3]
    var random = Numbers(state: UInt64(seed) &* 977 &+ 5)
    let model = StackModel()
    model.layers = (0..<4).map { _ in random.layer() }
    let host = TestHost(width: 24, height: 8, colors: colors) { RandomStack(model: model) }
    for step in 0..<12 {
      let index = Int(random.next() % 4)
      if step % 3 == 0 { model.layers[index] = random.layer() } else { model.layers[index].change(&random) }
      host.turn()
      let fresh = TestHost(width: 24, height: 8, colors: colors) { RandomStack(model: model) }
      expect(host.styledText, fresh.styledText, "\(model.layers)")
    }
  }
}

/// A number that grows at each press of `o`.
private struct StepText: View {
  @State private var step = 0

  var body: some View {
    Text("\(step)").onKeyPress("o") {
      step += 1
      return .handled
    }
  }
}

/// Numbers that look random and are the same in every run.
private struct Numbers {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
  mutating func part() -> Double { Double(next() % 1000) / 999 }

  mutating func layer() -> StackLayer {
    StackLayer(
      kind: Int(next() % 6), x: Int(next() % 12), y: Int(next() % 5), width: Int(next() % 14) + 2,
      height: Int(next() % 5) + 1, opacity: part(), hue: part())
  }
}

private struct StackLayer: Equatable {
  var kind, x, y, width, height: Int
  var opacity, hue: Double

  mutating func change(_ random: inout Numbers) {
    switch random.next() % 4 {
    case 0: opacity = random.part()
    case 1: hue = random.part()
    case 2: x = Int(random.next() % 12)
    default: height = Int(random.next() % 5) + 1
    }
  }

  var color: Color { Color(hue: hue, saturation: 0.8, brightness: 0.9) }
}

@Observable private final class CanvasModel { var text = "a" }

@Observable private final class StackModel { var layers: [StackLayer] = [] }

private struct RandomStack: View {
  let model: StackModel

  var body: some View {
    ZStack(alignment: .topLeading) {
      Text("some text below\nall of it 漢字").foregroundStyle(.white)
      ForEach(0..<model.layers.count, id: \.self) { index in
        let layer = model.layers[index]
        content(layer).frame(width: layer.width, height: layer.height).offset(x: layer.x, y: layer.y)
          .opacity(layer.opacity)
      }
    }
  }

  @ViewBuilder private func content(_ layer: StackLayer) -> some View {
    switch layer.kind {
    case 0: Circle().fill(layer.color).stroke(.red)
    case 1: LinearGradient(colors: [layer.color, .rgb(0, 0, 0)], startPoint: .top, endPoint: .bottom)
    case 2: Text("text in front").background(layer.color.opacity(0.5)).clipShape(Capsule())
    case 3: Ellipse().stroke(layer.color, lineWidth: 2)
    case 4: layer.color.opacity(0.4)
    default:
      Canvas { context, size in
        context.opacity = 0.6
        context.fill(
          Path(ellipseIn: DrawingRect(origin: .zero, size: size)), with: .color(layer.color))
        context.draw(Text("c"), at: DrawingPoint(x: size.width / 2, y: size.height / 2))
      }
    }
  }
}
