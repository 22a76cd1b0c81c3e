import Expectations
import Testing
import TerminalUI
import TerminalUICore
import TerminalUITesting

extension TestHost {
  fileprivate func mouse(_ kind: MouseEvent.Kind, _ x: Int, _ y: Int = 0) {
    send(.mouse(MouseEvent(kind, at: Point(x: x, y: y))))
  }
}

/// Gestures of views around a control. (Mend B9)
@Suite struct GestureAroundControlTests {
  private struct Pressing: View {
    let priority: Priority
    enum Priority { case normal, simultaneous, high }
    @State private var taps = 0
    @State private var presses = 0

    var body: some View {
      VStack(spacing: 0) {
        button
        Text("\(presses) \(taps)")
      }
    }

    @ViewBuilder private var button: some View {
      let tap = TapGesture().onEnded { taps += 1 }
      let button = Button("b") { presses += 1 }
      switch priority {
      case .normal: button.gesture(tap)
      case .simultaneous: button.simultaneousGesture(tap)
      case .high: button.highPriorityGesture(tap)
      }
    }
  }

  /// How often the button and the gesture around it acted for a click.
  private func acts(_ priority: Pressing.Priority) -> String {
    let host = TestHost(width: 5, height: 2) { Pressing(priority: priority) }
    host.click(on: "b")
    return host.trimmedText.split(separator: "\n").last.map { String($0) } ?? ""
  }

  @Test func `a control comes before a gesture around it`() {
    expect(acts(.normal).hasSuffix("1 0"))
  }

  @Test func `a gesture around a control goes together with it, or before it, where it says so`() {
    expect(acts(.simultaneous).hasSuffix("1 1"))
    expect(acts(.high).hasSuffix("0 1"))
  }

  private final class Log {
    private var entries: [String] = []
    func note(_ entry: String) { entries.append(entry) }
    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  @Test func `a toggle and a link compete as a button does`() {
    let log = Log()
    let turns = TestHost(width: 9, height: 1) {
      Toggle(
        "t",
        isOn: Binding {
          false
        } set: {
          log.note("turn \($0)")
        }
      )
      .simultaneousGesture(TapGesture().onEnded { log.note("both") })
    }
    turns.click(on: "t")
    expect(log.take(), ["turn true", "both"])
    let link = TestHost(width: 9, height: 1) {
      Link("l", destination: "https://example.org")
        .environment(
          \.openURL,
          OpenURLAction {
            log.note($0)
            return .handled
          }
        )
        .highPriorityGesture(TapGesture().onEnded { log.note("before") })
    }
    link.click(on: "l")
    expect(log.take(), ["before"])
  }

  @Test func `a drag that comes first leaves a click to the button, and takes the press when it moves`() {
    let log = Log()
    let host = TestHost(width: 12, height: 1) {
      Button("press me") { log.note("press") }
        .highPriorityGesture(DragGesture().onChanged { log.note("drag \($0.translation.width)") })
    }
    host.click(x: 3, y: 0)
    expect(log.take(), ["press"])
    host.drag((3, 0), (5, 0), (3, 0))
    expect(log.take(), ["drag 2", "drag 0"])
  }

  @Test func `a button takes the whole press from a drag around it`() {
    let log = Log()
    let host = TestHost(width: 12, height: 1) {
      Button("press me") { log.note("press") }.gesture(DragGesture().onChanged { _ in log.note("drag") })
    }
    host.drag((3, 0), (5, 0), (4, 0))
    expect(log.take(), ["press"])
  }

  @Test func `a button whose press goes to another one looks as it did`() {
    let host = TestHost(width: 5, height: 1) {
      Button("b") {}.highPriorityGesture(LongPressGesture(minimumDuration: 1))
    }
    func isBold() -> Bool { host.screen[2, 0].style.attributes.contains(.bold) }
    host.mouse(.down(.left), 2)
    expect(isBold())
    host.advance(by: .seconds(1))
    expect(!isBold())
  }

  @Test func `a gesture in the label of a button comes before the button`() {
    let log = Log()
    let host = TestHost(width: 9, height: 1) {
      Button {
        log.note("press")
      } label: {
        HStack {
          Text("tap").onTapGesture { log.note("tap") }
          Text("b")
        }
      }
    }
    host.click(on: "tap")
    host.click(on: "b")
    expect(log.take(), ["tap", "press"])
  }

