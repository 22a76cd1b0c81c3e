import Cells
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Shapes of two others.
@Suite struct ShapeCombinationTests {
  private func picture<V: View>(_ view: V) -> String {
    TestHost(width: 8, height: 4) { view.foregroundStyle(.red) }.text.replacing(" ", with: "·")
  }

  private struct Part: Shape {
    let x: Double
    let width: Double
    func path(in rect: DrawingRect) -> Path {
      Path(DrawingRect(x: rect.width * x, y: 0, width: rect.width * width, height: rect.height))
    }
  }

  @Test func `combined shapes are filled by the rule`() {
    let (left, right) = (Part(x: 0, width: 0.5), Part(x: 0.25, width: 0.5))
    func columns<S: Shape>(_ shape: S) -> String {
      let host = TestHost(width: 8, height: 1) { shape.fill(.red) }
      return String((0..<8).map { host.screen[$0, 0].style.background == .red ? "#" : "." })
    }
    func filled<S: Shape>(_ shape: S) -> [Bool] {
      let host = TestHost(width: 8, height: 1) { shape.fill(.red) }
      return (0..<8).map {
        host.screen[$0, 0].style.background == .red || host.screen[$0, 0].glyph == Glyph("█")
      }
    }
    func cells(_ range: Range<Int>...) -> [Bool] {
      (0..<8).map { cell in range.contains { $0.contains(cell) } }
    }
    expect(columns(left.union(right)), "######..")
    expect(columns(left.intersection(right)), "..##....")
    expect(columns(left.subtracting(right)), "##......")
    expect(filled(left.symmetricDifference(right)), cells(0..<2, 4..<6))
  }

  @Test func `a line of a combination is the outline, and parts of a line can be cut away`() {
    let half = Part(x: 0.5, width: 0.5)
    let circle = picture(Circle().stroke())
    let rest = picture(Circle().lineSubtraction(half).stroke())
    let other = picture(Circle().lineIntersection(half).stroke())
    expect(rest != circle && other != circle)
    for (line, (left, right)) in zip(
      circle.split(separator: "\n"), zip(rest.split(separator: "\n"), other.split(separator: "\n")))
    {
      expect(left.prefix(3) == line.prefix(3) && left.suffix(3) == "···")
      expect(right.suffix(3) == line.suffix(3) && right.prefix(3) == "···")
    }
  }

  @Test func `a combination is a shape: it clips, moves and has the first one's size`() {
    let clipped = picture(
      Text("abcdefgh").frame(width: 8, height: 4).clipShape(Rectangle().subtracting(Part(x: 0, width: 0.5))))
    expect(clipped.split(separator: "\n")[1] == "····efgh" || clipped.contains("····efgh"))
    let host = TestHost(width: 8, height: 4) { Circle().union(Rectangle()).fill(.red) }
    expect(host.screen[0, 0].style.background, .red)
    var shape = Circle().trim(from: 0, to: 0.5).union(Circle().trim(from: 0, to: 1))
    expect(shape.animatableData.second.second.second, 1)
    shape.animatableData.first.second.second = 0.25
    expect(shape.animatableData.first.second.second, 0.25)
  }
}
