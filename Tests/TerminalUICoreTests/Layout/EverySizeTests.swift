import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// A busy screen in every size.
@Suite struct EverySizeTests {
  @Test func `a busy screen fits every window from 0×0 to 40×20`() {
    let host = TestHost(width: 0, height: 0) { Busy() }
    for height in 0...20 {
      for width in 0...40 {
        host.resize(width: width, height: height)
        expect(host.screen.size, Size(width: width, height: height))
        // Every so often against a screen that was never another size.
        guard (width + height * 41) % 17 == 0 else { continue }
        let fresh = TestHost(width: width, height: height) { Busy() }
        expect(host.screen, fresh.screen, "\(width)×\(height)")
        expect(host.host.checkInvariants(), [], "\(width)×\(height)")
      }
    }
  }
}

private struct Busy: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Title").bold()
        Spacer()
        Text("漢字 12:00").dim()
      }
      .background(Color.blue)
      Divider()
      HStack(alignment: .top, spacing: 1) {
        VStack(alignment: .leading) {
          ForEach(0..<6) { Text("item \($0)") }
          Spacer(minLength: 0)
        }
        .frame(minWidth: 4, maxWidth: 12)
        .border()
        GeometryReader { proxy in
          if proxy.size.width > 12 {
            Text("The quick brown fox jumps over the lazy dog.").padding(1)
          } else {
            Text("\(proxy.size.width)×\(proxy.size.height)")
          }
        }
        .overlay(alignment: .bottomTrailing) { Text("[+]").reverse() }
        ZStack {
          Color.red
          Text("z").offset(x: 1, y: -1)
        }
        .frame(width: 5)
        .layoutPriority(1)
      }
      Divider()
      HStack {
        Button("OK") {}
        Button("Cancel") {}.disabled(true)
        Spacer()
        Text("a\nb").fixedSize()
      }
    }
  }
}
