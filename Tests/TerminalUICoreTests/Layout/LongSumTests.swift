import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// Views so long that their sum is more than a length can be: the programs that random layouts came down to.
@Suite struct LongSumTests {
  private static let line = "Several words on one line"

  private let programs: [AnyView] = [
    // What is kept back for the others was cut off, and then their least lengths were taken from it.
    AnyView(
      HStack(spacing: 0) {
        ZStack {
          Text(line).fixedSize()
          Text(line)
        }
        Text("").frame(minWidth: .infinity)
      }),
    // The place of a view was cut off before the guide in it was added.
    AnyView(
      VStack(alignment: .trailing) {
        HStack(spacing: -CellLimit.maximum) {
          VStack(alignment: .trailing) {
            Text("").padding(1)
            Text("").alignmentGuide(.trailing) { _ in -CellLimit.maximum }
          }
          Text("")
        }
        Text("")
      }),
  ]

  @Test(arguments: [
    ProposedViewSize(width: 0, height: nil), ProposedViewSize(width: 5, height: 4), .infinity,
  ])
  func `views of any length are laid out as they are measured`(proposal: ProposedViewSize) {
    for program in programs {
      let measured = TestHost(width: 40, height: 20) { program }.host.size(for: proposal)
      let host = TestHost(width: 40, height: 20) { program }.host
      expect(host.layOut(for: proposal), measured)
      expect(host.size(for: proposal), measured)
      expect(host.checkInvariants(), [])
    }
  }

  @Test func `a view without end leaves the others their share and no more`() {
    // 20 columns for two: the text is offered 10, where it wraps, whatever its least width.
    let rows = screen(20, 2) {
      HStack(spacing: 0) {
        Text("aaaaaa bbbbb").frame(minWidth: 8, maxWidth: 12, alignment: .leading)
        Text("").frame(minWidth: CellLimit.maximum - 5, maxWidth: .infinity)
      }
      .frame(width: 20, alignment: .leading)
    }
    expect(rows, ["aaaaaa", "bbbbb"])
  }

  @Test func `a stack of overlapping views is as long as its layout as a value says`() {
    // 4 × 2³⁰ cells, less 6 × 2²⁹ where they overlap.
    @ViewBuilder func views() -> some View {
      ForEach(0..<4, id: \.self) { _ in Color.red.frame(width: CellLimit.maximum, height: 1) }
      ForEach(0..<3, id: \.self) { _ in Color.red.frame(width: 0, height: 1) }
    }
    let spacing = -CellLimit.maximum / 2
    let stack = size(of: HStack(spacing: spacing) { views() }, for: .unspecified)
    let layout = AnyLayout(HStackLayout(spacing: spacing))
    expect(stack, Size(width: CellLimit.maximum, height: 1))
    expect(size(of: layout { views() }, for: .unspecified), stack)
  }
}
