import TerminalUIPoints

/// Some round corners, as a helper of UIKit's path makes them.
struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

extension RoundedCorner {
  func outlined(cap: CGLineCap = .round, join: CGLineJoin = .miter) -> some View {
    stroke(style: StrokeStyle(lineWidth: 1, lineCap: cap, lineJoin: join))
  }
}

extension View {
  func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(RoundedCorner(radius: radius, corners: corners))
  }
}

/// A card of 10 by 5 cells of which some corners are round.
public struct CorneredCard: View {
  let corners: UIRectCorner

  /// Makes a card: `true` for a helper of points, `false` for the library's own shape.
  public init(top: Bool, bottom: Bool) {
    corners = UIRectCorner(top ? [.topLeft, .topRight] : []).union(bottom ? [.bottomLeft, .bottomRight] : [])
  }

  /// What is shown.
  public var body: some View {
    Color.blue.frame(width: 80, height: 80).cornerRadius(24, corners: corners)
  }
}

/// The same card by `UnevenRoundedRectangle`.
public struct UnevenCard: View {
  let top: CGFloat
  let bottom: CGFloat

  /// Makes a card.
  public init(top: Bool, bottom: Bool) { (self.top, self.bottom) = (top ? 24 : 0, bottom ? 24 : 0) }

  /// What is shown.
  public var body: some View {
    Color.blue.frame(width: 80, height: 80)
      .clipShape(
        UnevenRoundedRectangle(
          topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
          topTrailingRadius: top))
  }
}

/// A quarter of a pie, built by steps.
public struct Quarter: View {
  let isClockwise: Bool

  /// Makes a view: clockwise it is the lower right quarter, else the three others.
  public init(isClockwise: Bool) { self.isClockwise = isClockwise }

  private var outline: Path {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 40, y: 40))
    path.addArc(
      withCenter: CGPoint(x: 40, y: 40), radius: 40, startAngle: 0, endAngle: .pi / 2, clockwise: isClockwise)
    path.close()
    return Path(path.cgPath)
  }

  /// What is shown.
  public var body: some View { outline.fill(Color.red).frame(width: 80, height: 80) }
}
