internal import RuntimeMetadata
public import TerminalUICore

extension View {
  /// Sets the title that the bar of the navigation stack around shows for this screen.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `View.navigationTitle(_:)`.
  @_disfavoredOverload @inlinable public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(ScreenNoteModifier(note: .title(ScreenTitle(text: String(title)))))
  }

  /// Sets the subtitle that the bar of the navigation stack around shows behind the title of this screen.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `View.navigationSubtitle(_:)`.
  @_disfavoredOverload @inlinable public func navigationSubtitle<S: StringProtocol>(_ subtitle: S)
    -> some View
  {
    modifier(ScreenNoteModifier(note: .subtitle(ScreenTitle(text: String(subtitle)))))
  }

  /// Says whether the bar of the navigation stack around leaves out the button that leads back from this screen.
  ///
  /// Escape goes back as before.
  /// - Source: SwiftUI `View.navigationBarBackButtonHidden(_:)`.
  @inlinable public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(ScreenNoteModifier(note: .hidesBack(hidesBackButton)))
  }
}

/// A title of a screen, for the bar and for the button that leads back.
@MainActor @usableFromInline package struct ScreenTitle {
  /// The text of the title, which the button that leads back to the screen shows.
  package let text: String
  /// The title as it was given, where that isn't a plain text.
  package let view: AnyView?

  @usableFromInline package init(text: String) {
    self.text = text
    view = nil
  }

  /// Makes a title of a view.
  package init(text: String, view: AnyView) {
    self.text = text
    self.view = view
  }
}

/// A property of a screen that a view in it sets, for the bar.
@usableFromInline package enum ScreenAttribute {
  case title(ScreenTitle)
  case subtitle(ScreenTitle)
  case hidesBack(Bool)
}

/// Tells the screen around one of its attributes: behind `navigationTitle` and others.
@MainActor @usableFromInline package struct ScreenNoteModifier: PassModifier {
  let note: ScreenAttribute

  /// Makes a modifier.
  @usableFromInline package init(note: ScreenAttribute) { self.note = note }

  @usableFromInline package func makePassNode(in context: NodeContext) -> PassNode {
    ScreenNoteNode(note, in: context)
  }
  @usableFromInline package func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: ScreenNoteNode.self).update(note)
  }
}

/// The node of a view that says something of the screen around.
@MainActor final class ScreenNoteNode: PassNode {
  private weak var owner: ScreenNode?
  private(set) var note: ScreenAttribute

  init(_ note: ScreenAttribute, in context: NodeContext) {
    self.note = note
    super.init(in: context)
    owner = screen
    // The screen is notified when the view around the note is covered.
    if owner != nil { noteGivesToFolds() }
    owner?.insert(self)
  }

  func update(_ note: ScreenAttribute) {
    guard !valuesAreEqual(self.note, note) else { return }
    self.note = note
    owner?.noteChanged()
  }

  override func didLeave() { owner?.remove(self) }

  override var name: String {
    switch note {
    case .title: "navigationTitle"
    case .subtitle: "navigationSubtitle"
    case .hidesBack: "navigationBarBackButtonHidden"
    }
  }
  override var details: String {
    switch note {
    case .title(let title), .subtitle(let title): "\"\(title.text)\""
    case .hidesBack(let hides): "\(hides)"
    }
  }
}
