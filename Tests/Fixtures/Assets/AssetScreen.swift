import TerminalUIFoundation

/// Colours and a picture of the target's asset catalogue, by names that the plugin `AssetNames` writes.
public struct AssetScreen: View {
  /// Makes the screen.
  public init() {}

  /// A colour in three ways, and a picture.
  public var body: some View {
    HStack(alignment: .top, spacing: 0) {
      Color.brand.frame(width: 1)
      Text("a").foregroundStyle(.brand)
      Color(.brand).frame(width: 1)
      Image(.Icons.appLogo)
      Text("b")
    }
  }
}
