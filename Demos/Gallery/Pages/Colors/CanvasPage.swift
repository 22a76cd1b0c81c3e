import TerminalUI

/// A view drawn by a function: again only when what it reads changes.
struct CanvasPage: View {
  @State private var hour = 4

  var body: some View {
    VStack(alignment: .leading) {
      Button("Hour \(hour)") { hour = (hour + 1) % 12 }
      Canvas { context, size in
        let side = min(size.width, size.height)
        context.translateBy(
          x: size.width / 2, y: size.height / 2)
        let face = Path(
          ellipseIn: DrawingRect(
            x: -side / 2, y: -side / 2,
            width: side, height: side))
        context.fill(
          face,
          with: .linearGradient(
            Gradient(colors: [.blue, .purple]),
            startPoint: DrawingPoint(x: 0, y: -side / 2),
            endPoint: DrawingPoint(x: 0, y: side / 2)))
        for mark in 0..<12 {
          let angle = Angle.degrees(Double(mark) * 30)
          var turned = context
          turned.rotate(by: angle)
          turned.draw(
            Text("\(mark)").foregroundStyle(.white),
            at: DrawingPoint(x: 0, y: -side / 2 + 3))
        }
        context.rotate(by: .degrees(Double(hour) * 30))
        let hand = Path { path in
          path.move(to: .zero)
          path.addLine(
            to: DrawingPoint(x: 0, y: -side / 3))
        }
        context.stroke(hand, with: .color(.white))
        if let star = context.resolveSymbol(id: "star") {
          context.draw(star, at: .zero)
        }
      } symbols: {
        Text("★").foregroundStyle(.yellow).tag("star")
      }
      .frame(width: 30, height: 15)
      .accessibilityLabel("Clock at \(hour)")
      Text("as late as this")
        .textRenderer(Passed(hour: hour))
    }
  }
}

/// Draws a part of a text, and the rest faint.
private struct Passed: TextRenderer {
  let hour: Int

  func draw(
    layout: Text.Layout,
    in context: inout GraphicsContext
  ) {
    let runs = layout.flatMap { Array($0) }
    for run in runs {
      let place = run.count * hour / 12
      context.draw(run[0..<place])
      var faint = context
      faint.opacity = 0.3
      faint.draw(run[place..<run.count])
    }
  }
}
