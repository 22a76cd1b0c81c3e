import Cells
import Expectations
import Testing

@Suite struct RegionTests {
  @Test func `a region of two rectangles has the cells of both`() {
    for a in allRects {
      for b in allRects {
        var region = Region(a)
        region.add(b)
        let cells = region.rects.reduce(0) { $0 | bits($1) }
        expect(cells & (bits(a) | bits(b)), bits(a) | bits(b), "\(a), \(b)")
        expectDisjoint(region)
      }
    }
  }

  @Test func `rectangles that don't touch stay apart`() {
    var region = Region(Rect(x: 0, y: 0, width: 2, height: 1))
    region.add(Rect(x: 5, y: 5, width: 2, height: 1))
    expect(region.description, "[(0, 0) 2×1, (5, 5) 2×1]")
  }

  @Test func `a row and a column that cross don't become the whole screen`() {
    var region = Region(Rect(x: 0, y: 20, width: 120, height: 1))
    region.add(Rect(x: 119, y: 0, width: 1, height: 40))
    expect(region.rects.reduce(0) { $0 + $1.width * $1.height }, 159)
  }

  @Test func `rows below each other become one rectangle`() {
    var region = Region()
    for y in 0..<40 { region.add(Rect(x: 3, y: y, width: 7, height: 1)) }
    expect(region.rects, [Rect(x: 3, y: 0, width: 7, height: 40)])
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `random rectangles are all covered by few disjoint ones`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var region = Region()
    var cells: UInt64 = 0
    for _ in 0..<Int.random(in: 1...30, using: &generator) {
      let x = Int.random(in: 0..<8, using: &generator)
      let y = Int.random(in: 0..<8, using: &generator)
      let width = Int.random(in: 0...(8 - x), using: &generator) / 2
      let height = Int.random(in: 0...(8 - y), using: &generator) / 2
      let rect = Rect(x: x, y: y, width: width, height: height)
      region.add(rect)
      cells |= bits(rect)
      let covered = region.rects.reduce(0) { $0 | bits($1) }
      expect(covered & cells, cells)
      expect(region.rects.count, atMost: Region.maxCount)
      expect(region.isEmpty, (cells == 0))
      expectDisjoint(region)
    }
  }

  @Test func `rectangles without bounds are taken`() {
    var region = Region(Rect(x: .min, y: .min, width: .max, height: .max))
    region.add(Rect(x: 0, y: 0, width: .max, height: .max))
    for i in 0..<20 { region.add(Rect(x: i * 1_000_000, y: i * 1_000_000, width: .max, height: i)) }
    expect(region.contains(Point(x: 3, y: 3)))
  }

  @Test func `removing everything keeps the room`() {
    var region = Region(Rect(x: 0, y: 0, width: 1, height: 1))
    region.removeAll(keepingCapacity: true)
    expect(region.isEmpty)
    expect(region.rects.capacity, above: Region.maxCount)
    expect(region.bounds.isEmpty)
  }

  private func expectDisjoint(_ region: Region) {
    for (index, a) in region.rects.enumerated() {
      for b in region.rects.dropFirst(index + 1) { expect(!a.intersects(b), "\(region)") }
    }
  }
}
