import TerminalUIFoundation

struct GridGallery: View {
  let columns = [GridItem(.adaptive(minimum: 80), spacing: 16), GridItem(.flexible())]
  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 20) {
        ForEach(0..<100) { i in
          RoundedRectangle(cornerRadius: 10)
            .fill(Color(hue: Double(i) / 100, saturation: 1, brightness: 1))
            .aspectRatio(1, contentMode: .fit)
            .overlay(Text("\(i)").foregroundColor(.white))
        }
      }
      .padding(.horizontal)
    }
    .contentMargins(.vertical, 10, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollDismissesKeyboard(.interactively)
    .navigationTitle("Gallery")
  }
}
