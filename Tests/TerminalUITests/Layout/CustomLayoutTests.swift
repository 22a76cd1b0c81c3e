import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

/// Puts each view one row below and right behind the last.
private struct Diagonal: Layout {
  var step = 0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    subviews.reduce(into: Size.zero) { size, subview in
      let next = subview.sizeThatFits(.unspecified)
      size = Size(width: size.width + next.width + step, height: size.height + next.height)
    }
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var point = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: point, proposal: .unspecified)
      point = point.offsetBy(dx: size.width + step, dy: size.height)
    }
  }
}

private enum Column: LayoutValueKey {
  static var defaultValue: Int { 0 }
}

/// Puts each view where its value says.
private struct Columns: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: Point(x: subview[Column.self], y: 0), proposal: .unspecified)
    }
  }
}

/// Places nothing, and by an anchor.
private struct Anchored: Layout {
  let anchor: UnitPoint?
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    Size(width: 5, height: 1)
  }
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let anchor else { return }
    for subview in subviews {
      subview.place(at: anchor.cell(in: bounds.size), anchor: anchor, proposal: .unspecified)
    }
  }
}

/// Notes when its cache is made.
private struct Caching: Layout {
  final class Counts { var made = 0 }
  let counts: Counts

  func makeCache(subviews: Subviews) -> [Size] {
    counts.made += 1
    return subviews.map { $0.sizeThatFits(.unspecified) }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Size]) -> Size {
    Size(width: cache.map(\.width).reduce(0, +), height: 1)
  }
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Size]) {
    var x = 0
    for (subview, size) in zip(Array(subviews), cache) {
      subview.place(at: Point(x: x, y: 0), proposal: ProposedViewSize(size))
      x += size.width
    }
  }
}

@Suite struct CustomLayoutTests {
  @Test func `a layout sizes and places its views`() {
    expect(
      screen(5, 3) {
        Diagonal()() {
          Text("ab"); Text("c"); Text("de")
        }
      }, "ab···\n··c··\n···de")
  }

  @Test func `a layout in a stack, and a stack in a layout`() {
    expect(
      screen(6, 2) {
        HStack(alignment: .top, spacing: 0) {
          Text("x");
          Diagonal()() {
            Text("a"); Text("b")
          }; Text("y")
        }
      },
      "·xa·y·\n···b··")
    expect(
      screen(4, 2) {
        Diagonal()() {
          HStack {
            Text("a"); Text("b")
          }; Text("c")
        }
      }, "a·b·\n···c")
  }

  @Test func `a layout reads values and priorities of its views`() {
    expect(
      screen(6, 1) {
        Columns()() {
          Text("a").layoutValue(key: Column.self, value: 3); Text("b")
        }
      }, "b··a··")
  }

  @Test func `a value that changes places the view anew`() {
    expect(
      screens(4, 1, steps: 3) { step in Columns()() { Text("a").layoutValue(key: Column.self, value: step) }
      },
      ["a···", "·a··", "··a·"])
  }

  @Test(
    arguments: [(UnitPoint.topLeading, "ab···"), (.top, "·ab··"), (.topTrailing, "···ab")])
  func `an anchor of the view comes to lie at the point`(anchor: UnitPoint, expected: String) {
    expect(screen(5, 1) { Anchored(anchor: anchor)() { Text("ab") } }, expected)
  }

  @Test func `a view that is not placed is centred`() {
    expect(screen(5, 1) { Anchored(anchor: nil)() { Text("abc") } }, "·abc·")
  }

  @Test func `views come, go and change`() {
    expect(
      screens(4, 3, steps: 3) { step in
        Diagonal()() {
          Text(step == 0 ? "a" : "aa")
          if step == 2 { Text("n") }
          Text("b")
        }
        .frame(width: 4, height: 3, alignment: .topLeading)
      }, ["a···\n·b··\n····", "aa··\n··b·\n····", "aa··\n··n·\n···b"])
  }

  @Test func `a layout that changes is applied, an equal one is not`() {
    let host = TestHost(width: 4, height: 2) {
      Stepping { step in
        Diagonal(step: step / 2)() {
          Text("a"); Text("b")
        }.frame(width: 4, alignment: .leading)
      }
    }
    host.press("n")
    expect(host.record.layouts, 0)
    host.press("n")
    expect(host.dots, "a···\n··b·")
  }

  @Test func `the cache lasts until the views change`() {
    let counts = Caching.Counts()
    let host = TestHost(width: 4, height: 1) {
      Stepping { step in
        Caching(counts: counts)() {
          Text(step == 1 ? "ab" : "a"); Text("x")
        }
      }
    }
    let made = counts.made
    host.turn()
    expect(counts.made, made)
    host.press("n")
    expect(counts.made, above: made)
    expect(host.dots, "·abx")
  }

  @Test func `clicks reach the views where they are placed`() {
    var clicks = 0
    let host = TestHost(width: 3, height: 2) {
      Diagonal()() {
        Text("a"); Text("bc").onTapGesture { clicks += 1 }
      }
    }
    host.click(x: 0, y: 0)
    host.click(x: 2, y: 1)
    expect(clicks, 1)
  }
}
