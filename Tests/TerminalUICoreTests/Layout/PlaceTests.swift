import Observation
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

@Suite struct PlaceTests {
  /// Shows where it is in a space.
  private struct Here<Space: CoordinateSpaceProtocol>: View {
    let space: Space
    var body: some View {
      GeometryReader { proxy in
        let frame = proxy.frame(in: space)
        Text("\(frame.minX),\(frame.minY)")
      }
      .frame(width: 5, height: 1)
    }
  }

  @Test func `a reader tells its place on the screen, in a view with a name, and in itself`() {
    let host = TestHost(width: 16, height: 5) {
      VStack(alignment: .leading, spacing: 0) {
        Text("top")
        HStack(spacing: 0) {
          Text("ab")
          Here(space: .global)
          Here(space: .named("stack"))
        }
        .padding(.leading, 1)
        .coordinateSpace(.named("stack"))
        Here(space: .local)
        Here(space: .named("nobody"))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    expect(
      host.text,
      """
      top·············
      ·ab3,1··8,0·····
      0,0·············
      0,3·············
      ················
      """.replacing("·", with: " "))
    expect(host.host.checkInvariants(), [])
  }

  @Test func `who asked is evaluated again when something else moves it, and nobody else is`() {
    struct Mover: View {
      @State private var height = 1
      var body: some View {
        Text("x").frame(height: height, alignment: .top).onTapGesture { height += 1 }
      }
    }
    struct Quiet: View {
      let log: Log
      var body: some View {
        GeometryReader { proxy in
          let _ = log.note("quiet \(proxy.size)")
          Text("q")
        }
        .frame(height: 1)
      }
    }
    struct Asking: View {
      let proxy: GeometryProxy
      var body: some View { Text("\(proxy.frame(in: .global).minY)") }
    }
    let log = Log()
    let host = TestHost(width: 3, height: 8) {
      VStack(alignment: .leading, spacing: 0) {
        Mover()
        Quiet(log: log)
        GeometryReader { Asking(proxy: $0) }.frame(height: 1)
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    _ = log.take()
    expect(host.text.split(separator: "\n")[2], contains: "2")
    host.click(x: 0, y: 0)
    expect(host.text.split(separator: "\n")[3], contains: "3")
    expect(host.record.bodies, ["Mover", "Asking"])
    expect(log.take(), [])
    host.turn()
    expect(host.record.bodies, [])
  }

  @Test func `a reader that scrolls is asked again, once a turn`() {
    let log = Log()
    let host = TestHost(width: 10, height: 3) {
      ScrollView {
        VStack(spacing: 0) {
          Text("a")
          GeometryReader { proxy in
            let frame = proxy.frame(in: .scrollView)
            let visible = proxy.bounds(of: .scrollView)?.minY ?? -1
            let _ = log.note("\(frame.minY) \(visible)")
            Text("row")
          }
          .frame(height: 1)
          Color.red.frame(height: 20)
        }
      }
    }
    expect(log.take().last, "1 -1")
    host.scroll(dy: 1)
    expect(log.take(), ["-2 2"])
    host.scroll(dy: -1)
    expect(log.take(), ["1 -1"])
    expect(host.record.bodyCount, 0)
    host.turn()
    expect(log.take(), [])
  }

  @Test func `a place in a scroll view of one axis is found past one of the other`() {
    let host = TestHost(width: 12, height: 4) {
      ScrollView(.vertical) {
        VStack(spacing: 0) {
          Text("first")
          ScrollView(.horizontal) {
            GeometryReader { proxy in
              Text(
                "\(proxy.frame(in: .scrollView(axis: .vertical)).minY) \(proxy.frame(in: .scrollView).minY)")
            }
            .frame(width: 6, height: 1)
          }
          .frame(height: 1)
        }
      }
    }
    expect(host.text, contains: "1 0")
  }

  @Test func `a change of size or place runs an action, once the first time`() {
    struct Screen: View {
      let log: Log
      @State private var text = "ab"
      @State private var lead = 0
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: lead, height: 1)
          Text(text)
            .onGeometryChange(for: Int.self) {
              $0.size.width
            } action: {
              log.note("width \($0)")
            }
            .onGeometryChange(for: Int.self) {
              $0.frame(in: .global).minX
            } action: { old, new in
              log.note("x \(old)→\(new)")
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .onKeyPress("t") {
          text += "c"
          return .handled
        }
        .onKeyPress("l") {
          lead += 2
          return .handled
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 9, height: 1) { Screen(log: log) }
    expect(Set(log.take()), ["width 2", "x 0→0"])
    host.press("t")
    expect(log.take(), ["width 3"])
    host.press("l")
    expect(log.take(), ["x 0→2"])
    host.turn()
    expect(log.take(), [])
  }

  @Test func `what modifiers put around several views is no part of the size and place of one`() {
    let log = Log()
    let host = TestHost(width: 20, height: 4) {
      Group {
        Text("ab").onGeometryChange(for: Rect.self) {
          $0.frame(in: .global)
        } action: {
          log.note("\($0)")
        }
        Text("c")
      }
      .padding(.horizontal, 1)
      .frame(width: 10, alignment: .leading)
    }
    expect(host.position(of: "ab"), Point(x: 6, y: 1))
    expect(log.take(), ["(6, 1) 2×1"])
  }

  @Test func `a size that is measured may be written, and is shown in the same frame`() {
    // R6
    struct Screen: View {
      @State private var width = 0
      @State private var text = "abc"
      var body: some View {
        VStack(spacing: 0) {
          Text(text).onGeometryChange(for: Int.self, of: \.size.width) { width = $0 }
          Text("\(width)")
        }
        .onTapGesture { text += "de" }
      }
    }
    let host = TestHost(width: 5, height: 2) { Screen() }
    expect(host.text, " abc \n  3  ")
    host.click(x: 2, y: 0)
    expect(host.text, "abcde\n  5  ")
    expect(host.terminal.writes.count, 2)
  }

  // MARK: Anchors

  private struct Chooser: View {
    let log: Log
    @State private var chosen = 0
    @State private var lead = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.clear.frame(width: 1, height: lead)
        ForEach(0..<3, id: \.self) { row in
          Text("row").anchorPreference(key: ChosenKey.self, value: .bounds) { row == chosen ? $0 : nil }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlayPreferenceValue(ChosenKey.self, alignment: .topLeading) { anchor in
        let _ = log.note("overlay")
        GeometryReader { proxy in
          if let anchor {
            let rect = proxy[anchor]
            let _ = log.note("\(rect.minX),\(rect.minY) \(rect.size)")
            Text("<").offset(x: rect.maxX, y: rect.minY)
          }
        }
      }
      .padding(.leading, 1)
      .onKeyPress("n") {
        chosen += 1
        return .handled
      }
      .onKeyPress("l") {
        lead += 1
        return .handled
      }
    }
  }

  @Test func `an anchor is found where its view is, and follows it without a new overlay`() {
    let log = Log()
    let host = TestHost(width: 6, height: 4) { Chooser(log: log) }
    expect(host.text, " row< \n row  \n row  \n      ")
    expect(log.take().last, "0,0 3×1")
    host.press("n")
    expect(host.text, " row  \n row< \n row  \n      ")
    _ = log.take()
    host.press("l")
    expect(host.text, "      \n row  \n row< \n row  ")
    expect(log.take(), ["0,2 3×1"])
    host.press("n")
    host.press("n")
    expect(host.text, lacks: "<")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `points of a view are anchors too, and a value may be changed by one`() {
    let log = Log()
    let host = TestHost(width: 9, height: 3) {
      Text("abcd")
        .anchorPreference(key: PointsKey.self, value: .center) { [$0] }
        .transformAnchorPreference(key: PointsKey.self, value: .bottomTrailing) { $0.append($1) }
        .padding(.top, 1).padding(.leading, 2)
        .overlayPreferenceValue(PointsKey.self) { anchors in
          GeometryReader { proxy in
            let _ = log.note(anchors.map { "\(proxy[$0])" }.joined(separator: " "))
            Text("")
          }
        }
    }
    expect(log.take().last, "(4, 1) (6, 2)")
    expect(host.issues, [])
  }

  @Test func `an anchor of a view that has gone is nowhere`() {
    final class Box { var anchor: Anchor<Rect>? }
    struct Screen: View {
      let box: Box
      @State private var isShown = true
      var body: some View {
        VStack(spacing: 0) {
          if isShown {
            Text("ab").anchorPreference(key: ChosenKey.self, value: .bounds) { $0 }
          }
          GeometryReader { proxy in
            if let anchor = box.anchor { Text("\(proxy[anchor].size)") }
          }
        }
        .overlayPreferenceValue(ChosenKey.self) { anchor in
          let _ = box.anchor = anchor ?? box.anchor
          Text("")
        }
        .onTapGesture { isShown.toggle() }
      }
    }
    let box = Box()
    let host = TestHost(width: 5, height: 3) { Screen(box: box) }
    expect(box.anchor != nil)
    host.click(x: 2, y: 0)
    host.click(x: 2, y: 0)
    host.click(x: 2, y: 0)
    expect(box.anchor != nil)
    expect(host.host.checkInvariants(), [])
  }

  // MARK: Gestures

  @Test func `gestures tell places in the space that they are asked for`() {
    let log = Log()
    let host = TestHost(width: 9, height: 4) {
      VStack(alignment: .leading, spacing: 0) {
        Text("one")
        Text("two").padding(.leading, 2)
          .onTapGesture(coordinateSpace: .global) { log.note("global \($0)") }
        Text("three").padding(.leading, 1)
          .gesture(
            SpatialTapGesture(coordinateSpace: .named("all")).onEnded { log.note("all \($0.location)") })
        Text("four").padding(.leading, 1)
          .gesture(
            DragGesture(coordinateSpace: .named("all")).onEnded {
              log.note("drag \($0.startLocation) \($0.location) \($0.translation)")
            })
      }
      .coordinateSpace(.named("all"))
      .padding(.leading, 1)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    host.click(x: 4, y: 1)
    host.click(x: 4, y: 2)
    expect(log.take(), ["global (4, 1)", "all (3, 2)"])
    host.drag((x: 3, y: 3), (x: 5, y: 3))
    expect(log.take(), ["drag (2, 3) (4, 3) 2×0"])
  }

  @Test func `hovering is told in the space that it is asked for`() {
    let log = Log()
    let host = TestHost(width: 6, height: 2) {
      VStack(alignment: .leading, spacing: 0) {
        Text("one")
        Text("two").onContinuousHover(coordinateSpace: .global) { log.note("\($0)") }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    host.hover(x: 1, y: 1)
    expect(log.take(), ["active((1, 1))"])
  }

  // MARK: Costs

  @Test func `what nobody asks for is never looked for`() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        VStack {
          GeometryReader { Text("\($0.size) \($0.frame(in: .local).width)") }.coordinateSpace(.named("a"))
          Text("\(count)").anchorPreference(key: ChosenKey.self, value: .bounds) { $0 }
        }
        .onKeyPress("n") {
          count += 1
          return .handled
        }
      }
    }
    let host = TestHost(width: 9, height: 3) { Screen() }
    host.press("n")
    expect(host.host.places.isEmpty)
  }

  @Test func `of 10 000 views that hear of their places none is asked while nothing moves`() {
    final class Count { var count = 0 }
    struct Number: View {
      let model: Number10
      var body: some View { Text("\(model.number)") }
    }
    struct Screen: View {
      let asked: Count
      let told: Count
      let model: Number10
      @State private var lead = 0
      var body: some View {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            Number(model: model)
            Color.clear.frame(width: 1, height: lead)
            ForEach(0..<10_000, id: \.self) { _ in
              Text("row")
                .onGeometryChange(for: Int.self) {
                  asked.count += 1
                  return $0.frame(in: .global).minY
                } action: { _ in
                  told.count += 1
                }
            }
          }
        }
        .onKeyPress("l") {
          lead += 1
          return .handled
        }
      }
    }
    let (asked, told) = (Count(), Count())
    let model = Number10()
    let host = TestHost(width: 9, height: 5) { Screen(asked: asked, told: told, model: model) }
    expect(asked.count == 10_000 && told.count == 10_000)
    model.number = 11
    host.turn()
    expect(host.text, contains: "11")
    expect(asked.count, 10_000)
    host.press("l")
    expect(asked.count == 20_000 && told.count == 20_000)
    expect(host.host.checkInvariants(), [])
  }

  @Test func `who stopped asking isn't looked for any more`() {
    struct Screen: View {
      @State private var isAsking = true
      var body: some View {
        GeometryReader { proxy in
          Text(isAsking ? "\(proxy.frame(in: .global))" : "no").onTapGesture { isAsking = false }
        }
      }
    }
    let host = TestHost(width: 20, height: 1) { Screen() }
    expect(host.host.places.count, 1)
    host.click(x: 0, y: 0)
    host.turn()
    expect(host.host.places.isEmpty)
  }
}

@Observable private final class Number10 { var number = 10 }

private enum ChosenKey: PreferenceKey {
  static var defaultValue: Anchor<Rect>? { nil }
  static func reduce(value: inout Anchor<Rect>?, nextValue: () -> Anchor<Rect>?) {
    value = value ?? nextValue()
  }
}

private enum PointsKey: PreferenceKey {
  static var defaultValue: [Anchor<Point>] { [] }
  static func reduce(value: inout [Anchor<Point>], nextValue: () -> [Anchor<Point>]) { value += nextValue() }
}
