import Foundation
import TerminalUIFoundation
import TerminalUITesting
import Expectations
import Testing

/// Lengths with CoreGraphics' types, as code for SwiftUI has them.
@Suite struct CoreGraphicsLengthTests {
  private struct SizeKey: PreferenceKey {
    static var defaultValue: CGSize { .zero }
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
  }

  @Test func `a length is a CGFloat, a Double or an Int`() {
    let (number, real, whole) = (CGFloat(4.5), 2.5, 3)
    let host = TestHost(width: 12, height: 4) {
      Text("a").frame(width: number, height: real).border(.red)
    }
    let same = TestHost(width: 12, height: 4) { Text("a").frame(width: 5, height: whole).border(.red) }
    expect(host.text, same.text)
  }

  @Test(arguments: [nil, 4.4, 6] as [CGFloat?])
  func `a length that may be missing is a number or nothing`(_ length: CGFloat?) {
    let whole = length.map { Int($0.rounded()) }
    func picture<V: View>(_ view: V) -> String { TestHost(width: 16, height: 9) { view }.text }
    let text = Text("ab").border(.red)
    expect(
      picture(text.frame(width: length, height: nil).border(.red)),
      picture(text.frame(width: whole).border(.red)))
    expect(
      picture(text.frame(width: length).border(.red)), picture(text.frame(width: whole).border(.red)))
    expect(
      picture(text.frame(width: length, alignment: .trailing).border(.red)),
      picture(text.frame(width: whole, alignment: .trailing).border(.red)))
    expect(
      picture(text.frame(width: length, height: 5).border(.red)),
      picture(text.frame(width: whole, height: 5).border(.red)))
    expect(
      picture(text.frame(minWidth: length, maxHeight: length).border(.red)),
      picture(text.frame(minWidth: whole, maxHeight: whole).border(.red)))
    expect(
      picture(text.frame(minWidth: 3, maxWidth: length).border(.red)),
      picture(text.frame(minWidth: 3, maxWidth: whole).border(.red)))
    expect(
      picture(
        HStack {
          text; Spacer(minLength: length)
        }.fixedSize().border(.red)),
      picture(
        HStack {
          text; Spacer(minLength: whole)
        }.fixedSize().border(.red)))
    expect(
      ProposedViewSize(width: length, height: length), ProposedViewSize(width: whole, height: whole))
    let number = length.map(Double.init)
    expect(
      picture(text.frame(width: number, height: number)), picture(text.frame(width: whole, height: whole)))
  }

  @Test func `a proxy is read as cells and as CoreGraphics has it`() {
    var columns = 0
    var share = CGSize.zero
    var frame = CGRect.zero
    let host = TestHost(width: 10, height: 4) {
      GeometryReader { proxy in
        let _ = columns = proxy.size.width
        let _ = share = proxy.size
        let _ = frame = proxy.frame(in: .local)
        Text("abc").frame(width: proxy.size.width * 0.8, alignment: .trailing)
      }
    }
    expect(columns, 10)
    expect(share, CGSize(width: 10, height: 4))
    expect(frame, CGRect(x: 0, y: 0, width: 10, height: 4))
    expect(host.text.hasPrefix("     abc  "))
  }

  @Test func `what reads Int keeps reading Int`() {
    var count: [Int] = []
    _ = TestHost(width: 10, height: 4) {
      GeometryReader { proxy in
        let width = proxy.size.width
        let _ = count.append(width)
        let _ = count.append(proxy.frame(in: .local).width)
      }
    }
    expect(count, [10, 10])
  }

  @Test func `a drag moves a view by a CGSize`() {
    struct Card: View {
      @State private var amount = CGSize.zero
      @GestureState private var live = CGSize.zero
      @State private var touch = CGPoint.zero
      var body: some View {
        Text("a").offset(amount)
          .gesture(
            DragGesture(minimumDistance: 0)
              .updating($live) { value, state, _ in state = value.translation }
              .onChanged { value in
                amount = value.translation
                touch = value.location
              }
              .onEnded { value in amount = CGSize(width: value.translation.width / 2, height: 0) }
          )
          .frame(width: 10, height: 1, alignment: .leading)
      }
    }
    let host = TestHost(width: 10, height: 1) { Card() }
    host.drag((0, 0), (6, 0))
    expect(host.text, "   a      ")
  }

