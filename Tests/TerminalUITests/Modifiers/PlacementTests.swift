import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@Suite struct PlacementTests {
  @Test func `an offset draws elsewhere and moves nothing else`() {
    expect(
      screen(5, 2) {
        HStack(spacing: 0) {
          Text("a").offset(x: 2); Text("b"); Spacer()
        }
      }, "·····\n·ba··")
    expect(screen(3, 3) { Text("a").offset(x: 1, y: -1) }, "··a\n···\n···")
    expect(screen(3, 3) { Text("a").offset(Size(width: -1, height: 1)) }, "···\n···\na··")
    expect(screen(3, 1) { Text("abc").offset(x: 5) }, "···")
  }

  @Test func `an offset view is clicked where it is drawn`() {
    var clicks = 0
    let host = TestHost(width: 3, height: 1) { Text("a").onTapGesture { clicks += 1 }.offset(x: 1) }
    host.click(x: 1, y: 0)
    expect(clicks, 0)
    host.click(x: 2, y: 0)
    expect(clicks, 1)
  }

  @Test func `an offset that changes redraws both places`() {
    expect(screens(4, 1, steps: 4) { Text("a").offset(x: $0 - 2) }, ["a···", "·a··", "··a·", "···a"])
  }

  @Test func `a position is that of the middle of a view, in all that is offered`() {
    expect(screen(5, 3) { Text("abc").position(x: 2, y: 1) }, "·····\n·abc·\n·····")
    expect(screen(5, 3) { Text("abc").position(Point(x: 4, y: 0)) }, "···ab\n·····\n·····")
    expect(screen(5, 1) { Text("ab").position(x: 1) }, "ab···")
    expect(screen(5, 1) { Text("ab").position() }, "b····")
    expect(
      screen(5, 1) {
        HStack(spacing: 0) {
          Text("ab").position(x: 1).frame(width: 3); Text("c")
        }
      }, "ab·c·")
    expect(screen(4, 1) { Text("ab").position(x: 1, y: 0).fixedSize() }, "·ab·")
    expect(screen(3, 1) { Text("a").position(x: .max, y: .min) }, "···")
    expect(screens(4, 1, steps: 3) { Text("a").position(x: $0) }, ["a···", "·a··", "··a·"])
    var clicks = 0
    let host = TestHost(width: 5, height: 2) { Text("a").onTapGesture { clicks += 1 }.position(x: 4, y: 1) }
    host.click(x: 0, y: 0)
    expect(clicks, 0)
    host.click(x: 4, y: 1)
    expect(clicks, 1)
  }

  @Test func `a view of its ideal size is neither wrapped nor cut`() {
    expect(screen(3, 2) { Text("abcd ef").fixedSize() }, "···\ncd·")
    expect(
      screen(3, 2) { Text("abc def").fixedSize(horizontal: true, vertical: false) }.contains("…"), false)
    expect(
      screen(3, 1) { VStack(spacing: 0) { Text("abc def").fixedSize(horizontal: false, vertical: true) } },
      "def")
    expect(screen(6, 1) { Spacer().fixedSize() }, "······")
  }

  @Test func `the view of a higher priority is served first`() {
    expect(
      screen(7, 1) {
        HStack {
          Text("aaaaa"); Text("bbbbb")
        }
      }, "aa…·bb…")
    expect(
      screen(7, 1) {
        HStack {
          Text("aaaaa").layoutPriority(1); Text("bbbbb")
        }
      }, "aaaaa·…")
    expect(
      screen(7, 1) {
        HStack {
          Text("aaaaa"); Text("bbbbb").layoutPriority(1)
        }
      }, "…·bbbbb")
    expect(
      screen(7, 1) {
        HStack {
          Text("aaaaa").layoutPriority(-1); Text("bbbbb")
        }
      }, "…·bbbbb")
    expect(
      screen(7, 1) {
        HStack {
          Text("aaaaa").layoutPriority(.nan); Text("bbbbb").layoutPriority(.infinity)
        }
      }, "…·bbbbb")
  }

  @Test func `another priority divides the room anew`() {
    expect(
      screens(7, 1, steps: 2) { step in
        HStack {
          Text("aaaaa").layoutPriority(step == 0 ? 1 : 0); Text("bbbbb").layoutPriority(step == 0 ? 0 : 1)
        }
      }, ["aaaaa·…", "…·bbbbb"])
  }

  @Test func `a view places its guide itself`() {
    expect(
      screen(5, 2) {
        VStack(alignment: .leading, spacing: 0) {
          Text("ab").alignmentGuide(.leading) { $0.width }
          Text("cd")
        }
      }, "ab···\n··cd·")
    expect(
      screen(3, 2) {
        HStack(alignment: .top, spacing: 1) {
          Text("a").alignmentGuide(.top) { _ in -1 }
          Text("b")
        }
      }, "··b\na··")
  }

  private enum Marker: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Int { context.width - 1 }
  }

  @Test func `a guide of the app's own`() {
    let marker = HorizontalAlignment(Marker.self)
    expect(
      screen(4, 2) {
        VStack(alignment: marker, spacing: 0) {
          Text("abcd").alignmentGuide(marker) { _ in 1 }
          Text("xy")
        }
      }, "abcd\nxy··")
  }

  @Test func `clipping shows nothing outside of the frame`() {
    expect(screen(6, 1) { Text("abcd").fixedSize().frame(width: 2) }, "·abcd·")
    expect(screen(6, 1) { Text("abcd").fixedSize().frame(width: 2).clipped() }, "··bc··")
    expect(screen(4, 1) { Text("日本").fixedSize().frame(width: 2).clipped() }, "····")
    var clicks = 0
    let host = TestHost(width: 6, height: 1) {
      Text("abcd").fixedSize().onTapGesture { clicks += 1 }.frame(width: 2).clipped()
    }
    host.click(x: 1, y: 0)
    host.click(x: 2, y: 0)
    expect(clicks, 1)
  }

  @Test func `a hidden view keeps its room and takes no clicks, keys or focus`() {
    var clicks = 0
    let host = TestHost(width: 6, height: 1) {
      HStack(spacing: 0) {
        Text("a")
        Button("x") { clicks += 1 }.hidden()
        Text("b")
      }
      .fixedSize()
    }
    expect(host.dots, "a·····")
    host.click(x: 2, y: 0)
    host.press(.return)
    expect(clicks, 0)
    expect(
      screen(3, 1) {
        HStack(spacing: 0) {
          Text("a"); Text("b").hidden(); Text("c")
        }
      }, "a·c")
  }
}
