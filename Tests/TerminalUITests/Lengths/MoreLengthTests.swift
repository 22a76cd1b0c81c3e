import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Lengths of columns, sheets, scrolling and gestures.
@Suite struct MoreLengthTests {
  private func picture<V: View>(_ view: V, width: Int = 80, height: Int = 12) -> String {
    TestHost(width: width, height: height) { view }.text
  }

  private func split<V: View>(_ sidebar: V) -> some View {
    NavigationSplitView {
      sidebar
    } detail: {
      Text("detail")
    }
  }

  @Test func `columns of a split view take fractions and points`() {
    let whole = picture(split(Text("side").navigationSplitViewColumnWidth(21)))
    expect(picture(split(Text("side").navigationSplitViewColumnWidth(20.5))), whole)
    expect(picture(split(Text("side").navigationSplitViewColumnWidth(168)).lengthUnit(.points)), whole)
    let ideal = picture(split(Text("side").navigationSplitViewColumnWidth(min: 10, ideal: 25, max: 30)))
    expect(
      picture(split(Text("side").navigationSplitViewColumnWidth(min: 9.5, ideal: 24.5, max: 29.5))), ideal)
    expect(whole, not: ideal)
  }

  @Test func `columns of an inspector take fractions and points`() {
    func inspected<V: View>(_ inspector: V) -> some View {
      Text("main").inspector(isPresented: .constant(true)) { inspector }
    }
    let whole = picture(inspected(Text("details").inspectorColumnWidth(30)))
    expect(picture(inspected(Text("details").inspectorColumnWidth(29.5))), whole)
    expect(picture(inspected(Text("details").inspectorColumnWidth(240)).lengthUnit(.points)), whole)
    expect(
      picture(inspected(Text("details").inspectorColumnWidth(min: 20.5, ideal: 29.5, max: 40.5))), whole)
  }

  @Test func `heights of sheets take fractions and points`() {
    func sheet(_ detent: PresentationDetent) -> some View {
      Text("base").sheet(isPresented: .constant(true)) { Text("up").presentationDetents([detent]) }
    }
    let whole = picture(sheet(.height(7)))
    expect(picture(sheet(.height(6.5))), whole)
    expect(picture(sheet(.height(112)).lengthUnit(.points)), whole)
    expect(picture(sheet(.height(9))), not: whole)
  }

  @Test func `places of a scroll view are points where they are counted`() {
    struct Scrolled: View {
      @State private var position = ScrollPosition(y: 80)
      let tell: (ScrollGeometry) -> Void
      var body: some View {
        ScrollView { VStack { ForEach(0..<20) { Text("row \($0)") } } }.scrollPosition($position)
          .onScrollGeometryChange(for: ScrollGeometry.self) {
            $0
          } action: {
            tell($1)
          }
      }
    }
    var last: ScrollGeometry?
    let host = TestHost(width: 10, height: 4) { Scrolled { last = $0 }.lengthUnit(.points) }
    expect(last?.contentOffset, Point(x: 0, y: 80))
    expect(last?.containerSize.height, 64)
    expect(host.text.contains("row 5") && !host.text.contains("row 4"))
  }

  @Test func `gestures count distances in the unit`() {
    var changes = 0
    var taps: [Point] = []
    var hovers: [HoverPhase] = []
    let host = TestHost(width: 20, height: 4) {
      Color.red
        .gesture(DragGesture(minimumDistance: 24.5).onChanged { _ in changes += 1 })
        .simultaneousGesture(SpatialTapGesture().onEnded { taps.append($0.location) })
        .onContinuousHover { hovers.append($0) }
        .lengthUnit(.points)
    }
    host.drag((2, 1), (4, 1))
    expect(changes, 0)
    host.drag((2, 1), (6, 1))
    expect(changes, above: 0)
    host.click(x: 1, y: 1)
    expect(taps.last, Point(x: 8, y: 16))
    host.hover(x: 2, y: 2)
    expect(hovers.last, .active(Point(x: 16, y: 32)))
    expect(LongPressGesture(maximumDistance: 2.5).maximumDistance, 3)
    expect(DragGesture(minimumDistance: 2.5).minimumDistance, 3)
  }
}
