import TerminalUIFoundation

struct ImageZoo: View {
  var body: some View {
    VStack {
      Image("hero", bundle: nil).resizable().interpolation(.high).antialiased(true).aspectRatio(
        16 / 9, contentMode: .fill)
      Image(decorative: "pattern").resizable(resizingMode: .tile)
      Image("photo", label: Text("A photo")).resizable(capInsets: EdgeInsets(), resizingMode: .stretch)
      Image(systemName: "heart.fill")
        .symbolRenderingMode(.palette)
        .foregroundStyle(.red, .white)
        .font(.system(size: 50))
        .imageScale(.large)
        .symbolEffect(.bounce, value: 1)
      Image(systemName: "speaker.wave.3", variableValue: 0.5).symbolVariant(.circle.fill)
      Image(systemName: "gear").renderingMode(.template).foregroundColor(.gray)
      Label("Rain", image: "rain")
      Image("logo").aspectRatio(1, contentMode: .fit).clipped().cornerRadius(8)
      Image("logo").resizable().aspectRatio(1.5, contentMode: .fit)
    }
    .symbolVariant(.fill)
  }
}
