import TerminalUIFoundation

struct Star: InsettableShape {
  let corners: Int
  let smoothness: CGFloat
  var inset: CGFloat = 0
  func path(in rect: CGRect) -> Path {
    guard corners >= 2 else { return Path() }
    let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
    var angle = -CGFloat.pi / 2
    let step = .pi * 2 / CGFloat(corners * 2)
    var path = Path()
    path.move(to: CGPoint(x: center.x * cos(angle), y: center.y * sin(angle)))
    for corner in 0..<corners * 2 {
      let scale = corner.isMultiple(of: 2) ? 1 : smoothness
      path.addLine(
        to: CGPoint(x: (center.x - inset) * cos(angle) * scale, y: (center.y - inset) * sin(angle) * scale))
      angle += step
    }
    return path.applying(CGAffineTransform(translationX: center.x, y: center.y))
  }
  func inset(by amount: CGFloat) -> Star {
    var star = self
    star.inset += amount
    return star
  }
}
struct StarView: View {
  var body: some View {
    Star(corners: 5, smoothness: 0.45)
      .strokeBorder(
        .yellow, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round, dash: [10, 5])
      )
      .background(Star(corners: 5, smoothness: 0.45).fill(.orange.opacity(0.3)))
      .frame(width: 200, height: 200)
  }
}
