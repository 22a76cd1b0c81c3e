import TerminalUIFoundation

struct SystemColors: View {
  let backgrounds: [Color] = [
    Color(.systemRed), Color(.systemBlue), Color(.systemGray6), Color(.secondarySystemBackground),
  ]
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<backgrounds.count, id: \.self) { backgrounds[$0].frame(height: 20) }
      Text("Label").foregroundColor(Color(.label))
      Text("Second").foregroundColor(Color(UIColor.secondaryLabel))
      Text("Third").foregroundStyle(Color(uiColor: .tertiaryLabel))
      Rectangle().fill(Color(.sRGB, red: 0.4, green: 0.6, blue: 0.9, opacity: 1))
      Rectangle().fill(Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5))
      Rectangle().fill(Color(hue: 0.5, saturation: 0.8, brightness: 0.9))
      Rectangle().fill(Color(white: 0.9))
      Rectangle().fill(Color(.sRGB, white: 0.5, opacity: 0.2))
      Color("Brand", bundle: .main)
    }
    .background(Color(UIColor.systemGroupedBackground).ignoresSafeArea())
  }
}
