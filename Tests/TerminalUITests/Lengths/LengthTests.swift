import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@Suite struct LengthTests {
  private func width<V: View>(_ view: V) -> Int {
    let host = TestHost(width: 40, height: 3) {
      HStack(spacing: 0) {
        view; Text("|")
      }.frame(maxWidth: .infinity, alignment: .leading)
    }
    return host.text.split(separator: "\n").lazy.compactMap { line in
      line.firstIndex(of: "|").map { line.distance(from: line.startIndex, to: $0) }
    }
    .first ?? -1
  }

  @Test(arguments: [(0.4, 0), (0.5, 1), (1.5, 2), (2.4999, 2), (2.5, 3), (-3, 0), (7, 7)])
  func `a frame is rounded half away from zero and never negative`(_ length: Double, _ cells: Int) {
    expect(width(Color.red.frame(width: length)), cells)
  }

  @Test func `what is no number leaves the frame to the view`() {
    expect(width(Text("abc").frame(width: Double.nan)), 3)
    expect(width(Text("abc").frame(width: Double.infinity)), 3)
    expect(width(Text("abc").frame(minWidth: Double.nan, maxWidth: Double.nan)), 3)
    expect(width(Text("abc").padding(Double.nan)), 3)
    expect(
      width(
        HStack(spacing: Double.nan) {
          Text("a"); Text("b")
        }), 2)
  }

  // Lengths: special values
  @Test func `a length without a limit is the same as an Int and as a Double`() {
    func picture<V: View>(_ view: V) -> String { TestHost(width: 20, height: 5) { view.border(.red) }.text }
    let text = Text("abc")
    expect(width(text.frame(width: .infinity)), 3)
    expect(picture(text.frame(width: .infinity, height: .infinity)), picture(text))
    expect(picture(text.frame(width: 5, height: .infinity)), picture(text.frame(width: 5)))
    expect(picture(text.frame(width: .infinity, height: 2)), picture(text.frame(height: 2)))
    expectEmpty(TestHost(width: 20, height: 5) { text.frame(width: .infinity) }.log)
    expect(picture(text.frame(width: .infinity).lengthUnit(.points)), picture(text))
    let (whole, real) = (Int.infinity, Double.infinity)
    expect(picture(text.frame(minWidth: whole)), picture(text.frame(minWidth: real)))
    expect(
      picture(text.frame(idealWidth: whole).fixedSize()), picture(text.frame(idealWidth: real).fixedSize()))
    expect(picture(text.frame(maxWidth: whole)), picture(text.frame(maxWidth: real)))
    expect(picture(text.frame(maxHeight: whole)), picture(text.frame(maxHeight: real)))
    expect(picture(text.padding(.leading, whole)), picture(text.padding(.leading, real)))
    expect(ProposedViewSize(width: whole, height: 1), ProposedViewSize(width: real, height: 1))
  }

  @Test func `a greatest width without a limit takes all there is`() {
    expect(width(Text("abc").frame(maxWidth: Double.infinity)), 39)
    let most: Double = 1e300
    expect(width(Text("abc").frame(maxWidth: most)), 39)
  }

  @Test func `negative fractions round away from zero`() {
    let host = TestHost(width: 6, height: 1) {
      Text("a").offset(x: -2.5).frame(width: 6, alignment: .trailing)
    }
    expect(host.text, "  a   ")
  }

  @Test func `no number that an app gives is too large`() {
    for length in [1e308, -1e308, Double.infinity, -Double.infinity, Double.nan] {
      let host = TestHost(width: 8, height: 2) {
        VStack(spacing: length) {
          Text("a").padding(.leading, length).offset(x: length, y: length)
          Text("b").position(x: length, y: length).frame(minWidth: length, idealWidth: length)
          Text("c").alignmentGuide(.leading) { _ in length }
        }
      }
      expectEmpty(host.host.issues)
    }
  }

  @Test func `a frame larger than the window is a line in the log of a debug build, once`() {
    let host = TestHost(width: 20, height: 3) {
      VStack {
        Text("a").frame(width: 200)
        Text("b").frame(width: 300, height: 50)
      }
    }
    #if DEBUG
      expect(
        host.log.filter { $0.contains("frame(width: 200)") && $0.contains("lengthUnit(.points)") }.count, 1)
      expect(host.log.count, 1)
    #endif
    expectEmpty(TestHost(width: 20, height: 3) { Text("a").frame(width: 200).lengthUnit(.points) }.log)
  }
}
