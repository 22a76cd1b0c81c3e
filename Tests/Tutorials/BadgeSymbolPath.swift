import TerminalUIFoundation

struct BadgeSymbol: View {
  static let symbolColor = Color(red: 79.0 / 255, green: 79.0 / 255, blue: 191.0 / 255)
  var body: some View {
    GeometryReader { geometry in
      Path { path in
        let width: CGFloat = min(geometry.size.width, geometry.size.height)
        let height = width * 0.75
        let spacing = width * 0.030
        let middle = width * 0.5
        path.addLines([
          CGPoint(x: middle, y: spacing),
          CGPoint(x: middle - width * 0.226, y: height / 2 + spacing),
          CGPoint(x: middle + width * 0.226, y: height / 2 + spacing),
        ])
        path.addRoundedRect(
          in: CGRect(x: 0, y: height, width: width, height: 20), cornerSize: CGSize(width: 5, height: 5))
      }
      .fill(Self.symbolColor)
    }
    .aspectRatio(1, contentMode: .fit)
  }
}
