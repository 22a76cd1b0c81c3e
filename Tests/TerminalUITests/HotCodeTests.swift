import CTerminal
import Testing

/// The code that is fetched when something comes.
@Suite struct HotCodeTests {
  // Without optimization some functions have other names. `Scripts/generate-hot-code.py --check` asks an optimized build.
  @Test func `the list names functions that the program has`() {
    #expect(ct_fetchable_code() > 0.6)
  }
}
