import TerminalUIFoundation

struct AsyncPhoto: View {
  let url = URL(string: "https://example.org/photo.png")
  var body: some View {
    VStack {
      AsyncImage(url: url)
      AsyncImage(url: url) { image in
        image.resizable().aspectRatio(contentMode: .fill)
      } placeholder: {
        ProgressView()
      }
      .frame(width: 100, height: 100)
      .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
      AsyncImage(url: url, scale: 2) { phase in
        switch phase {
        case .empty: ProgressView()
        case .success(let image): image.resizable().scaledToFit()
        case .failure(let error): Text(error.localizedDescription)
        @unknown default: EmptyView()
        }
      }
      AsyncImage(url: url) { phase in
        if let image = phase.image {
          image.resizable()
        } else if phase.error != nil {
          Color.red
        } else {
          Color.gray
        }
      }
    }
  }
}
