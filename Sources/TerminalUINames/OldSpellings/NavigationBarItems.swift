extension View {
  /// Sets the title of this screen: the older name of `navigationTitle(_:)`.
  ///
  /// - Source: SwiftUI `View.navigationBarTitle(_:)`, deprecated there.
  @inlinable public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of this screen: the older name of `navigationTitle(_:)`.
  ///
  /// - Source: SwiftUI `View.navigationBarTitle(_:)`, deprecated there.
  @inlinable public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of this screen: the older name of `navigationTitle(_:)`.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `View.navigationBarTitle(_:)`, deprecated there.
  @_disfavoredOverload @inlinable public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of this screen; a title has one size.
  ///
  /// - Source: SwiftUI `View.navigationBarTitle(_:displayMode:)`, deprecated there.
  @inlinable public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  /// Sets the title of this screen; a title has one size.
  ///
  /// - Source: SwiftUI `View.navigationBarTitle(_:displayMode:)`, deprecated there.
  @inlinable public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey) }

  /// Sets the title of this screen; a title has one size.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `View.navigationBarTitle(_:displayMode:)`, deprecated there.
  @_disfavoredOverload @inlinable public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  /// Hides the bar of this screen: the older form of `toolbarVisibility(_:for:)`.
  ///
  /// - Source: SwiftUI `View.navigationBarHidden(_:)`, deprecated there.
  @inlinable public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbarVisibility(hidden ? .hidden : .automatic, for: .navigationBar)
  }

  /// Adds items to the bar of this screen: the older form of `toolbar(content:)`.
  ///
  ///     .navigationBarItems(leading: EditButton(), trailing: Button("Add") { add() })
  ///
  /// - Source: SwiftUI `View.navigationBarItems(leading:trailing:)`, deprecated there.
  @inlinable public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds items at the start of the bar of this screen.
  ///
  /// - Source: SwiftUI `View.navigationBarItems(leading:)`, deprecated there.
  @inlinable public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds items at the end of the bar of this screen.
  ///
  /// - Source: SwiftUI `View.navigationBarItems(trailing:)`, deprecated there.
  @inlinable public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
