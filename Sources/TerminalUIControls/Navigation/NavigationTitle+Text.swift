public import TerminalUICore
public import TerminalUINavigation

extension View {
  /// Sets the title that the bar of the navigation stack around shows for this screen.
  ///
  ///     List(messages) { … }.navigationTitle("Inbox")
  ///
  /// Of several titles on a screen the outermost counts.
  /// - Source: SwiftUI `View.navigationTitle(_:)`.
  @inlinable public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(ScreenNoteModifier(note: .title(.of(Text(titleKey)))))
  }

  /// Sets the subtitle that the bar of the navigation stack around shows behind the title of this screen.
  ///
  ///     List(messages) { … }.navigationTitle("Inbox").navigationSubtitle("3 new")
  ///     // Inbox  3 new
  ///
  /// It is the first to go where the bar has little room.
  /// - Source: SwiftUI `View.navigationSubtitle(_:)`.
  @inlinable public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    modifier(ScreenNoteModifier(note: .subtitle(.of(Text(subtitleKey)))))
  }

  /// Sets the title that the bar of the navigation stack around shows for this screen.
  ///
  ///     MessageView(message).navigationTitle(Text(message.title).italic())
  ///
  /// - Source: SwiftUI `View.navigationTitle(_:)`.
  @inlinable public func navigationTitle(_ title: Text) -> some View { modifier(TextNote(title: title)) }

  /// Shows a title that the app may change; the user can't, other than by a control of the app.
  ///
  /// - Source: SwiftUI `View.navigationTitle(_:)`; no renaming.
  @inlinable public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(TextNote(title: Text(verbatim: title.wrappedValue)))
  }

  /// Sets what the bar of the navigation stack around shows behind the title of this screen.
  ///
  /// - Source: SwiftUI `View.navigationSubtitle(_:)`.
  @inlinable public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(TextNote(subtitle: subtitle))
  }
}

/// Gives the screen a title or subtitle that is a `Text`, with its look.
@usableFromInline struct TextNote: ViewModifier {
  private let note: ScreenAttribute

  @usableFromInline init(title: Text) { note = .title(ScreenTitle(title)) }
  @usableFromInline init(subtitle: Text) { note = .subtitle(ScreenTitle(subtitle)) }

  @usableFromInline func body(content: Content) -> some View {
    content.modifier(ScreenNoteModifier(note: note))
  }
}

extension ScreenTitle {
  /// A title of a text; a plain one needs no view.
  @usableFromInline package static func of(_ text: Text) -> ScreenTitle {
    text.content.runs == nil ? ScreenTitle(text: text.content.string) : ScreenTitle(text)
  }

  fileprivate init(_ text: Text) { self.init(text: text.accessibilityText ?? "", view: AnyView(text)) }
}
