import OpenCombine
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// Objects of which nobody hears that they changed.
@Suite struct SilentObjectTests {
  private final class Silent: ObservableObject {
    var number = 0
  }
  private final class Published: ObservableObject {
    @OpenCombine.Published var number = 0
  }
  private final class Own: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var number = 0
  }
  private final class Stored: ObservableObject {
    @AppStorage("silent") var number = 0
  }
  private class Base: ObservableObject {
    @OpenCombine.Published var number = 0
  }
  private final class Derived: Base {
    var other = 0
  }

  private struct Owner<Object: ObservableObject>: View {
    @ObservedObject var object: Object
    var body: some View { Text("shown") }
  }

  // Counterexamples 3, observations
  @Test func `an object whose changes can't be heard is reported once, with the way out`() {
    let (first, second) = (Silent(), Silent())
    let host = TestHost(width: 20, height: 3) {
      VStack {
        Owner(object: first)
        Owner(object: second)
      }
    }
    expect(host.issues.count, 1)
    let text = host.issues.first.map { "\($0)" } ?? ""
    expect(
      text.contains("Silent") && text.contains("@Published") && text.contains("objectWillChange"), "\(text)")
  }

  @Test func `it is whichever property declares it`() {
    struct Found: View {
      @EnvironmentObject var object: Silent
      var body: some View { Text("found") }
    }
    struct Kept: View {
      @StateObject private var object = Silent()
      var body: some View { Text("kept") }
    }
    expect(TestHost(width: 20, height: 3) { Found().environmentObject(Silent()) }.issues.count, 1)
    expect(TestHost(width: 20, height: 3) { Kept() }.issues.count, 1)
  }

  @Test func `objects that publish, or have a publisher of their own, aren't reported`() {
    let own = Own()
    let host = TestHost(width: 20, height: 3) {
      VStack {
        Owner(object: Published())
        Owner(object: own)
        Owner(object: Derived())
        Owner(object: Stored())
      }
    }
    expect(host.issues, [])
  }
}