  @Test func `places and clicks are CGPoints`() {
    struct Place: View {
      @State private var place = CGPoint(x: 1, y: 0)
      var body: some View {
        Text("x").position(place).onTapGesture { place = $0 }
      }
    }
    let host = TestHost(width: 8, height: 2) { Place() }
    expect(host.text, " x      \n        ")
    host.click(x: 1, y: 0)
    expect(host.text, " x      \n        ")
  }

  @Test func `preferences and geometry changes are CGSizes`() {
    var preferred = CGSize.zero
    var changed: CGFloat = 0
    _ = TestHost(width: 10, height: 4) {
      GeometryReader { proxy in Color.red.preference(key: SizeKey.self, value: proxy.size) }
        .onPreferenceChange(SizeKey.self) { preferred = $0 }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          changed = $0
        }
    }
    expect(preferred, CGSize(width: 10, height: 4))
    expect(changed, 4)
  }

  private struct Row: Layout {
    var spacing: CGFloat = 1.5
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      let gaps = spacing * CGFloat(max(subviews.count - 1, 0))
      return CGSize(
        width: CGFloat(sizes.map(\.width).reduce(0, +)) + gaps,
        height: CGFloat(sizes.map(\.height).max() ?? 0))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var x = bounds.minX
      for subview in subviews {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += subview.dimensions(in: .unspecified).width + spacing
      }
    }
    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout ()
    ) -> CGFloat? { guide == .leading ? bounds.width / 2 : nil }
  }

  @Test func `a layout has CGSize, CGRect and CGFloat`() {
    let host = TestHost(width: 12, height: 2) {
      VStack(alignment: .leading) {
        Row {
          Text("a"); Text("b"); Text("c")
        }
        Text("|")
      }
      .padding(.trailing, 6)
    }
    // Places at 0, 2.5 and 5; the guide in the middle of 6 columns.
    expect(host.text, "a  b c      \n   |        ")
    let wrapped = TestHost(width: 12, height: 1) {
      AnyLayout(Row())() {
        Text("a"); Text("b")
      }.padding(.trailing, 8)
    }
    expect(wrapped.text, "a  b        ")
  }

  @Test func `a layout with CGSize counts points where they are counted`() {
    let host = TestHost(width: 12, height: 1) {
      Row(spacing: 16) {
        Text("a"); Text("b")
      }.padding(.trailing, 64).lengthUnit(.points)
    }
    expect(host.text, "a  b        ")
  }

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  @Test func `guides are CGFloats`() {
    let third = HorizontalAlignment(Third.self)
    let host = TestHost(width: 8, height: 2) {
      VStack(alignment: third) {
        Text("abcdef")
        Text("|").alignmentGuide(third) { $0[.leading] - 1.5 }
      }
      .frame(width: 8, alignment: .leading)
    }
    expect(host.text, "abcdef  \n    |   ")
  }

  private struct FrameKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = nextValue() ?? value
    }
  }

  @Test func `anchors are CGRects`() {
    var rect = CGRect.zero
    _ = TestHost(width: 10, height: 3) {
      Text("abc").anchorPreference(key: FrameKey.self, value: .bounds) { $0 }.offset(x: 2, y: 1)
        .frame(width: 10, height: 3, alignment: .topLeading)
        .overlayPreferenceValue(FrameKey.self) { anchor in
          GeometryReader { proxy in
            if let anchor { let _ = rect = proxy[anchor] }
          }
        }
    }
    expect(rect, CGRect(x: 2, y: 1, width: 3, height: 1))
  }

  @Test func `scrolling is read and set by CoreGraphics' types`() {
    var offsets: [CGFloat] = []
    struct Scrolled: View {
      @State private var position = ScrollPosition(point: CGPoint(x: 0, y: 2))
      let tell: (CGFloat) -> Void
      var body: some View {
        ScrollView { VStack { ForEach(0..<20) { Text("row \($0)") } } }.scrollPosition($position)
          .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.y
          } action: {
            tell($1)
          }
      }
    }
    let host = TestHost(width: 10, height: 4) { Scrolled { offsets.append($0) } }
    expect(offsets.last, 2)
    expect(host.text.contains("row 2") && !host.text.contains("row 1 "))
  }
}