  private struct Rows: View {
    let log: Log
    @State private var selection: Int?

    var body: some View {
      List(0..<6, selection: $selection) { row in
        HStack {
          Text("one \(row)").simultaneousGesture(TapGesture().onEnded { log.note("one \(row)") })
          Text("two \(row)").onTapGesture(count: 2) { log.note("two \(row)") }
          Text("tap \(row)").onTapGesture { log.note("tap \(row)") }
          Text("drag \(row)").gesture(DragGesture().onEnded { _ in log.note("drag \(row)") })
        }
      }
      .onChange(of: selection) { log.note("select \(selection ?? -1)") }
    }
  }

  @Test func `a row is selected with what goes together with it, and with what has let the press pass`() {
    let log = Log()
    let host = TestHost(width: 30, height: 6) { Rows(log: log) }
    host.click(on: "one 1")
    expect(log.take(), ["select 1", "one 1"])
    host.click(on: "two 2")
    expect(log.take(), ["select 2"])
    host.click(on: "two 2")
    expect(log.take(), ["two 2"])
    host.click(on: "tap 3")
    expect(log.take(), ["tap 3"])
    host.click(on: "drag 4")
    expect(log.take(), ["select 4"])
    host.drag((22, 5), (26, 5))
    expect(log.take(), ["drag 5"])
  }

  @Test func `a gesture that comes first takes the press of a row, of an indicator and of a field`() {
    let log = Log()
    let list = TestHost(width: 30, height: 6) {
      Rows(log: log).highPriorityGesture(TapGesture().onEnded { log.note("list") })
    }
    list.click(on: "one 1")
    expect(log.take(), ["list", "one 1"])
    let scroll = TestHost(width: 6, height: 3) {
      ScrollView { ForEach(0..<30) { Text("l\($0)") } }
        .highPriorityGesture(TapGesture().onEnded { log.note("scroll") })
    }
    scroll.click(x: 4, y: 2)
    expect(log.take(), ["scroll"])
    expect(scroll.text, contains: "l0")
    let field = TestHost(width: 6, height: 1) {
      TextField("f", text: .constant("abcd"))
        .highPriorityGesture(TapGesture().onEnded { log.note("field") })
    }
    let caret = field.cursor?.position
    field.click(x: 1, y: 0)
    expect(log.take(), ["field"])
    expect(field.cursor?.position, caret)
  }

  @Test func `an indicator goes together with a gesture around the scroll view`() {
    let log = Log()
    let host = TestHost(width: 6, height: 3) {
      ScrollView { ForEach(0..<30) { Text("l\($0)") } }
        .simultaneousGesture(TapGesture().onEnded { log.note("tap") })
    }
    host.click(x: 4, y: 2)
    expect(host.text, lacks: "l0")
    expect(log.take(), ["tap"])
  }

  @Test func `a press that is cancelled acts for nobody, and its release is nobody's`() {
    let log = Log()
    let host = TestHost(width: 9, height: 1) {
      Button("b") { log.note("press") }
        .simultaneousGesture(DragGesture(minimumDistance: 0).onEnded { _ in log.note("drag") })
        .simultaneousGesture(LongPressGesture().onEnded { _ in log.note("long") })
    }
    func isBold() -> Bool { host.screen[2, 0].style.attributes.contains(.bold) }
    host.mouse(.down(.left), 2)
    expect(isBold())
    host.host.cancelPress()
    host.turn()
    expect(!isBold())
    host.advance(by: .seconds(2))
    host.mouse(.drag(.left), 3)
    host.mouse(.up(.left), 3)
    expect(log.take(), [])
    host.click(x: 2, y: 0)
    expect(log.take(), contains: "press")
  }

  @Test func `a press may be cancelled by what it does`() {
    let log = Log()
    var host: TestHost!
    host = TestHost(width: 9, height: 1) {
      Button("b") {
        log.note("press")
        host.host.cancelPress()
      }
      .simultaneousGesture(TapGesture().onEnded { log.note("tap") })
    }
    host.click(x: 2, y: 0)
    host.click(x: 2, y: 0)
    expect(log.take(), ["press", "press"])
  }
}
