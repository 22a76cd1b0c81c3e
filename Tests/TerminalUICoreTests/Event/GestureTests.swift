import Expectations
import Testing
import TerminalUI
import TerminalUITesting

extension TestHost {
  fileprivate func mouse(_ kind: MouseEvent.Kind, _ x: Int, _ y: Int = 0) {
    send(.mouse(MouseEvent(kind, at: Point(x: x, y: y))))
  }
}

@Suite struct GestureTests {
  @Test func `a drag tells where it began, where it is and how it ended, in the view's coordinates`() {
    let log = Log()
    let host = TestHost(width: 10, height: 3) {
      Text("abcdefgh").padding(.leading, 2).gesture(
        DragGesture().onChanged {
          log.note("\($0.startLocation) \($0.location) \($0.translation.width),\($0.translation.height)")
        }.onEnded { log.note("end \($0.translation.width)") })
    }
    host.drag((3, 1), (3, 1), (5, 1), (1, 2))
    expect(log.take(), ["(3, 0) (5, 0) 2,0", "(3, 0) (1, 1) -2,1", "end -2"])
  }

  @Test func `a press that doesn't move far enough is no drag`() {
    let log = Log()
    let host = TestHost(width: 8, height: 1) {
      Text("abcdefgh").gesture(DragGesture(minimumDistance: 3).onChanged { _ in log.note("drag") })
    }
    host.drag((0, 0), (2, 0))
    expect(log.take(), [])
    host.drag((0, 0), (3, 0))
    expect(log.take(), ["drag"])
  }

  @Test func `a drag of no distance begins with the press`() {
    let log = Log()
    let host = TestHost(width: 3, height: 1) {
      Text("abc").gesture(DragGesture(minimumDistance: 0).onChanged { log.note("\($0.location)") })
    }
    host.mouse(.down(.left), 1)
    expect(log.take(), ["(1, 0)"])
  }

  @Test func `a gesture's state follows the drag and goes back`() {
    let host = TestHost(width: 10, height: 1) { Slider() }
    host.mouse(.down(.left), 1)
    host.mouse(.drag(.left), 4)
    expect(host.text.hasPrefix("3"))
    host.mouse(.drag(.left), 6)
    expect(host.text.hasPrefix("5"))
    host.mouse(.up(.left), 6)
    expect(host.text.hasPrefix("0"))
  }

