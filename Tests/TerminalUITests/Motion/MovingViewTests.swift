import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Views that are animated by their values: data of their own, progress, numbers, outlines, phases and keyframes.
@MainActor @Suite struct MovingViewTests {
  private struct Meter: View, Animatable {
    var level: Double
    var animatableData: Double {
      get { level }
      set { level = newValue }
    }
    var body: some View { Text(String(repeating: "#", count: Int(level.rounded()))) }
  }

  private struct Shifted: ViewModifier, Animatable {
    var columns: Double
    var animatableData: Double {
      get { columns }
      set { columns = newValue }
    }
    func body(content: Content) -> some View { content.offset(x: Int(columns.rounded())) }
  }

  private struct Stage<Content: View>: View {
    var animation: Animation? = .linear(duration: 1)
    @ViewBuilder let content: (Bool) -> Content
    @State private var isOn = false

    var body: some View {
      content(isOn)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onKeyPress("g") {
          withAnimation(animation) { isOn.toggle() }
          return .handled
        }
    }
  }

  private func host<V: View>(width: Int = 12, height: Int = 1, @ViewBuilder _ content: @escaping (Bool) -> V)
    -> TestHost
  {
    TestHost(width: width, height: height, motion: true) { Stage(content: content) }
  }

  @Test func `a view has every value between that is shown`() {
    // Motion B9
    let host = host { Meter(level: $0 ? 10 : 0) }
    host.press("g")
    expect(host.trimmedText, "")
    host.advance(by: .seconds(0.5))
    expect(host.trimmedText, "#####")
    host.advance(by: .seconds(0.6))
    expect(host.trimmedText, "##########")
    expectEmpty(host.animations)
  }

  /// Containers with no cell until something in them has moved.
  private nonisolated enum Around: CaseIterable {
    case reader, readers, fits, scroll, lazyStack, list, grid, lazyGrid, navigation, stack, overlay, layout
  }

  private struct Surrounded: View {
    let around: Around
    let level: Double

    private var meter: some View { Meter(level: level) }

    var body: some View {
      switch around {
      case .reader: GeometryReader { _ in meter }
      case .readers: GeometryReader { _ in HStack { GeometryReader { _ in meter } } }
      case .fits: ViewThatFits { meter }
      case .scroll: ScrollView { meter }
      case .lazyStack: ScrollView { LazyVStack(alignment: .leading) { ForEach(0..<1) { _ in meter } } }
      case .list: List(0..<1) { _ in meter }
      case .grid: Grid { GridRow { meter } }
      case .lazyGrid: ScrollView { LazyVGrid(columns: [GridItem()]) { ForEach(0..<1) { _ in meter } } }
      case .navigation: NavigationStack { meter }
      case .stack: VStack { HStack { meter } }
      case .overlay: Color.clear.overlay { meter }
      case .layout: AnyLayout(VStackLayout()) { meter }
      }
    }
  }

