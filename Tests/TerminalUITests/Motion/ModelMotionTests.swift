import Expectations
import Testing

@testable import TerminalUI
@testable import TerminalUITesting

/// Properties of models, which are written at once, in the update of an animation.
@MainActor @Suite struct ModelMotionTests {
  @Observable final class Model { var number = 0 }

  @Test(arguments: [true, false])
  func `a model that changes in an animation moves, also while a change outside of it waits`(
    isOfAnotherHost: Bool
  ) {
    // E6, Motion B1
    final class Handle { var count: Binding<Int>? }
    struct Counted: View {
      let handle: Handle
      @State private var count = 0
      var body: some View {
        handle.count = $count
        return Text("\(count)")
      }
    }
    struct Probe: View {
      let model: Model
      let handle: Handle?
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("o").offset(x: model.number).frame(maxWidth: .infinity, alignment: .leading)
          if let handle { Counted(handle: handle) }
        }
      }
    }
    let (model, handle) = (Model(), Handle())
    let other = TestHost(width: 3, height: 1) { if isOfAnotherHost { Counted(handle: handle) } }
    let host = TestHost(width: 30, height: 2, motion: true) {
      Probe(model: model, handle: isOfAnotherHost ? nil : handle)
    }
    handle.count?.wrappedValue = 1
    withAnimation(.linear(duration: 1)) { model.number = 20 }
    host.turn()
    host.advance(by: .seconds(0.5))
    expect((9...11), contains: host.position(of: "o")?.x ?? -1)
    other.turn()
    expect((isOfAnotherHost ? other : host).text, contains: "1")
  }
}
