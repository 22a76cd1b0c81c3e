import TerminalUIFoundation

extension Color {
  static let brand = Color("brand")
  static let ink = Color(red: 0.1, green: 0.1, blue: 0.2)
  static let paper = Color(UIColor.systemBackground)
  static let faded = Color(.sRGB, red: 0.5, green: 0.5, blue: 0.5, opacity: 0.5)
  static let hsb = Color(hue: 0.6, saturation: 0.5, brightness: 0.9)
}
extension ShapeStyle where Self == Color {
  static var brandTint: Color { Color(white: 0.4) }
}
struct ColorPalette: View {
  @Environment(\.self) private var environment
  var body: some View {
    VStack(spacing: 0) {
      ForEach([Color.ink, .faded, .hsb, .paper], id: \.self) { color in
        color.frame(height: 20)
      }
      Text("Brand").foregroundStyle(.brandTint)
      Text("Mix").foregroundStyle(Color.red.mix(with: .blue, by: 0.5))
      Text(verbatim: "\(Color.red.resolve(in: environment).red)")
      Text("Layers").foregroundStyle(.primary, .secondary)
      Rectangle().fill(.red.opacity(0.3).shadow(.drop(radius: 2))).frame(height: 10)
      Rectangle().fill(AnyShapeStyle(.blue)).frame(height: 10)
      Rectangle().fill(.conicGradient(colors: [.red, .green, .red], center: .center)).frame(height: 20)
      Rectangle().fill(.ellipticalGradient(colors: [.red, .clear])).frame(height: 20)
    }
    .background(Color(uiColor: .secondarySystemBackground))
  }
}
