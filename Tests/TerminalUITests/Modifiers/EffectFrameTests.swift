import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// Effects on views that draw themselves: they are as large as the modifiers inside of them make the view.
@Suite struct EffectFrameTests {
  /// Views of which nobody knows before that they are one item: an image, a branch without `else`, two texts.
  enum Kind: CaseIterable, Sendable { case symbol, words, branch, pixels, label }

  @MainActor @ViewBuilder private static func view(_ kind: Kind) -> some View {
    switch kind {
    case .symbol: Image(systemName: "star")
    case .words: Image(systemName: "person")
    case .branch: Group { if true { Text("branch") } }
    case .pixels:
      if let image = PixelImage(width: 2, height: 2, rgba: (0..<16).map { $0 * 16 + 15 }) {
        Image(decorative: image)
      }
    case .label: Label("title", systemImage: "star")
    }
  }

  private func expectSame<Plain: View, Wrapped: View>(
    _ plain: Plain, _ wrapped: Wrapped, at location: SourceLocation = #_sourceLocation
  ) {
    let (one, other) = (
      TestHost(width: 16, height: 8) { plain }.styledText,
      TestHost(width: 16, height: 8) { wrapped }.styledText
    )
    expect(one, other, sourceLocation: location)
  }

  @Test(arguments: Kind.allCases) func `a clip has the size of the frame inside of it`(_ kind: Kind) {
    let view = Self.view(kind)
    expectSame(
      view.frame(width: 12, height: 6).background(Color.red).clipShape(Circle()),
      VStack { view }.frame(width: 12, height: 6).background(Color.red).clipShape(Circle()))
  }

  @Test(arguments: Kind.allCases) func `a frame outside of a clip doesn't count`(_ kind: Kind) {
    let view = Self.view(kind)
    expectSame(
      view.frame(width: 9, height: 4).background(Color.red).clipShape(Circle()).frame(width: 14, height: 7),
      VStack { view }.frame(width: 9, height: 4).background(Color.red).clipShape(Circle())
        .frame(width: 14, height: 7))
  }

  @Test(arguments: Kind.allCases) func `shapes behind and over a view have its frame's size`(_ kind: Kind) {
    let view = Self.view(kind)
    expectSame(
      view.frame(width: 10, height: 4).background(.red, in: Capsule()).overlay { Rectangle().stroke() }
        .border().clipShape(RoundedRectangle(cornerRadius: 2)).cornerRadius(2),
      VStack { view }.frame(width: 10, height: 4).background(.red, in: Capsule())
        .overlay { Rectangle().stroke() }.border().clipShape(RoundedRectangle(cornerRadius: 2))
        .cornerRadius(2))
  }

  @Test(arguments: Kind.allCases) func `shadows, opacity and redaction have the frame's size`(_ kind: Kind) {
    let view = Self.view(kind)
    expectSame(
      view.frame(width: 10, height: 4).background(Color.red).opacity(0.5).redacted(reason: .placeholder),
      VStack { view }.frame(width: 10, height: 4).background(Color.red).opacity(0.5)
        .redacted(reason: .placeholder))
  }

  @Test func `several views in frames are clipped each to its own`() {
    expectSame(
      VStack(spacing: 0) {
        Group {
          Text("a")
          Text("b")
        }
        .frame(width: 8, height: 3).background(Color.red).clipShape(Circle())
      },
      VStack(spacing: 0) {
        Text("a").frame(width: 8, height: 3).background(Color.red).clipShape(Circle())
        Text("b").frame(width: 8, height: 3).background(Color.red).clipShape(Circle())
      })
  }

  @Test(arguments: Kind.allCases) func `the geometry of a view is that of its frame`(_ kind: Kind) {
    final class Seen { var sizes: [Size] = [] }
    let seen = Seen()
    _ = TestHost(width: 16, height: 8) {
      Self.view(kind).frame(width: 12, height: 6)
        .onGeometryChange(for: Size.self, of: \.size) { seen.sizes.append($0) }
        .padding(1)
    }
    expect(seen.sizes, [Size(width: 12, height: 6)])
  }

  @Test func `a shape for clicks has the frame's size`() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Image(systemName: "star").frame(width: 12, height: 6).contentShape(Circle())
            .onTapGesture { count += 1 }
          Text("count \(count)")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let host = TestHost(width: 16, height: 8) { Screen() }
    host.click(x: 6, y: 1)
    host.click(x: 0, y: 0)
    host.click(x: 11, y: 3)
    expect(host.text, contains: "count 2", "\(host.text)")
  }
}
