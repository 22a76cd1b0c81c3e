import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

/// What a context does to drawings: filters, layers, shadings.
@Suite struct CanvasFilterTests {
  private static let rgb = TerminalColors(
    depth: .rgb, foreground: .rgb(200, 200, 200), background: .rgb(0, 0, 0))

  private func canvas(
    _ width: Int, _ height: Int, _ draw: @escaping (inout GraphicsContext, DrawingSize) -> Void
  ) -> TestHost {
    TestHost(width: width, height: height, colors: Self.rgb) { Canvas(renderer: draw) }
  }

  private static let color = Color.rgb(200, 100, 40)

  private func filtered(_ filters: GraphicsContext.Filter..., opacity: Double = 1) -> Color? {
    canvas(1, 1) { context, size in
      for filter in filters { context.addFilter(filter) }
      context.opacity = opacity
      context.fill(Path(DrawingRect(origin: .zero, size: size)), with: .color(Self.color))
    }.style(0, 0).background
  }

  private func modified<V: View>(_ change: (Color) -> V) -> Color? {
    let view = change(Self.color)
    return TestHost(width: 1, height: 1, colors: Self.rgb) { view }.style(0, 0).background
  }

  @Test func `a filter changes colours as the modifier of its name does`() {
    expect(filtered(.brightness(0.2)), modified { $0.brightness(0.2) })
    expect(filtered(.contrast(0.5)), modified { $0.contrast(0.5) })
    expect(filtered(.saturation(0.3)), modified { $0.saturation(0.3) })
    expect(filtered(.grayscale(1)), modified { $0.grayscale(1) })
    expect(filtered(.hueRotation(.degrees(90))), modified { $0.hueRotation(.degrees(90)) })
    expect(filtered(.colorMultiply(.rgb(128, 255, 0))), modified { $0.colorMultiply(.rgb(128, 255, 0)) })
    expect(filtered(.colorInvert()), modified { $0.colorInvert() })
    expect(filtered(.colorInvert(0)), Self.color)
    expect(filtered(.opacity(0.5)), .rgb(100, 50, 20))
    expect(filtered(.opacity(.nan)), not: Self.color)
  }

  @Test func `filters follow each other, before the opacity of the context`() {
    expect(
      filtered(.grayscale(1), .colorMultiply(.rgb(255, 0, 0))),
      modified {
        $0.grayscale(1).colorMultiply(.rgb(255, 0, 0))
      })
    expect(filtered(.colorInvert(), opacity: 0.5), not: filtered(.opacity(0.5), .colorInvert()))
    expect(filtered(.colorInvert(), opacity: 0), not: filtered(.colorInvert()))
  }

  @Test func `blur, shadow and threshold leave what is drawn`() {
    expect(
      filtered(
        .blur(radius: 4, options: .opaque), .shadow(color: .red, radius: 3, x: 1, y: 1, options: .shadowOnly),
        .alphaThreshold(min: 0.5, color: .red), .luminanceToAlpha), Self.color)
  }

  @Test func `a filter concerns further drawings of its context, and a layer as a whole`() {
    let host = canvas(4, 1) { context, size in
      func cell(_ x: Double) -> Path { Path(DrawingRect(x: x, y: 0, width: 1, height: 2)) }
      context.fill(cell(0), with: .color(Self.color))
      var copy = context
      copy.addFilter(.colorInvert())
      copy.fill(cell(1), with: .color(Self.color))
      copy.drawLayer { layer in layer.fill(cell(2), with: .color(Self.color)) }
      context.fill(cell(3), with: .color(Self.color))
    }
    let colors = (0..<4).map { host.style($0, 0).background }
    let inverse = Color.rgb(55, 155, 215)
    expect(colors, [Self.color, inverse, inverse, Self.color])
  }

  @Test func `a layer cuts further drawings to its cells and characters, or to their outside`() {
    let host = canvas(6, 1) { context, size in
      let whole = Path(DrawingRect(origin: .zero, size: size))
      var inside = context
      inside.clipToLayer { layer in
        layer.fill(Path(DrawingRect(x: 0, y: 0, width: 1, height: 2)), with: .color(.white))
        layer.draw(Text("ab"), at: DrawingPoint(x: 2, y: 0), anchor: .topLeading)
      }
      inside.fill(whole, with: .color(Self.color))
      var outside = context
      outside.clipToLayer(options: .inverse) { layer in
        layer.fill(Path(DrawingRect(x: 0, y: 0, width: 5, height: 2)), with: .color(.white))
      }
      outside.fill(whole, with: .color(.rgb(0, 0, 90)))
    }
    expect(host.text, "  ab  ")
    expect(host.style(0, 0).background == Self.color && host.style(1, 0) == .plain)
    expect(host.style(2, 0).foreground == Self.color && host.style(2, 0).background == nil)
    expect(host.style(5, 0).background, .rgb(0, 0, 90))
    let half = canvas(1, 1) { context, size in
      let whole = Path(DrawingRect(origin: .zero, size: size))
      context.clipToLayer(opacity: 0.5) { layer in layer.fill(whole, with: .color(.white)) }
      context.fill(whole, with: .color(Self.color))
    }
    expect(half.style(0, 0).background, .rgb(100, 50, 20))
  }

  @Test func `radial and conic gradients have their colours around a place of the context`() {
    func reds(_ shading: GraphicsContext.Shading) -> [UInt8] {
      let host = canvas(9, 1) { context, size in
        context.fill(Path(DrawingRect(origin: .zero, size: size)), with: shading)
      }
      return (0..<9).compactMap { host.style($0, 0).background?.components?.red }
    }
    let gradient = Gradient(colors: [.rgb(0, 0, 0), .rgb(200, 0, 0)])
    let radial = reds(
      .radialGradient(
        gradient, center: DrawingPoint(x: 4.5, y: 1), startRadius: 0, endRadius: 5, options: .mirror))
    expect(radial.count == 9 && radial == radial.reversed())
    expect(radial.prefix(5) == radial.prefix(5).sorted(by: >)[...] && radial[4] == 0)
    let conic = reds(.conicGradient(gradient, center: DrawingPoint(x: 4.5, y: 1), angle: .degrees(-90)))
    expect(Set(conic.prefix(4)).count == 1 && Set(conic.suffix(4)).count == 1)
    expect((conic.first ?? 0), above: (conic.last ?? 0))
  }

  @Test func `other shadings are colours, and what is behind is nothing`() {
    func drawn(_ shading: GraphicsContext.Shading) -> Color? {
      canvas(1, 1) { context, size in
        context.fill(Path(DrawingRect(origin: .zero, size: size)), with: shading)
      }.style(0, 0).background
    }
    expect(drawn(.color(white: 1)), .rgb(255, 255, 255))
    expect(drawn(.color(.sRGB, red: 1, green: 0, blue: 0)), .rgb(255, 0, 0))
    expect(drawn(.color(.sRGB, white: 0.5, opacity: 1)), drawn(.color(white: 0.5)))
    expect(drawn(.palette([.color(Self.color), .color(.red)])), Self.color)
    expect(drawn(.backdrop), canvas(1, 1) { _, _ in }.style(0, 0).background)
  }

  @Test func `a text knows its baselines`() {
    var baselines: [Double] = []
    let host = canvas(4, 4) { context, size in
      let text = context.resolve(Text("one two"))
      baselines = [text.firstBaseline(in: size), text.lastBaseline(in: size)]
    }
    expect(host.dots.count > 0 && baselines == [2, 4])
  }
}
