import Cells
import Expectations
import TerminalUI
import TerminalUITesting
import TestScreens
import Testing

/// Pictures in the colour of text.
@Suite struct TemplateImageTests {
  private let icon = PixelImage(width: 4, height: 2) { x, _ in x < 2 ? .rgb(0, 0, 0) : .clear }

  private func style(_ view: some View, _ colors: TerminalColors = TerminalColors(depth: .ansi16)) -> Style {
    TestHost(width: 4, height: 1, colors: colors) { view }.style(0, 0)
  }

  @Test func `a template has the colour of text, and is clear where the picture is`() {
    let image = Image(decorative: icon)
    let red = image.renderingMode(.template).foregroundStyle(.rgb(200, 0, 0))
    expect(style(red).background, .rgb(200, 0, 0))
    let host = TestHost(width: 4, height: 1) { red }
    expect(host.style(3, 0).background, nil)
    expect(style(image.renderingMode(.original).foregroundStyle(.red)).background, .rgb(0, 0, 0))
    expect(style(image.renderingMode(nil).foregroundStyle(.red)).background, .rgb(0, 0, 0))
  }

  @Test func `without a colour a template is as text is`() {
    let template = Image(decorative: icon).renderingMode(.template)
    let known = TerminalColors(
      depth: .rgb, foreground: .rgb(0xDD, 0xDD, 0xDD), background: .rgb(0x16, 0x16, 0x1C))
    expect(style(template, known).background, .rgb(0xDD, 0xDD, 0xDD))
    expect(style(template).background, .rgb(255, 255, 255))
    expect(style(template, TerminalColors(depth: .ansi16, scheme: .light)).background, .rgb(0, 0, 0))
  }

  @Test func `another colour is drawn at once`() {
    struct Page: View {
      @State private var isRed = false
      let image: PixelImage
      var body: some View {
        HStack(spacing: 0) {
          Image(decorative: image).renderingMode(.template)
            .foregroundStyle(isRed ? Color.rgb(200, 0, 0) : .rgb(0, 200, 0))
          Button("x") { isRed.toggle() }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    let host = TestHost(width: 12, height: 1) { Page(image: icon) }
    expect(host.style(0, 0).background, .rgb(0, 200, 0))
    host.press(.return)
    expect(host.style(0, 0).background, .rgb(200, 0, 0))
  }
}
