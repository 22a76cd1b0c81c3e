import TerminalUIFoundation
import TerminalUITesting
import Expectations
import Testing

/// Names that whole apps for SwiftUI use: they do what their documentation says.
@Suite struct AppNameTests {
  private func painted(_ style: some ShapeStyle) -> String {
    TestHost(width: 2, height: 1) { Rectangle().fill(style).background(Color.white) }.styledText
  }

  @Test func `a colour has lesser levels, which are less opaque`() {
    expect(painted(Color.blue.secondary), painted(Color.blue.opacity(0.7)))
    expect(painted(Color.blue.tertiary), painted(Color.blue.opacity(0.5)))
    expect(painted(Color.blue.quaternary), painted(Color.blue.opacity(0.3)))
    expect(painted(Color.blue.quinary), painted(Color.blue.quaternary))
    expect(painted(Color.blue.quaternary), not: painted(Color.blue))
  }

  @Test func `numbers are interpolated`() {
    expect(10.0.interpolated(towards: 20, amount: 0.25), 12.5)
    expect(CGFloat(0).interpolated(towards: 8, amount: 2), 16)
    var pair = AnimatablePair(0.0, 10.0)
    pair.interpolate(towards: AnimatablePair(4, 0), amount: 0.5)
    expect(pair, AnimatablePair(2, 5))
  }

  @Test func `a literal of a colour is that colour`() {
    let color = Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))
    expect(color, Color(red: 1, green: 0, blue: 0))
  }

  @Test func `a colour is made of a colour`() {
    let accent = Color.green
    expect([true, false].map { Color($0 ? accent : .red) }, [.green, .red])
    expect(Color(.systemRed), Color.red)
  }

  @Test func `a position of nowhere needs no type`() {
    var position: ScrollPosition = .init()
    expect(position.viewID == nil && position.edge == nil && position.point == nil)
    position.scrollTo(edge: .bottom)
    expect(position.edge, .bottom)
  }

  private struct Bar: View {
    @State private var tab = "home"
    var body: some View {
      TabView(selection: $tab) {
        Tab(value: "home") { Text("at home") }
        Tab(value: "find", role: .search) { Text("found") }
      }
    }
  }

  @Test func `a tab needs no label, and that of a search has one`() {
    let host = TestHost(width: 30, height: 6) { Bar() }
    expect(host.text, contains: "at home")
    expect(host.text, contains: "Search")
    host.click(on: "Search")
    expect(host.text, contains: "found")
  }

  private struct Held: View {
    let isEnabled: Bool
    @State private var notes: [String] = []
    var body: some View {
      VStack(alignment: .leading) {
        Text("both").gesture(TapGesture().onEnded { notes.append("inner") })
          .simultaneousGesture(TapGesture().onEnded { notes.append("outer") }, isEnabled: isEnabled)
        Text("first").gesture(TapGesture().onEnded { notes.append("low") })
          .highPriorityGesture(TapGesture().onEnded { notes.append("high") }, isEnabled: isEnabled)
        Text(notes.sorted().joined(separator: " "))
      }
    }
  }

  @Test(arguments: [(true, "high inner outer"), (false, "inner low")])
  func `gestures count while they are enabled`(isEnabled: Bool, notes: String) {
    let host = TestHost(width: 20, height: 3) { Held(isEnabled: isEnabled) }
    host.click(on: "both")
    host.click(on: "first")
    expect(host.trimmedText.hasSuffix(notes))
  }

  private struct Speed: View {
    @State private var speed: CGSize?
    var body: some View {
      Text(speed.map { "\($0.width) \($0.height)" } ?? "none")
        .gesture(DragGesture().onEnded { speed = $0.velocity })
    }
  }

  @Test func `a drag has no speed`() {
    let host = TestHost(width: 10, height: 1) { Speed() }
    host.drag((4, 0), (6, 0))
    expect(host.text, contains: "0.0 0.0")
  }

  private struct Topmost: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      if target.rect.minY < 50, context.velocity.dy <= 0 { target.rect.origin = .init(x: 0, y: 70) }
    }
  }

  private struct Sheets: View {
    @Namespace private var names
    let isPlain: Bool
    var body: some View {
      let list = ScrollView { Text("content") }
      if isPlain {
        list
      } else {
        list.scrollTargetBehavior(Topmost()).presentationBackground { Color.red }
          .matchedTransitionSource(id: 1, in: names) { $0.background(.red).clipShape(.capsule) }
      }
    }
  }

  @Test func `a behaviour with a target, and where screens come from, have no effect`() {
    let host = TestHost(width: 12, height: 2) { Sheets(isPlain: false) }
    expect(host.styledText, TestHost(width: 12, height: 2) { Sheets(isPlain: true) }.styledText)
  }

  @Test func `keyframes are made by a loop, one after the other`() {
    let goals = [10.0, 4, 8]
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      for goal in goals { LinearKeyframe(goal, duration: 1) }
    }
    expect([0.5, 1, 1.5, 2, 3].map { timeline.value(time: $0) }, [5, 10, 7, 4, 8])
  }

  @Test func `the wheel of a date picker is its field`() {
    let host = TestHost(width: 30, height: 2) {
      DatePicker("On", selection: .constant(.distantPast)).datePickerStyle(WheelDatePickerStyle())
    }
    let compact = TestHost(width: 30, height: 2) {
      DatePicker("On", selection: .constant(.distantPast)).datePickerStyle(.compact)
    }
    expect(host.text, compact.text)
  }

  @Test func `a shape turns around an axis of floating numbers`() {
    let axis: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 1, 0)
    func text(_ view: some View) -> String { TestHost(width: 8, height: 2) { view }.styledText }
    expect(
      text(Color.red.rotation3DEffect(.degrees(60), axis: axis)), text(Color.red.scaleEffect(x: 0.5)))
    expect(text(Color.red.scaleEffect(CGSize(width: 0.5, height: 1))), text(Color.red.scaleEffect(x: 0.5)))
    expect(text(Color.red.clipShape(.capsule(style: .continuous))), text(Color.red.clipShape(.capsule)))
  }

  @Test func `a view comes and goes by lengths and styles that apps write`() {
    struct Flag: View {
      @State private var isOn = true
      let transition: AnyTransition
      var body: some View {
        VStack(spacing: 0) {
          Button("go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
          if isOn { Text("flag").transition(transition) }
        }
      }
    }
    let pairs: [(AnyTransition, AnyTransition)] = [
      (.offset(y: 1.6), .offset(y: 2)), (.blurReplace(.upUp), .blurReplace), (.offset(x: 0.4), .offset(x: 0)),
    ]
    for (transition, same) in pairs {
      let hosts = [transition, same].map { (transition: AnyTransition) in
        TestHost(width: 8, height: 5) { Flag(transition: transition) }
      }
      for host in hosts {
        host.click(on: "go")
        host.advance(by: .milliseconds(500))
      }
      expect(hosts[0].styledText, hosts[1].styledText)
    }
    let geometry = ScrollGeometry(
      contentOffset: .zero, contentSize: .zero, contentInsets: .init(), containerSize: .zero)
    expect(geometry, ScrollGeometry(contentOffset: .zero, contentSize: .zero, containerSize: .zero))
  }

  @Test func `the short makers of sizes are the long ones`() {
    expect(CGSizeMake(2, 3), CGSize(width: 2, height: 3))
    expect(CGPointMake(2, 3), CGPoint(x: 2, y: 3))
    expect(CGRectMake(1, 2, 3, 4), CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}

extension TestHost {
  /// The style of a cell.
  func style(_ x: Int, _ y: Int) -> Style { screen[x, y].style }
}
