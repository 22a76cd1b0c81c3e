import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// What toasts leave in sight.
@Suite struct ToastPlaceTests {
  private struct Notifier<Content: View>: View {
    @Environment(\.showToast) private var showToast
    @ViewBuilder let content: Content
    var body: some View {
      content.onKeyPress("n", name: "Say") { showToast("A rather long message, that says more than enough") }
    }
  }

  private func toast(in host: TestHost) -> Rect {
    host.press("n")
    return host.layers.last!.frame
  }

  @Test func `above a line at the lower edge`() {
    let host = TestHost(width: 60, height: 20) {
      Notifier {
        Button("Go") {}.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      .safeAreaInset(edge: .bottom) {
        Text("status line that is as wide as the window and says what there is").lineLimit(1)
      }
      .keyHints()
    }
    expect(toast(in: host).maxY, 18)
    expect(host.text.contains("status line") && host.text.contains("says what"), "\(host.text)")
  }

  @Test(arguments: [(60, 20), (100, 30), (40, 12)])
  func `above the last row of a sheet`(width: Int, height: Int) {
    let host = TestHost(width: width, height: height) {
      Text("page").sheet(isPresented: .constant(true)) {
        Notifier {
          VStack {
            TextField("To", text: .constant("")).disabled(true)
            Button("First") {}
            Spacer()
            HStack {
              Spacer()
              Button("Send") {}
            }
          }
        }
      }
    }
    expect(host.focusedElement?.label, "First")
    _ = toast(in: host)
    expect(host.text.contains("  Send  ") && host.text.contains("A rather"), "\(host.text)")
  }

  @Test func `it moves up where the focus comes, and down again`() {
    let host = TestHost(width: 60, height: 20) {
      Notifier {
        VStack(alignment: .trailing) {
          Button("Top") {}
          Spacer()
          Button("Bottom") {}
          Text("")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    let place = toast(in: host)
    expect(place.maxY, 19)
    host.press(.tab)
    expect(host.text.contains("  Bottom  ") && host.text.contains("A rather"), "\(host.text)")
    expect(host.layers.last!.frame.maxY, 18)
    host.press(.tab)
    expect(host.layers.last!.frame, place)
    expect(host.host.checkInvariants(), [])
  }

  @Test func `over what fills the window it is in its corner`() {
    let host = TestHost(width: 60, height: 20) {
      Notifier { List(0..<40, selection: .constant(0 as Int?)) { Text("row \($0)") } }
    }
    expect(toast(in: host).maxY, 19)
    host.resize(width: 60, height: 3)
    host.resize(width: 8, height: 1)
    expect(host.host.checkInvariants(), [])
  }
}
