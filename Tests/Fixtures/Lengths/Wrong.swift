// Each of these is wrong. The compiler must say what the comment of the line says.
import TerminalUIFoundation

@MainActor func wrong(_ proxy: GeometryProxy, text: String, float: Float) {
  _ = Text("a").frame(width: text)  // → 'String' to expected argument type 'Int'
  _ = Text("a").frame(width: CGFloat(30 * text), height: 3)  // → 'String'
  _ = Text("a").padding(.horizontal, "8")  // → 'String' to expected argument type 'Int'
  _ = Text("a").frame(widht: CGFloat(3))  // → incorrect argument label
  _ = Text("a").offset(x: float)  // → 'Float' to expected argument type 'Int'
  let width: String = proxy.size.width  // → 'String'
  _ = width
}