  private struct Slider: View {
    @GestureState private var offset = 0
    var body: some View {
      Text("\(offset)").frame(width: 10, alignment: .leading).background(Color.blue)
        .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation.width })
    }
  }

  @Test func `a gesture's state goes back when the view's gesture loses`() {
    let log = Log()
    let host = TestHost(width: 4, height: 1) {
      Pressing(log: log).highPriorityGesture(DragGesture().onChanged { _ in log.note("drag") })
    }
    host.mouse(.down(.left), 0)
    expect(host.text, "down")
    host.mouse(.drag(.left), 1)
    expect(host.text, "up  ")
    expect(log.take(), ["drag"])
  }

  @Test func `a gesture's state without a value is nil, and its going back is told`() {
    // K
    struct Slider: View {
      @GestureState private var offset: Int?
      init(_ log: Log) {
        _offset = GestureState { last, _ in log.note("back from \(last ?? -1)") }
      }
      var body: some View {
        Text(offset.map { "\($0)" } ?? "-").frame(width: 10, alignment: .leading).background(Color.blue)
          .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation.width })
      }
    }
    let log = Log()
    let host = TestHost(width: 10, height: 1) { Slider(log) }
    expect(host.text.hasPrefix("-"))
    host.mouse(.down(.left), 1)
    host.mouse(.drag(.left), 4)
    expect(host.text.hasPrefix("3"))
    host.mouse(.up(.left), 4)
    expect(host.text.hasPrefix("-"))
    expect(log.take(), ["back from 3"])
  }

  private struct Pressing: View {
    let log: Log
    @GestureState private var isPressed = false
    var body: some View {
      Text(isPressed ? "down" : "up  ").gesture(
        LongPressGesture().updating($isPressed) { value, state, _ in state = value }.onEnded { _ in
          log.note("long")
        })
    }
  }

  @Test func `a long press ends when its time is over`() {
    let log = Log()
    let host = TestHost(width: 4, height: 1) {
      Text("hold").onLongPressGesture(minimumDuration: 1) {
        log.note("long")
      } onPressingChanged: {
        log.note("\($0)")
      }
    }
    host.mouse(.down(.left), 0)
    host.advance(by: .milliseconds(900))
    expect(log.take(), ["true"])
    host.advance(by: .milliseconds(100))
    expect(log.take(), ["false", "long"])
    host.mouse(.up(.left), 0)
    host.mouse(.down(.left), 0)
    host.mouse(.up(.left), 0)
    host.advance(by: .seconds(2))
    expect(log.take(), ["true", "false"])
  }

  @Test func `a long press that moves away is none`() {
    let log = Log()
    let host = TestHost(width: 8, height: 1) {
      Text("hold here").onLongPressGesture { log.note("long") }
    }
    host.mouse(.down(.left), 0)
    host.mouse(.drag(.left), 4)
    host.advance(by: .seconds(2))
    host.mouse(.up(.left), 4)
    expect(log.take(), [])
  }

  @Test(arguments: [Double.nan, -1, -.infinity, .infinity, 1e300, 0])
  func `no time for a long press is too odd`(seconds: Double) {
    let log = Log()
    let host = TestHost(width: 4, height: 1) {
      Text("hold").onLongPressGesture(minimumDuration: seconds) { log.note("long") }
    }
    host.mouse(.down(.left), 0)
    host.advance(by: .seconds(1))
    expect(log.take(), (seconds > 0 ? [] : ["long"]))
  }

  @Test func `the innermost gesture that is recognized wins`() {
    let log = Log()
    let host = TestHost(width: 5, height: 1) {
      Text("inner").gesture(TapGesture().onEnded { log.note("tap") })
        .gesture(DragGesture().onEnded { _ in log.note("drag") })
    }
    host.mouse(.down(.left), 0)
    host.mouse(.up(.left), 0)
    expect(log.take(), ["tap"])
    host.drag((0, 0), (2, 0))
    expect(log.take(), ["drag"])
  }

  @Test func `a simultaneous gesture wins and loses with nobody`() {
    let log = Log()
    let host = TestHost(width: 5, height: 1) {
      Text("inner").gesture(TapGesture().onEnded { log.note("inner") })
        .simultaneousGesture(TapGesture().onEnded { log.note("outer") })
    }
    host.click(x: 0, y: 0)
    expect(log.take().sorted(), ["inner", "outer"])
  }

  @Test func `taps of several clicks tell where the last one was`() {
    let log = Log()
    let host = TestHost(width: 5, height: 1) {
      Text("inner").gesture(SpatialTapGesture(count: 2).onEnded { log.note("\($0.location)") })
    }
    host.click(x: 0, y: 0)
    host.click(x: 3, y: 0)
    expect(log.take(), ["(3, 0)"])
  }

  @Test func `a hold and then a drag is a sequence`() {
    let log = Log()
    let host = TestHost(width: 8, height: 1) {
      Text("sequence").gesture(
        LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
          if case .second(true, let drag?) = value { log.note("moved by \(drag.translation.width)") }
        })
    }
    host.mouse(.down(.left), 1)
    host.mouse(.drag(.left), 5)
    host.mouse(.up(.left), 5)
    expect(log.take(), [])
    host.mouse(.down(.left), 1)
    host.advance(by: .seconds(1))
    host.mouse(.drag(.left), 5)
    host.mouse(.up(.left), 6)
    expect(log.take(), ["moved by 5"])
  }

  @Test func `of two exclusive gestures one ends`() {
    let log = Log()
    let host = TestHost(width: 8, height: 1) {
      Text("sequence").gesture(
        DragGesture().exclusively(before: TapGesture()).onEnded { value in
          switch value {
          case .first: log.note("drag")
          case .second: log.note("tap")
          }
        })
    }
    host.click(x: 0, y: 0)
    host.drag((0, 0), (4, 0))
    expect(log.take(), ["tap", "drag"])
  }

  @Test func `two simultaneous gestures tell both values`() {
    let log = Log()
    let host = TestHost(width: 8, height: 1) {
      Text("sequence").gesture(
        SpatialTapGesture().simultaneously(with: DragGesture(minimumDistance: 0)).onEnded { value in
          log.note("\(value.first?.location.x ?? -1) \(value.second?.translation.width ?? -1)")
        })
    }
    host.drag((1, 0), (3, 0))
    expect(log.take(), ["3 2"])
  }

  @Test func `a gesture's actions are those of the view's last value`() {
    let log = Log()
    let host = TestHost(width: 8, height: 1) { Renaming(log: log) }
    host.mouse(.down(.left), 0)
    host.press("x")
    host.mouse(.drag(.left), 2)
    host.mouse(.up(.left), 2)
    expect(log.take(), ["second"])
  }

  private struct Renaming: View {
    let log: Log
    @State private var name = "first"
    var body: some View {
      Text("sequence").gesture(DragGesture().onEnded { [name] _ in log.note(name) })
        .onKeyPress("x") {
          name = "second"
          return .handled
        }
    }
  }

  @Test func `a view that goes during a drag takes its gesture along`() {
    let log = Log()
    let host = TestHost(width: 8, height: 1) { Leaving(log: log) }
    host.mouse(.down(.left), 0)
    host.press("x")
    host.mouse(.drag(.left), 2)
    host.mouse(.up(.left), 2)
    expect(log.take(), ["outer"])
  }

  private struct Leaving: View {
    let log: Log
    @State private var isThere = true
    var body: some View {
      ZStack {
        Text("behind")
        if isThere { Text("sequence").gesture(DragGesture().onEnded { _ in log.note("inner") }) }
      }
      .gesture(DragGesture().onEnded { _ in log.note("outer") })
      .onKeyPress("x") {
        isThere = false
        return .handled
      }
    }
  }

  @Test func `a disabled view takes no gesture`() {
    let log = Log()
    let host = TestHost(width: 8, height: 1) {
      Text("sequence").gesture(DragGesture().onEnded { _ in log.note("drag") }).disabled(true)
    }
    host.drag((0, 0), (4, 0))
    expect(log.take(), [])
  }
}
