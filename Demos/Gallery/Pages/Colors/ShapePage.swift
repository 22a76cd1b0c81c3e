import TerminalUI

/// Shapes: filled, as lines, or both.
struct ShapePage: View {
  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 2) {
        Circle().fill(.teal).stroke(.white)
        Ellipse().stroke(.orange)
        Capsule().fill(.purple)
      }
      .frame(height: 5)
      HStack(spacing: 2) {
        Rectangle().stroke(.green, lineWidth: 2)
        RoundedRectangle(cornerRadius: 2)
          .strokeBorder(.tint)
        UnevenRoundedRectangle(topLeadingRadius: 6)
          .fill(.indigo)
      }
      .frame(height: 4)
      HStack(spacing: 2) {
        Circle().trim(from: 0, to: 0.7).stroke(.mint)
        Rectangle().rotation(.degrees(45)).scale(0.7)
          .fill(.red).frame(width: 10)
        AnyShape(Star()).fill(.yellow)
      }
      .frame(height: 5)
    }
  }

  /// A shape of one's own.
  struct Star: Shape {
    func path(in rect: DrawingRect) -> Path {
      let star = Path { path in
        for index in 0..<5 {
          let turn = Angle.degrees(144) * Double(index)
          path.addRelativeArc(
            center: .zero, radius: 1,
            startAngle: turn - .degrees(90),
            delta: .zero)
        }
        path.closeSubpath()
      }
      let size = min(rect.width, rect.height) / 2
      return star.applying(
        DrawingTransform(
          a: size, b: 0, c: 0, d: size,
          tx: rect.midX, ty: rect.midY))
    }
  }
}
