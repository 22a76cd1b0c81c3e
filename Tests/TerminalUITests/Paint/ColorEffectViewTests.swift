import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

/// Views whose colours are changed, or that are seen through others.
@Suite struct ColorEffectViewTests {
  private static let known = Palette.terminal(
    TerminalColors(depth: .rgb, foreground: .rgb(200, 200, 200), background: .rgb(0, 0, 0)))

  private func host<V: View>(_ palette: Palette = known, width: Int = 4, @ViewBuilder _ content: () -> V)
    -> TestHost
  {
    let host = TestHost(width: width, height: 1, content: content)
    host.host.palette = palette
    host.turn()
    return host
  }

  @Test func `what a view draws is changed, and nothing of what is behind it`() {
    let host = host {
      Text("ab").foregroundStyle(Color.rgb(250, 0, 0)).colorInvert().background(Color.rgb(10, 20, 30))
    }
    expect(host.style(1, 0).background, .rgb(10, 20, 30))
    // Red inverted; lifting for contrast comes before.
    expect(
      host.style(1, 0).foreground?.components.map { $0.green > 100 && $0.blue > 100 && $0.red < 40 }, true)
  }

  @Test func `a background counts, and grey has no colour left`() {
    let host = host { Color.rgb(200, 40, 40).frame(width: 2).grayscale(1) }
    let parts = host.style(1, 0).background?.components
    expect(parts.map { $0.red == $0.green && $0.green == $0.blue && $0.red > 50 }, true)
    expectNil(host.style(3, 0).background)
  }

  @Test func `on a terminal of 16 colours they stay`() {
    let plain = TestHost(width: 2, height: 1) {
      Text("ab").foregroundStyle(.red).colorInvert().brightness(0.5)
    }
    expect(plain.style(0, 0), Style(foreground: .red))
    expect(plain.text, "ab")
  }

  @Test func `a mask of text shows the text in the colours of what is masked`() {
    let host = host {
      LinearGradient(colors: [.rgb(255, 0, 0), .rgb(0, 0, 255)], startPoint: .leading, endPoint: .trailing)
        .mask { Text("a  b") }
    }
    expect(host.text, "a  b")
    expect(host.style(0, 0).foreground?.components.map { $0.red > 150 && $0.blue < 90 }, true)
    expect(host.style(3, 0).foreground?.components.map { $0.blue > 150 && $0.red < 90 }, true)
    expect(host.style(1, 0).background == nil && host.style(0, 0).background == nil)
  }

  @Test func `a mask of colour shows the cells that it covers, half of it half of them`() {
    let host = host {
      HStack(spacing: 0) { Color.rgb(200, 0, 0) }.mask {
        HStack(spacing: 0) {
          Color.black.frame(width: 1)
          Color.black.opacity(0.5).frame(width: 1)
          Color.clear
        }
      }
    }
    expect(host.style(0, 0).background, .rgb(200, 0, 0))
    expect(host.style(1, 0).background?.components.map { abs(Int($0.red) - 100) < 6 }, true)
    expect(host.style(2, 0).background == nil && host.style(3, 0).background == nil)
  }

  @Test func `without known colours a mask still cuts`() {
    let host = TestHost(width: 4, height: 1) {
      Text("abcd").mask(alignment: .leading) { Color.black.frame(width: 2) }
    }
    expect(host.text, "ab  ")
  }

  @Test func `a mask follows its state, and takes no clicks`() {
    let host = TestHost(width: 4, height: 1) { MaskedCounter() }
    expect(host.text, "0   ")
    host.click(x: 0, y: 0)
    expect(host.text, "1c  ")
    host.click(x: 0, y: 0)
    expect(host.text, "2cd ")
  }

  @Test func `a name of UIKit or AppKit is a colour of the theme`() {
    let host = TestHost(width: 2, height: 1) {
      HStack(spacing: 0) {
        Text("a").foregroundColor(Color(.systemRed))
        Text("b").foregroundColor(Color(uiColor: .secondaryLabel))
      }
    }
    expect(host.style(0, 0), Style(foreground: .red))
    expect(host.style(1, 0), Style(attributes: .dim))
    expect(Color(nsColor: .windowBackgroundColor), Color(.systemBackground))
    expect(Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1)), .rgb(255, 0, 0))
    expect(Color(UIColor.systemBlue.withAlphaComponent(0)), .clear)
  }

  @Test func `gradients away from a point and around one are painted cell by cell`() {
    let host = host(width: 9) {
      RadialGradient(colors: [.rgb(0, 0, 0), .rgb(240, 0, 0)], center: .center, startRadius: 0, endRadius: 4)
    }
    let reds = (0..<9).compactMap { host.style($0, 0).background?.components?.red }
    expect(reds.count, 9)
    expect(reds[4] < 70 && reds[0] > 230 && reds[8] > 230 && reds[2] > reds[3])
    let round = TestHost(width: 9, height: 3) {
      Rectangle().fill(AngularGradient(colors: [.red, .green], center: .center))
    }
    expectEmpty(round.issues)
  }
}

private struct MaskedCounter: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)cde").onTapGesture { count += 1 }
      .mask(alignment: .leading) { Color.black.frame(width: count + 1) }
  }
}
