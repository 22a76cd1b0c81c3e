import Cells
import Expectations
import Testing

@Suite struct RectTests {
  @Test func `an intersection has exactly the cells of both`() {
    for a in allRects {
      for b in allRects {
        let both = a.intersection(b)
        expect(bits(both), bits(a) & bits(b), "\(a) ∩ \(b)")
        expect(both, b.intersection(a))
        expect(a.intersects(b), !both.isEmpty)
      }
    }
  }

  @Test func `a union is the smallest rectangle with the cells of both`() {
    for a in allRects {
      for b in allRects {
        let union = a.union(b)
        let cells = bits(a) | bits(b)
        expect(bits(union) & cells, cells, "\(a) ∪ \(b)")
        let columns = (0..<8).filter { x in (0..<8).contains { y in cells >> (y * 8 + x) & 1 == 1 } }
        let rows = (0..<8).filter { y in (0..<8).contains { x in cells >> (y * 8 + x) & 1 == 1 } }
        if let left = columns.first, let right = columns.last, let top = rows.first, let bottom = rows.last {
          expect(union, Rect(x: left, y: top, width: right - left + 1, height: bottom - top + 1))
        } else {
          expect(union.isEmpty)
        }
      }
    }
  }

  @Test func `a rectangle contains another exactly when its cells do`() {
    for a in allRects {
      for b in allRects {
        expect(a.contains(b), (bits(a) & bits(b) == bits(b)), "\(a) ⊇ \(b)")
      }
    }
  }

  @Test func `insets take cells from each edge and never leave fewer than none`() {
    let rect = Rect(x: 1, y: 1, width: 6, height: 4)
    expect(
      rect.inset(by: EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 1)),
      Rect(x: 3, y: 2, width: 3, height: 2))
    expect(rect.inset(by: EdgeInsets(top: 3, bottom: 3)).isEmpty)
  }

  @Test(arguments: [
    Rect(x: .max, y: .max, width: .max, height: .max), Rect(x: .min, y: .min, width: .max, height: .max),
    Rect(x: .min, y: .min, width: .min, height: .min), Rect(x: 0, y: 0, width: .max, height: .max),
  ]) func `no rectangle makes arithmetic trap`(rect: Rect) {
    let small = Rect(x: 1, y: 1, width: 2, height: 2)
    for other in [small, rect, rect.offsetBy(dx: .min, dy: .max)] {
      _ = rect.union(other).description
      _ = rect.intersection(other)
      _ = rect.contains(other)
    }
    let insets = rect.inset(by: EdgeInsets(top: .max, leading: .max, bottom: .max, trailing: .max))
    expect(insets.width >= 0 && insets.height >= 0)
  }

  @Test func `geometry prints`() {
    expect(Rect(x: 1, y: 2, width: 3, height: 4).description, "(1, 2) 3×4")
    expect(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).description, "(1, 2, 3, 4)")
  }
}
