import TerminalUI

/// Lines and curves, a column is one wide, a row two high.
struct PathPage: View {
  @State private var style = PixelStyle.automatic

  var body: some View {
    VStack(alignment: .leading) {
      Picker("Pixels", selection: $style) {
        ForEach(PixelStyle.allCases, id: \.self) {
          Text("\($0)")
        }
      }
      .pickerStyle(.segmented)
      HStack(spacing: 3) {
        wave.stroke(.cyan)
        wave.stroke(.orange, lineWidth: 2)
      }
      .frame(height: 4)
      heart.fill(.red).frame(width: 12, height: 5)
    }
    .pixelStyle(style)
  }

  private var wave: Path {
    Path { path in
      path.move(to: DrawingPoint(x: 0, y: 4))
      path.addCurve(
        to: DrawingPoint(x: 18, y: 4),
        control1: DrawingPoint(x: 9, y: -5),
        control2: DrawingPoint(x: 9, y: 13))
    }
  }

  private var heart: Path {
    Path { path in
      path.move(to: DrawingPoint(x: 6, y: 10))
      path.addCurve(
        to: DrawingPoint(x: 6, y: 3),
        control1: DrawingPoint(x: -3, y: 4),
        control2: DrawingPoint(x: 2, y: -3))
      path.addCurve(
        to: DrawingPoint(x: 6, y: 10),
        control1: DrawingPoint(x: 10, y: -3),
        control2: DrawingPoint(x: 15, y: 4))
    }
  }
}
