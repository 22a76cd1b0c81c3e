// Views of SwiftUI that a terminal can't have: their names are here, so that the compiler says what there is instead.

/// A button that hands something to the system, which a terminal can't.
///
/// - Source: SwiftUI `ShareLink`.
@available(
  *, unavailable, message: "a terminal shares nothing; copy the text with @Environment(\\.copyToClipboard)"
)
public struct ShareLink<Item>: View {
  /// Never called.
  public init(item: Item) {}
  /// Never called.
  public init<S: StringProtocol>(_ title: S, item: Item) {}
  /// Never called.
  public init<L: View>(item: Item, @ViewBuilder label: () -> L) {}
  /// Never called.
  public var body: some View { EmptyView() }
}

/// A button that reads the clipboard, which a terminal's programs can't.
///
/// - Source: SwiftUI `PasteButton`.
@available(*, unavailable, message: "the clipboard can't be read; the user pastes into a TextField")
public struct PasteButton: View {
  /// Never called.
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  /// Never called.
  public var body: some View { EmptyView() }
}

/// A map, which a terminal doesn't show.
///
/// - Source: MapKit `Map`.
@available(*, unavailable, message: "there are no maps; draw one with Canvas")
public struct Map: View {
  /// Never called.
  public init<C: View>(@ViewBuilder content: () -> C) {}
  /// Never called.
  public init() {}
  /// Never called.
  public var body: some View { EmptyView() }
}

/// A player of films, which a terminal doesn't show.
///
/// - Source: AVKit `VideoPlayer`.
@available(*, unavailable, message: "there are no films; show a picture with Image")
public struct VideoPlayer: View {
  /// Never called.
  public init<P>(player: P?) {}
  /// Never called.
  public var body: some View { EmptyView() }
}

/// A gradient over a grid of points.
///
/// - Source: SwiftUI `MeshGradient`.
@available(*, unavailable, message: "use LinearGradient, RadialGradient or AngularGradient")
public struct MeshGradient: View {
  /// Never called.
  public init<P>(
    width: Int, height: Int, points: [P], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {}
  /// Never called.
  public var body: some View { EmptyView() }
}