  // Mend D7
  @Test(arguments: Around.allCases)
  private func `a view moves wherever it is, also from nothing`(around: Around) {
    let host = TestHost(width: 14, height: 3, motion: true) {
      Stage { Surrounded(around: around, level: $0 ? 10 : 0) }
    }
    var seen: [Int] = []
    for _ in 0..<2 {
      host.press("g")
      for _ in 0..<11 {
        seen.append(host.text.filter { $0 == "#" }.count)
        host.advance(by: .seconds(0.1))
      }
    }
    expect(seen, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
  }

  @Test func `a modifier has every value between that is shown`() {
    let host = host { Text("ab").modifier(Shifted(columns: $0 ? 10 : 0)) }
    host.press("g")
    host.advance(by: .seconds(0.5))
    expect(host.trimmedText, "     ab")
    host.advance(by: .seconds(0.6))
    expect(host.trimmedText, "          ab")
  }

  @Test func `progress moves by half columns, and wakes for no less`() {
    // Motion B3
    let host = host { ProgressView(value: $0 ? 1 : 0).labelsHidden() }
    host.press("g")
    host.advance(by: .seconds(0.5))
    expect((5...6), contains: host.trimmedText.filter { $0 == "━" }.count)
    host.advance(by: .seconds(0.6))
    expect(host.trimmedText.filter { $0 == "━" }.count, 12)
    expect(host.animationWakeCount, atMost: 25)
  }

  @Test func `a number in a text counts to the new one`() {
    let host = host { Text("\($0 ? 10 : 0) files").contentTransition(.numericText()) }
    host.press("g")
    expect(host.trimmedText, "0 files")
    host.advance(by: .seconds(0.5))
    expect(host.trimmedText, "5 files")
    host.advance(by: .seconds(0.6))
    expect(host.trimmedText, "10 files")
    host.press("g")
    host.advance(by: .seconds(0.5))
    expect(host.trimmedText, "5 files")
  }

  @Test func `a time in a text runs to the new one`() {
    let host = host { Text("at \($0 ? "0:00.0" : "2:05.5")").contentTransition(.numericText()) }
    host.press("g")
    expect(host.trimmedText, "at 2:05.5")
    host.advance(by: .seconds(0.5))
    // Half of 125.5 s, or a frame less.
    expect(["at 1:02.8", "at 1:04.8"], contains: host.trimmedText, "\(host.text)")
    host.advance(by: .seconds(0.6))
    expect(host.trimmedText, "at 0:00.0")
  }

  @Test(arguments: [
    "1.2.3 a", "1:2", "1:75", "5 of 7", "3.1234567", "1:.5", "99999999999999999999", "12:", "",
  ])
  func `what is no one number changes at once`(text: String) {
    let host = host(width: 24) { Text($0 ? "1:00" : text).contentTransition(.numericText()) }
    host.press("g")
    expect(host.trimmedText, "1:00")
    expectEmpty(host.animations)
  }

  @Test func `an outline is drawn as far as its trim has come`() {
    let host = host(width: 10) { isOn in
      Rectangle().trim(from: 0, to: isOn ? 1 : 0.1).stroke(.red).frame(width: 10, height: 3)
    }
    let before = host.text
    host.press("g")
    host.advance(by: .seconds(0.5))
    let middle = host.text
    host.advance(by: .seconds(1))
    expect(before != middle && middle != host.text)
  }

  @Test func `phases follow each other, each with its motion`() {
    let host = TestHost(width: 12, height: 1, motion: true) {
      Stage(animation: nil) { isOn in
        PhaseAnimator([0, 8, 4], trigger: isOn) { columns in
          Text("o").offset(x: columns)
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    expect(host.position(of: "o")?.x, 0)
    host.press("g")
    host.turn()
    host.advance(by: .seconds(0.5))
    expect((3...5), contains: host.position(of: "o")?.x ?? -1)
    host.advance(by: .seconds(0.55))
    expect((7...8), contains: host.position(of: "o")?.x ?? -1)
    host.advance(by: .seconds(1))
    expect((3...5), contains: host.position(of: "o")?.x ?? -1)
    host.advance(by: .seconds(1.2))
    expect(host.position(of: "o")?.x, 0)
    host.advance(by: .seconds(5))
    expect(host.position(of: "o")?.x, 0)
    expectNil(host.host.timerDeadline)
  }

  @Test func `with reduced motion a phase animator stays in its first phase`() {
    // Motion B13
    let host = TestHost(width: 12, height: 1) {
      PhaseAnimator([0, 8]) { columns in Text("o").offset(x: columns) }
    }
    host.advance(by: .seconds(5))
    expect(host.animationWakeCount == 0 && host.host.timerDeadline == nil)
  }

  private struct Pose {
    var x = 0.0
    var y = 0.0
  }

  @Test func `a timeline follows its tracks`() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10.0, duration: 1)
        MoveKeyframe(4.0)
        LinearKeyframe(0.0, duration: 2)
      }
      KeyframeTrack(\.y) { CubicKeyframe(1.0, duration: 1) }
    }
    expect(timeline.duration, 3)
    expect(timeline.value(time: 0.5).x, 5)
    expect(timeline.value(time: 2).x, 2)
    expect(timeline.value(time: 9).x, 0)
    expect(timeline.value(time: 0.5).y, 0.5)
    expect(timeline.value(progress: 1).y, 1)
  }

  @Test func `keyframes move a view once a trigger changes`() {
    let host = TestHost(width: 12, height: 1, motion: true) {
      Stage(animation: nil) { isOn in
        KeyframeAnimator(initialValue: Pose(), trigger: isOn) { pose in
          Text("o").offset(x: Int(pose.x.rounded()))
        } keyframes: { _ in
          KeyframeTrack(\.x) {
            LinearKeyframe(10.0, duration: 1)
            LinearKeyframe(2.0, duration: 1)
          }
        }
      }
    }
    host.press("g")
    host.advance(by: .seconds(0.5))
    expect(host.position(of: "o")?.x, 5)
    host.advance(by: .seconds(1))
    expect(host.position(of: "o")?.x, 6)
    host.advance(by: .seconds(1))
    expect(host.position(of: "o")?.x, 2)
    expectNil(host.host.timerDeadline)
  }

  private struct Drift: GeometryEffect {
    var columns: Double
    var animatableData: Double {
      get { columns }
      set { columns = newValue }
    }
    func effectValue(size: Size) -> ProjectionTransform { ProjectionTransform(x: columns, y: 0) }
  }

  @Test func `an effect on the geometry draws a view off its place`() {
    let host = host { Text("ab").modifier(Drift(columns: $0 ? 10 : 0)) }
    host.press("g")
    host.advance(by: .seconds(0.5))
    expect(host.trimmedText, "     ab")
  }
}
