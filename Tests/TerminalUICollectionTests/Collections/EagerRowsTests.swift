import Observation
import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

/// Rows that are all made.
@Suite struct EagerRowsTests {
  @Observable final class Model {
    var text = "row"
  }

  private struct Rows: View {
    let model: Model
    let count: Int
    var body: some View {
      ScrollView { VStack { ForEach(0..<count, id: \.self) { Text("\(model.text) \($0)") } } }
    }
  }

  // Less than linear growth is what a fixed cost looks like.
  @Test func `eight times as many rows that read a property are about eight times the work`() {
    let growth = growth(from: 1 << 9) { count in
      let model = Model()
      _ = TestHost(width: 20, height: 5) { Rows(model: model, count: count) }
    }
    expect(growth, below: 24)
  }
}
