import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// Numbers that no screen has, wherever a number of cells is asked for: nothing traps.
@Suite struct ExtremeNumberTests {
  nonisolated static let extremes: [Int] = [
    .max, .min, -1, 0, .max - 1, .min + 1, 1 << 30, -(1 << 31), 1 << 32,
  ]

  @Test(arguments: extremes)
  func `modifiers and stacks take any number`(number: Int) {
    let views: [AnyView] = [
      AnyView(Text("a b").frame(width: number, height: number)),
      AnyView(Text("a b").frame(minWidth: number, minHeight: number)),
      AnyView(Text("a b").frame(idealWidth: number, idealHeight: number).fixedSize()),
      AnyView(Text("a b").frame(maxWidth: number, maxHeight: number)),
      AnyView(Text("a b").frame(minWidth: number, idealWidth: number, maxWidth: 5, maxHeight: number)),
      AnyView(Text("a b").padding(number)),
      AnyView(Text("a b").padding(.leading, number).padding(.top, number)),
      AnyView(
        Text("a b").padding(EdgeInsets(top: number, leading: number, bottom: number, trailing: number))),
      AnyView(Text("a b").offset(x: number, y: number)),
      AnyView(Color.red.fixedSize().frame(width: number).position(x: number, y: -1).fixedSize()),
      AnyView(Text("a b").lineLimit(number)),
      AnyView(Text("a b").layoutPriority(Double(number))),
      AnyView(Text("a b").alignmentGuide(.leading) { _ in number }),
      AnyView(Text("a b").alignmentGuide(.top) { _ in number }),
      AnyView(Text("a b").alignmentGuide(.firstTextBaseline) { _ in number }),
      AnyView(Spacer(minLength: number)),
      AnyView(Spacer(minLength: number).fixedSize()),
      AnyView(Divider().frame(width: number)),
      AnyView(Color.red.frame(width: number, height: number).border()),
      AnyView(Outlandish(number: number) { Text("a b") }),
    ]
    for view in views {
      for alignment in [Alignment.topLeading, .center, .bottomTrailing] {
        let host = TestHost(width: 7, height: 3) {
          VStack(alignment: alignment.horizontal, spacing: number) {
            view
            HStack(alignment: alignment.vertical, spacing: number) {
              view
              ZStack(alignment: alignment) {
                view
                view.background(alignment: alignment) { view }
              }
              .overlay(alignment: alignment) { view }
              view.fixedSize()
            }
            view.frame(width: 4, height: 2, alignment: alignment).clipped()
          }
        }
        expect(host.host.checkInvariants(), [])
        expectNil(host.host.firstWrongFrame)
        host.resize(width: 3, height: 7)
        host.click(x: 1, y: 1)
        expect(host.host.checkInvariants(), [])
      }
    }
  }

  @Test(arguments: [1, 5, .max])
  func `a guide far before the longest view takes no view out of bounds`(number: Int) {
    for layout in [
      AnyLayout(VStackLayout(alignment: .trailing)), AnyLayout(ZStackLayout(alignment: .trailing)),
    ] {
      let host = TestHost(width: 7, height: 3) {
        layout {
          Color.red.frame(width: .max - 1, height: 1)
          Text("a").alignmentGuide(.trailing) { _ in -number }
        }
      }
      expectNil(host.host.firstWrongFrame)
    }
    let stacks = [
      AnyView(VStack(alignment: .trailing) { wide(number) }),
      AnyView(ZStack(alignment: .trailing) { wide(number) }),
    ]
    for stack in stacks {
      expectNil(TestHost(width: 7, height: 3) { stack }.host.firstWrongFrame)
    }
  }

  @ViewBuilder private func wide(_ number: Int) -> some View {
    Color.red.frame(width: .max - 1, height: 1)
    Text("a").alignmentGuide(.trailing) { _ in -number }
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, .greatestFiniteMagnitude, -0.0])
  func `a priority may be any number`(priority: Double) {
    let rows = screen(4, 1) {
      HStack(spacing: 0) {
        Text("ab").layoutPriority(priority)
        Text("cd")
      }
    }
    expect(rows, ["abcd"])
  }

  @Test(arguments: extremes)
  func `a screen may have any size`(number: Int) {
    let host = TestHost(width: 3, height: number) { Color.red }
    host.resize(width: number, height: 1)
    expect(host.host.checkInvariants(), [])
  }

  @Test(arguments: extremes, extremes)
  func `any proposal has an answer`(width: Int, height: Int) {
    let proposal = ProposedViewSize(width: width, height: height)
    let answers = [
      size(of: Text("a b c"), for: proposal), size(of: Color.red, for: proposal),
      size(of: Divider(), for: proposal),
      size(of: VStack { Spacer() }, for: proposal), size(of: Text("a").padding(3).border(), for: proposal),
      size(of: GeometryReader { _ in Text("a") }, for: proposal),
    ]
    for answer in answers {
      expect(
        (0...CellLimit.maximum).contains(answer.width) && (0...CellLimit.maximum).contains(answer.height))
    }
  }
}

/// A layout that answers, asks and places with one number.
private struct Outlandish: Layout {
  let number: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    _ = subviews.map { $0.sizeThatFits(ProposedViewSize(width: number, height: number)) }
    return Size(width: number, height: number)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: Point(x: number, y: number), anchor: UnitPoint(x: Double(number), y: .nan),
        proposal: ProposedViewSize(width: number, height: nil))
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> Int? { number }
}
