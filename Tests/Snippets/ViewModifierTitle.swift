import TerminalUIFoundation

struct Watermark: ViewModifier {
  var text: String
  func body(content: Content) -> some View {
    ZStack(alignment: .bottomTrailing) {
      content
      Text(text).font(.caption).foregroundColor(.white).padding(5).background(Color.black)
    }
  }
}
extension View {
  func watermarked(with text: String) -> some View { modifier(Watermark(text: text)) }
  @ViewBuilder func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
    if condition { transform(self) } else { self }
  }
}
struct WatermarkUser: View {
  var body: some View {
    Color.blue.frame(width: 300, height: 200).watermarked(with: "Hacking").if(true) {
      $0.border(Color.red, width: 2)
    }
  }
}
