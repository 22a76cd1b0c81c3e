import TerminalUIFoundation

struct Particle { var x: Double; var y: Double; var hue: Double }
struct CanvasConfetti: View {
  @State private var particles = (0..<20).map { Particle(x: Double($0) / 20, y: 0.5, hue: Double($0) / 20) }
  var body: some View {
    Canvas(opaque: false, rendersAsynchronously: true) { context, size in
      for particle in particles {
        var inner = context
        inner.opacity = 0.8
        inner.translateBy(x: particle.x * size.width, y: particle.y * size.height)
        inner.rotate(by: .degrees(particle.hue * 360))
        inner.fill(
          Path(CGRect(x: -5, y: -5, width: 10, height: 10)),
          with: .color(Color(hue: particle.hue, saturation: 1, brightness: 1)))
      }
      let text = context.resolve(Text("Party!").font(.headline))
      context.draw(text, at: CGPoint(x: size.width / 2, y: 20), anchor: .top)
      context.clip(to: Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 12))
      context.fill(
        Path { $0.addRect(CGRect(x: 0, y: size.height - 10, width: size.width, height: 10)) },
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)))
    }
    .ignoresSafeArea()
  }
}
