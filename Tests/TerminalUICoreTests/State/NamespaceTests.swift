import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@Suite struct NamespaceTests {
  @Test func `a namespace stays with its view, and no two views have the same`() {
    // K
    final class Seen { var names: [Namespace.ID] = [] }
    struct Named: View {
      @Namespace private var namespace
      @State private var count = 0
      let seen: Seen
      var body: some View {
        seen.names.append(namespace)
        return Text("\(count)").onTapGesture { count += 1 }
      }
    }
    let seen = Seen()
    let host = TestHost(width: 1, height: 2) {
      VStack {
        Named(seen: seen)
        Named(seen: seen)
      }
    }
    host.click(x: 0, y: 0)
    expect(seen.names.count, 3)
    expect(Set(seen.names).count, 2)
    expect(seen.names[2], seen.names[0])
  }

  @Test func `a scaled length follows the scale of the environment, and is itself without`() {
    // K
    struct Indented: View {
      @ScaledMetric private var indent: Int = 2
      @ScaledMetric private var ratio = 0.5
      var body: some View { Text("\(indent) \(ratio)") }
    }
    let host = TestHost(width: 6, height: 2) {
      VStack(alignment: .leading) {
        Indented()
        Indented().environment(\.metricScale, 1.5)
      }
    }
    expect(host.text, "2 0.5 \n3 0.75")
    let extreme = TestHost(width: 30, height: 2) {
      VStack {
        Indented().environment(\.metricScale, .infinity)
        Indented().environment(\.metricScale, .nan)
      }
    }
    expect(extreme.text, contains: "1000000000000000 inf")
    expect(extreme.text, contains: "2 nan")
  }
}
