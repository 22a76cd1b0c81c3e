extension View {
  /// Adds a view below the content of the tabs in this view.
  ///
  ///     TabView { … }.tabViewBottomAccessory { NowPlaying() }
  ///
  /// It stays where it is while another tab is chosen. The content ends above it.
  /// - Source: SwiftUI `View.tabViewBottomAccessory(content:)`.
  @inlinable public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    safeAreaInset(edge: .bottom, content: content)
  }

  /// Adds a view below the content of the tabs in this view, while a value is `true`.
  ///
  /// - Source: SwiftUI `View.tabViewBottomAccessory(isEnabled:content:)`.
  @inlinable public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .bottom) { if isEnabled { content() } }
  }
}
