import CellLayout
import Cells
import Expectations
import Testing

/// Where layers lie: numbers only.
@Suite struct LayerPlacementTests {
  private static let screen = Rect(x: 0, y: 0, width: 20, height: 10)

  @Test(arguments: [
    // It begins where the anchor begins, at the edge that is preferred.
    (Rect(x: 2, y: 1, width: 5, height: 1), Edge.bottom, Rect(x: 2, y: 2, width: 6, height: 3)),
    (Rect(x: 2, y: 5, width: 5, height: 1), .top, Rect(x: 2, y: 2, width: 6, height: 3)),
    (Rect(x: 2, y: 1, width: 5, height: 1), .trailing, Rect(x: 7, y: 1, width: 6, height: 3)),
    (Rect(x: 9, y: 1, width: 5, height: 1), .leading, Rect(x: 3, y: 1, width: 6, height: 3)),
    // It flips where it doesn't fit and there is more room.
    (Rect(x: 2, y: 8, width: 5, height: 1), .bottom, Rect(x: 2, y: 5, width: 6, height: 3)),
    (Rect(x: 2, y: 1, width: 5, height: 1), .top, Rect(x: 2, y: 2, width: 6, height: 3)),
    (Rect(x: 12, y: 1, width: 5, height: 1), .trailing, Rect(x: 6, y: 1, width: 6, height: 3)),
    (Rect(x: 2, y: 1, width: 5, height: 1), .leading, Rect(x: 7, y: 1, width: 6, height: 3)),
    // It is moved along the edge.
    (Rect(x: 18, y: 1, width: 2, height: 1), .bottom, Rect(x: 14, y: 2, width: 6, height: 3)),
    (Rect(x: 2, y: 9, width: 5, height: 1), .trailing, Rect(x: 7, y: 7, width: 6, height: 3)),
    (Rect(x: -3, y: 1, width: 2, height: 1), .bottom, Rect(x: 0, y: 2, width: 6, height: 3)),
    // The anchor is outside.
    (Rect(x: -3, y: -4, width: 2, height: 1), .bottom, Rect(x: 0, y: 0, width: 6, height: 3)),
    (Rect(x: 30, y: 30, width: 2, height: 1), .bottom, Rect(x: 14, y: 7, width: 6, height: 3)),
    (Rect(x: 30, y: 2, width: 2, height: 1), .trailing, Rect(x: 14, y: 2, width: 6, height: 3)),
    // At a point: the cell itself, where nothing is anchored to.
    (Rect(x: 4, y: 4, width: 0, height: 0), .bottom, Rect(x: 4, y: 4, width: 6, height: 3)),
    (Rect(x: 19, y: 9, width: 0, height: 0), .bottom, Rect(x: 14, y: 6, width: 6, height: 3)),
  ])
  func `it prefers an edge, flips, and is moved along it`(anchor: Rect, edge: Edge, place: Rect) {
    // Overlays A8
    expect(
      Rect.beside(anchor, Size(width: 6, height: 3), in: Self.screen, preferring: edge), place)
  }

  @Test(arguments: [
    // Five rows above, four below: it shrinks on the larger side, and doesn't flip for as many.
    (Rect(x: 0, y: 5, width: 3, height: 1), 8, Rect(x: 0, y: 0, width: 6, height: 5)),
    (Rect(x: 0, y: 4, width: 3, height: 1), 8, Rect(x: 0, y: 5, width: 6, height: 5)),
    (Rect(x: 0, y: 4, width: 3, height: 2), 8, Rect(x: 0, y: 6, width: 6, height: 4)),
    // Less than half of what it needs is nothing: it lies over the anchor.
    (Rect(x: 0, y: 2, width: 3, height: 6), 8, Rect(x: 0, y: 2, width: 6, height: 8)),
    (Rect(x: 0, y: 0, width: 20, height: 10), 4, Rect(x: 0, y: 6, width: 6, height: 4)),
    (Rect(x: 0, y: 0, width: 20, height: 10), 40, Rect(x: 0, y: 0, width: 6, height: 10)),
  ])
  func `it shrinks last`(anchor: Rect, height: Int, place: Rect) {
    // Overlays A8
    expect(
      Rect.beside(anchor, Size(width: 6, height: height), in: Self.screen, preferring: .bottom), place)
  }

