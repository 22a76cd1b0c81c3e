import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Values of the library that are made on another thread.
@Suite struct UnisolatedValueTests {
  @Test func `texts, images, labels and colours can be made off the main actor`() async {
    let (text, image, label, color) = await Worker().make()
    let name = await Task.detached { Status.broken.text }.value
    await MainActor.run {
      let host = TestHost(width: 30, height: 4) {
        VStack(alignment: .leading) {
          text
          HStack {
            image
            label
          }
          Text("brand").foregroundStyle(color)
          name
        }
      }
      for text in ["made is fine!", " fine", "brand", "is broken!"] { expect(host.text, contains: text) }
    }
  }
}
