@testable import RuntimeMetadata
import Expectations
import Testing

@Suite struct KnownPairTests {
  @Test(arguments: KnownPair.all) func `what is known of a pair is what the comparison says`(pair: KnownPair)
  {
    expect(pair.isAsExpected)
  }

  @Test func `every subject has equal and different pairs`() {
    for subject: SelfCheck.Subject in [.layouts, .enums, .existentials, .closures] {
      let pairs = KnownPair.all.filter { $0.subject == subject }.map(\.description)
      expect(pairs.contains { $0.hasSuffix(": equal") } && pairs.contains { $0.hasSuffix(": different") })
    }
  }
}
