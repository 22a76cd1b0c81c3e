import Foundation
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@Suite struct PointShapeTests {
  private let rect = CGRect(x: 0, y: 0, width: 40, height: 40)

  @Test func `a path of a generic shape is that of its base`() {
    expect(Circle().box(of: rect), rect)
    let inner = InnerShape(base: InnerShape(base: Rectangle(), inset: 4), inset: 6)
    expect(inner.box(of: rect), rect.insetBy(dx: 10, dy: 10))
    expect(AnyShape(inner).box(of: rect), rect.insetBy(dx: 10, dy: 10))
    expect(
      WrappedShape(base: Rectangle()).inset(by: 3).inset(by: 2).box(of: rect), rect.insetBy(dx: 5, dy: 5))
  }

  @Test func `another thread may ask for a path`() async {
    let rect = rect
    let box = await Task.detached { BuiltShape().path(in: rect).boundingRect }.value
    expect(box.width, 40)
  }

  @Test func `an outline of any shape is inside of the view`() {
    let host = TestHost(width: 6, height: 4) { Color.blue.outlined(Rectangle(), width: 1) }
    let same = TestHost(width: 6, height: 4) {
      Color.blue.overlay(Rectangle().inset(by: 0.5).stroke(.red, lineWidth: 1))
    }
    expect(host.styledText, same.styledText)
  }

  @Test func `smooth edges have no effect`() {
    let new = TestHost(width: 40, height: 6) { OutlinedShapes(isNew: true) }
    let old = TestHost(width: 40, height: 6) { OutlinedShapes() }
    expect(new.styledText, old.styledText)
  }

  @Test func `an app's own overload with defaults isn't taken for the library's`() {
    let host = TestHost(width: 10, height: 3) { PlacedByApp() }
    expect(host.position(of: "a"), Point(x: 5, y: 1))
    expect(host.position(of: "b"), Point(x: 1, y: 1))
    expect(host.position(of: "c"), Point(x: 2, y: 0))
  }

  @Test func `a scaled length without a type has a fraction`() {
    let host = TestHost(width: 8, height: 1) { ScaledCard() }
    expect(host.text, "    226 ")
  }
}