  @Test func `whatever the numbers, it lies inside, and is there where anything can be`() {
    // Overlays A8
    var random = SystemRandomNumberGenerator()
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    for _ in 0..<10_000 {
      let container = Rect(
        x: number(-3...3), y: number(-3...3), width: number(0...30), height: number(0...30))
      let size = Size(width: number(0...60), height: number(0...60))
      let far = Bool.random(using: &random) ? 50 : 1_000_000_000
      let anchor = Rect(
        x: number(-far...far), y: number(-far...far), width: number(0...40), height: number(0...40))
      for edge in Edge.allCases {
        let place = Rect.beside(anchor, size, in: container, preferring: edge)
        expect(
          place.minX >= container.minX && place.maxX <= container.maxX && place.minY >= container.minY
            && place.maxY <= container.maxY && place.width <= size.width && place.height <= size.height,
          "\(anchor) \(size) \(container) \(edge): \(place)")
        if !container.isEmpty, !size.isEmpty {
          expect(!place.isEmpty, "\(anchor) \(size) \(container) \(edge)")
        }
      }
      let screen = container.size
      for placement in LayerPlacementTests.placements {
        let place = placement.rect(for: size, in: screen, anchor: Bool.random() ? anchor : nil)
        expect(Rect(origin: .zero, size: screen).contains(place), "\(placement) \(place)")
      }
    }
  }

  @Test(arguments: Edge.allCases) func `a screen of one cell has room for a cell of each`(edge: Edge) {
    // Overlays A8
    let cell = Rect(x: 0, y: 0, width: 1, height: 1)
    for anchor in [cell, Rect(x: 5, y: 5, width: 9, height: 9), Rect(x: -9, y: -9, width: 1, height: 1)] {
      expect(Rect.beside(anchor, Size(width: 9, height: 9), in: cell, preferring: edge), cell)
    }
  }

  private static let placements: [LayerPlacement] = [
    .filling, .centred, .hanging, .branching, .aligned(.topLeading), .aligned(.bottomTrailing),
    .aligned(.bottom),
    .beside(.top), .beside(.trailing),
  ]

  @Test func `a menu of a row opens at the right, else at the left, its frame over the other one`() {
    // Overlays A8
    let size = Size(width: 8, height: 4)
    let screen = Size(width: 30, height: 10)
    // The row in a frame of the columns 1 and 10: the new frame begins in column 10, one row up.
    let row = Rect(x: 2, y: 3, width: 8, height: 1)
    expect(
      LayerPlacement.branching.rect(for: size, in: screen, anchor: row),
      Rect(x: 10, y: 2, width: 8, height: 4))
    let right = Rect(x: 18, y: 3, width: 8, height: 1)
    expect(
      LayerPlacement.branching.rect(for: size, in: screen, anchor: right),
      Rect(x: 10, y: 2, width: 8, height: 4))
    // At the lower edge it moves up.
    let low = Rect(x: 2, y: 9, width: 8, height: 1)
    expect(
      LayerPlacement.branching.rect(for: size, in: screen, anchor: low),
      Rect(x: 10, y: 6, width: 8, height: 4))
  }

  @Test func `in corners and in the middle some of the screen is left around`() {
    // Overlays A8
    let (size, screen) = (Size(width: 8, height: 3), Size(width: 40, height: 20))
    func place(_ alignment: Alignment, _ size: Size = size, _ screen: Size = screen) -> Rect {
      LayerPlacement.aligned(alignment).rect(for: size, in: screen, anchor: nil)
    }
    expect(place(.topLeading), Rect(x: 2, y: 1, width: 8, height: 3))
    expect(place(.bottomTrailing), Rect(x: 30, y: 16, width: 8, height: 3))
    expect(place(.bottom), Rect(x: 16, y: 16, width: 8, height: 3))
    expect(place(.center), Rect(x: 16, y: 9, width: 8, height: 3))
    // A small screen is needed as a whole.
    expect(
      place(.bottomTrailing, size, Size(width: 10, height: 4)), Rect(x: 2, y: 1, width: 8, height: 3))
    expect(
      place(.topLeading, Size(width: 50, height: 9), Size(width: 10, height: 4)),
      Rect(x: 0, y: 0, width: 10, height: 4))
    expect(LayerPlacement.filling.rect(for: size, in: screen, anchor: nil).size, screen)
  }
}
