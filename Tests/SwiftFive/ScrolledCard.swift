import TerminalUIPoints

// What a view reads about its place is `CGFloat`, whatever names the space.

struct PlaceKey: PreferenceKey {
  static var defaultValue: CGRect { .zero }
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) { value = nextValue() }
}

extension View {
  /// Calls back with the place of the view in a space.
  func place(in space: AnyHashable, perform: @escaping (CGRect) -> Void) -> some View {
    overlay {
      GeometryReader { proxy in
        let rect = proxy.frame(in: .named(space))
        Color.clear
          .preference(key: PlaceKey.self, value: rect)
          .onPreferenceChange(PlaceKey.self) { value in perform(value) }
      }
    }
  }
}

/// A bar whose computed lengths are all `CGFloat`.
public struct MovingBar: View {
  let progress: CGFloat
  private let gap: CGFloat = 8

  /// Makes a bar, with a progress from 0 to 1.
  public init(progress: CGFloat) { self.progress = progress }

  /// What is shown.
  public var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      Text("bar")
        .frame(
          width: min(size.width * 0.8, 300) - (gap * progress),
          height: size.height / 2 + (gap * progress) - gap
        )
        .background(Color.blue)
        .clipShape(.rect(cornerRadius: gap + (gap * progress)))
        .padding(.top, proxy.safeAreaInsets.top + gap * 0.1)
        .offset(x: size.width * progress - (gap / 2) * 4, y: -size.height * 0.25 + size.height / 4)
        .opacity(progress > 2 ? 0 : 1)
    }
  }
}

/// A card that says where it is.
public struct ScrolledCard: View {
  @State private var place = CGRect.zero
  @State private var room: CGFloat = 0

  /// Makes the view.
  public init() {}

  /// What is shown.
  public var body: some View {
    VStack(alignment: .leading) {
      Text("x \(Int(place.minX * 0.5)), room \(Int(room + 0.5))")
      GeometryReader { proxy in
        let insets = proxy.safeAreaInsets
        Text("card")
          .place(in: "page") { place = $0 }
          .padding(.leading, insets.leading + 32)
          .onAppear { room = shift(proxy) }
      }
    }
    .coordinateSpace(name: "page")
  }

  /// How far the card is from the edge, by half.
  private func shift(_ proxy: GeometryProxy) -> CGFloat {
    let minX = proxy.frame(in: .scrollView(axis: .horizontal)).minX
    let width = proxy.bounds(of: .named("page"))?.width ?? 0
    return minX > 0 ? -minX : width / 2
  }
}
