import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@Suite struct ScenePhaseTests {
  private struct Shows: View {
    @Environment(\.scenePhase) private var phase
    var body: some View { Text("\(phase)") }
  }

  private struct Counts: View {
    @Environment(\.scenePhase) private var phase
    @State private var count = 0
    var body: some View {
      Text("\(count) changes").onChange(of: phase) { count += 1 }
    }
  }

  @Test func `a scene is active until the terminal says that its window lost the focus`() {
    let host = TestHost(width: 10, height: 2) {
      VStack(alignment: .leading) {
        Shows()
        Text("other")
      }
    }
    expect(host.text, contains: "active")
    host.send(.focus(false))
    expect(host.text, contains: "inactive")
    expect(host.record.bodies, ["Shows"])
    host.send(.focus(true))
    expect(host.text, lacks: "inactive")
  }

  @Test func `what is said twice changes nothing`() {
    let host = TestHost(width: 10, height: 1) { Counts() }
    for isFocused in [true, false, false, true] { host.send(.focus(isFocused)) }
    expect(host.text, contains: "2 changes")
    host.send(.focus(true))
    expect(host.record.bodyCount, 0)
  }

  @Test func `nobody is evaluated where nobody asks`() {
    let host = TestHost(width: 10, height: 1) { Text("quiet") }
    host.send(.focus(false))
    expect(host.record.bodyCount, 0)
    expect(host.record.cellsWritten, 0)
  }

  @Test func `a view can set another phase for those in it`() {
    let host = TestHost(width: 10, height: 1) { Shows().environment(\.scenePhase, .background) }
    host.send(.focus(false))
    expect(host.text, contains: "background")
  }

  @Test func `phases are ordered by how much the user sees`() {
    expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
  }
}
