import TerminalUIFoundation

struct ImageSymbols: View {
  var body: some View {
    VStack {
      Image(systemName: "cloud.sun.rain.fill").renderingMode(.original).font(.largeTitle)
      Image(systemName: "wifi", variableValue: 0.5)
      Image("photo").resizable().aspectRatio(contentMode: .fill).frame(width: 100, height: 100).clipped()
      Image(decorative: "background").interpolation(.high).antialiased(true)
      Image(systemName: "person.crop.circle").resizable().scaledToFit().frame(width: 80).clipShape(Circle())
        .overlay(Circle().stroke(Color.white, lineWidth: 4)).shadow(radius: 7)
      Label("Home", image: "house")
      Text("Tap \(Image(systemName: "plus")) to add")
      AsyncImage(url: URL(string: "https://example.com/a.png")) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        ProgressView()
      }
      .frame(width: 100, height: 100)
      AsyncImage(url: nil, scale: 2) { phase in
        switch phase {
        case .empty: ProgressView()
        case .success(let image): image.resizable()
        case .failure: Image(systemName: "photo")
        @unknown default: EmptyView()
        }
      }
    }
  }
}
