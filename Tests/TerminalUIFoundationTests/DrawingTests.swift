import Foundation
import Expectations
import Testing
import TerminalUIFoundation
import TerminalUITesting

@Suite struct DrawingTests {
  /// As code for SwiftUI has it.
  private struct Badge: InsettableShape {
    var gap: CGFloat = 0

    nonisolated func path(in rect: CGRect) -> Path {
      var path = Path()
      let side = min(rect.width, rect.height) / 2 - gap
      for corner in 0..<6 {
        let angle = CGFloat(corner) * .pi / 3
        let point = CGPoint(x: rect.midX + cos(angle) * side, y: rect.midY + sin(angle) * side)
        corner == 0 ? path.move(to: point) : path.addLine(to: point)
      }
      path.closeSubpath()
      return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
      var badge = self
      badge.gap += amount
      return badge
    }
  }

  @Test func `a shape that draws in Foundation's rectangles is drawn`() {
    let host = TestHost(width: 10, height: 5) { Badge().fill(.blue).stroke(.red) }
    expect(host.screen[5, 2].style.background, .blue)
    let border = TestHost(width: 10, height: 5) { Badge().strokeBorder(.red, lineWidth: 2) }
    expect(border.screen[5, 2].glyph == Glyph(" ") && border.text.contains("⣿"))
  }

  @Test func `paths take Foundation's places and sizes`() {
    let rect = CGRect(x: 1, y: 2, width: 8, height: 6)
    var path = Path(ellipseIn: rect)
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1), transform: CGAffineTransform(scaleX: 2, y: 2))
    path.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2)])
    path.addArc(
      center: CGPoint(x: 3, y: 3), radius: 2, startAngle: .degrees(0), endAngle: .degrees(90),
      clockwise: false)
    expect(path.contains(CGPoint(x: rect.midX, y: rect.midY)))
    expect(CGRect(path.boundingRect).minX, 0)
    expect(Rectangle().path(in: rect), Path(rect))
    expect(Path(roundedRect: rect, cornerRadius: 2), RoundedRectangle(cornerRadius: 2).path(in: rect))
  }
}
