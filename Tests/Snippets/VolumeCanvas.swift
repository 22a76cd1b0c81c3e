import TerminalUIFoundation

struct VolumeCanvas: View {
  var body: some View {
    Canvas { context, size in
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
      context.stroke(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(.red), lineWidth: 2)
      context.draw(Text("Hi"), at: CGPoint(x: size.width / 2, y: size.height / 2))
      context.opacity = 0.5
    }
    .frame(width: 300, height: 200)
    .border(Color.blue)
  }
}
