import Observation
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

/// What is below a layer that fills the screen, as tests see it.
@Suite struct BelowCoverTests {
  @Observable final class World {
    var name = "before"
    var isCovered = false
  }

  private struct Screen: View {
    let world: World
    var body: some View {
      @Bindable var world = world
      VStack(alignment: .leading) {
        ForEach(0..<world.name.count, id: \.self) { _ in Text(world.name) }
      }
      .fullScreenCover(isPresented: $world.isCovered) { Text("cover") }
    }
  }

  // Counterexamples 3, 9
  @Test func `the text without layers is what there is now, also below a cover`() {
    let world = World()
    let host = TestHost(width: 20, height: 8) { Screen(world: world) }
    world.isCovered = true
    host.turn()
    expect(host.text.contains("cover") && !host.text.contains("before"))
    world.name = "now"
    host.turn()
    let below = host.textWithoutLayers
    expect(below.contains("now") && !below.contains("before"), "\(below)")
    expect(below.components(of: "now"), 3)
    // To look changes nothing.
    expect(host.text.contains("cover") && !host.text.contains("now"))
    world.isCovered = false
    host.turn()
    expect(host.text, below)
    expect(host.host.checkInvariants(), [])
  }
}

extension String {
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
