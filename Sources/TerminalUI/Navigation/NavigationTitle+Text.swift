public import TerminalUICore
internal import TerminalUINavigation

extension View {
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

@usableFromInline struct TextNote: ViewModifier {
  private let note: ScreenNote

  @usableFromInline init(title: Text) { note = .title(ScreenTitle(title)) }
  @usableFromInline init(subtitle: Text) { note = .subtitle(ScreenTitle(subtitle)) }

  @usableFromInline func body(content: Content) -> some View {
    content.modifier(ScreenNoteModifier(note: note))
  }
}

extension ScreenTitle {
  fileprivate init(_ text: Text) { self.init(text: text.accessibilityText ?? "", view: AnyView(text)) }
}
