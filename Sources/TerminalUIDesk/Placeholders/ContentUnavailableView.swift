/// Explains in the middle of the available space why there is no content, and offers actions.
///
///     ContentUnavailableView {
///       Label("No mail", systemImage: "tray")
///     } description: {
///       Text("New mail comes here.")
///     } actions: {
///       Button("Look for mail") { fetch() }
///     }
///
/// The label is bold, the description secondary, the actions are in a column.
/// - Source: SwiftUI `ContentUnavailableView`.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Makes the view.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label, the description and the actions.
  public var body: some View {
    VStack(cellSpacing: 1) {
      VStack(spacing: 0) {
        label.bold()
        description.foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      VStack(spacing: 0) { actions }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView where Label == Text, Description == Text?, Actions == EmptyView {
  /// Makes a view with a title and a description.
  ///
  /// - Source: SwiftUI `ContentUnavailableView.init(_:image:description:)`, without an image.
  public init(_ titleKey: LocalizedStringKey, description: Text? = nil) {
    self.init {
      Text(titleKey)
    } description: {
      description
    }
  }

  /// Makes a view with a title and a description.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `ContentUnavailableView.init(_:image:description:)`, without an image.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, description: Text? = nil) {
    self.init {
      Text(title)
    } description: {
      description
    }
  }
}

extension ContentUnavailableView
where Label == TerminalUIControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view with a title, a symbol and a description.
  ///
  ///     ContentUnavailableView("No mail", systemImage: "tray", description: Text("It comes here."))
  ///
  /// - Source: SwiftUI `ContentUnavailableView.init(_:systemImage:description:)`.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      TerminalUIControls.Label(titleKey, systemImage: name)
    } description: {
      description
    }
  }

  /// Makes a view with a title, a symbol and a description.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `ContentUnavailableView.init(_:systemImage:description:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      TerminalUIControls.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The view for a search without results.
  ///
  ///     if found.isEmpty { ContentUnavailableView.search(text: text) }
  ///
  /// - Source: SwiftUI `ContentUnavailableView.search`.
  public static var search: ContentUnavailableView { search(text: "") }

  /// The view for a search for a text without results.
  ///
  /// - Source: SwiftUI `ContentUnavailableView.search(text:)`.
  public static func search(text: String) -> ContentUnavailableView {
    self.init {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// The parts of a ``ContentUnavailableView`` for a search that found nothing.
///
/// - Source: SwiftUI `SearchUnavailableContent`.
@MainActor @preconcurrency public struct SearchUnavailableContent {
  /// The message that nothing was found, with the text of the search.
  public struct Label: View {
    package let text: String
    /// The text.
    public var body: some View { Text(text.isEmpty ? "No results" : "No results for “\(text)”") }
  }

  /// Suggests another search.
  public struct Description: View {
    /// The text.
    public var body: some View { Text("Check the spelling or try another search.") }
  }

  /// The actions for a search that found nothing: there are none.
  public struct Actions: View {
    /// An empty view.
    public var body: some View { EmptyView() }
  }
}
