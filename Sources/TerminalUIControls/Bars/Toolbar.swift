internal import RuntimeMetadata
internal import TerminalUICore

extension View {
  /// Adds items to the bars of the screen around.
  ///
  ///     List(notes) { … }
  ///       .navigationTitle("Notes")
  ///       .toolbar {
  ///         ToolbarItem(placement: .primaryAction) { Button("New") { add() } }
  ///         ToolbarItem(placement: .status) { Text("\(notes.count) notes") }
  ///       }
  ///     //  Notes                        [New]
  ///     //  …
  ///     //              12 notes
  ///
  /// The bars are those of the ``NavigationStack`` around: one row at the top and one at the bottom, each there while it has something to show. Where
  /// no stack is around, this view gets bars of its own. Items for which there is no room are in a menu at the end of the bar: those nearest to the
  /// end first, unless `visibilityPriority(_:)` changes that; their shortcuts still work.
  ///
  /// The views of the items have the environment of this view. A view beside items is an item of its own; SwiftUI takes items only, or views only.
  /// - Source: SwiftUI `View.toolbar(content:)`.
  @_disfavoredOverload @inlinable public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  )
    -> some View
  {
    modifier(ToolbarModifier(content()))
  }

  /// Adds views to the bars of the screen around, where `ToolbarItemPlacement.automatic` has them.
  ///
  /// - Source: SwiftUI `View.toolbar(content:)`.
  @inlinable public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbar { ToolbarItemGroup(content: content) }
  }

  /// Adds items to the bars of the screen around, under a name by which a customization would find them.
  ///
  /// The user customizes no toolbar, so it is the same as without the name.
  /// - Source: SwiftUI `View.toolbar(id:content:)`.
  @inlinable public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Adds actions about what the title names: buttons among the secondary actions of the bar.
  ///
  ///     Editor().navigationTitle("Letter").toolbarTitleMenu { Button("Duplicate") { duplicate() } }
  ///
  /// - Source: SwiftUI `View.toolbarTitleMenu(content:)`; the actions are beside the title, not below it.
  @inlinable public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    toolbar { ToolbarItemGroup(placement: .secondaryAction, content: content) }
  }

  /// Sets whether bars of the screen around are shown.
  ///
  ///     Reader().toolbarVisibility(.hidden, for: .navigationBar)
  ///
  /// With `automatic` a bar is shown while it has something to show; without bars in the call, all bars are meant.
  /// - Source: SwiftUI `View.toolbarVisibility(_:for:)`.
  @inlinable public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    modifier(ToolbarVisibilityModifier(visibility, bars))
  }

  /// Sets whether bars of the screen around are shown: the former name of `toolbarVisibility(_:for:)`.
  ///
  /// - Source: SwiftUI `View.toolbar(_:for:)`.
  @inlinable public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(ToolbarVisibilityModifier(visibility, bars))
  }
}

/// A bar of a screen.
///
/// - Source: SwiftUI `ToolbarPlacement`.
public nonisolated enum ToolbarPlacement: Hashable, Sendable {
  /// Every bar.
  case automatic
  /// The bar at the top, with the title.
  case navigationBar
  /// The bar at the bottom.
  case bottomBar
  /// The bar at the top.
  case windowToolbar
  /// The labels of the ``TabView`` around; the keys that choose a tab work without them, and `automatic` shows them.
  case tabBar
}

/// Whether the tab bar around is shown, as the views of the chosen tab set it.
package enum TabBarVisibilityKey: PreferenceKey {
  package static var defaultValue: Visibility { .automatic }
  package static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
    if value == .automatic { value = nextValue() }
  }
}

/// An item of a bar, as the bar gets it.
struct BarEntry: Identifiable {
  struct ID: Hashable {
    let modifier: Namespace.ID
    let path: [Int]
  }

  let id: ID
  let item: _ToolbarItems.Item
  /// The environment of the view that has the item.
  package let place: EnvironmentFrame?
}

/// The contents that the views of a screen give to its bars.
struct BarContents {
  var entries: [BarEntry] = []
  var visibility: [ToolbarPlacement: Visibility] = [:]

  /// Whether a bar may be shown, or has to be.
  func visibility(of bar: ToolbarPlacement) -> Visibility {
    visibility[bar] ?? (bar == .navigationBar ? visibility[.windowToolbar] : nil) ?? visibility[.automatic]
      ?? .automatic
  }
}

extension BarContents: @MainActor Equatable {
  static func == (left: BarContents, right: BarContents) -> Bool {
    guard left.visibility == right.visibility, left.entries.count == right.entries.count else { return false }
    for index in left.entries.indices where !valuesAreEqual(left.entries[index], right.entries[index]) {
      return false
    }
    return true
  }
}

/// The contents that views give to the bars of their screen.
nonisolated enum BarContentsKey: PreferenceKey {
  static var defaultValue: BarContents { BarContents() }
  static func reduce(value: inout BarContents, nextValue: () -> BarContents) {
    let next = nextValue()
    value.entries += next.entries
    value.visibility.merge(next.visibility) { _, last in last }
  }
}

/// Whether there are bars around.
nonisolated enum HasBarsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether there are bars around that views can have items in.
  var hasBars: Bool {
    get { self[HasBarsKey.self] }
    set { self[HasBarsKey.self] = newValue }
  }
}

/// Gives its items to the bars around, as a preference; where there are none, it makes bars around its content.
@usableFromInline struct ToolbarModifier: ViewModifier {
  @Environment(\.hasBars) private var hasBars
  @Environment(\.self) private var environment
  @Namespace private var id
  private let items: [_ToolbarItems.Item]

  @usableFromInline init<Items: ToolbarContent>(_ content: Items) {
    var items = _ToolbarItems()
    content._collect(into: &items)
    self.items = items.items
  }

  @usableFromInline func body(content: Content) -> some View {
    if hasBars { telling(content) } else { BarFrame { telling(content) } }
  }

  private func telling(_ content: Content) -> some View {
    let entries = items.map {
      BarEntry(id: .init(modifier: id, path: $0.path), item: $0, place: environment.frame)
    }
    return content.transformPreference(BarContentsKey.self) { $0.entries += entries }
  }
}

/// Says for the bars around, as a preference, whether each is shown.
@usableFromInline struct ToolbarVisibilityModifier: ViewModifier {
  let visibility: Visibility
  let bars: [ToolbarPlacement]

  @usableFromInline init(_ visibility: Visibility, _ bars: [ToolbarPlacement]) {
    self.visibility = visibility
    self.bars = bars.isEmpty ? [.automatic] : bars
  }

  @usableFromInline func body(content: Content) -> some View {
    let (visibility, bars) = (visibility, bars)
    return content.transformPreference(BarContentsKey.self) { contents in
      for bar in bars where bar != .tabBar { contents.visibility[bar] = visibility }
    }
    .transformPreference(TabBarVisibilityKey.self) { if bars.contains(.tabBar) { $0 = visibility } }
  }
}
