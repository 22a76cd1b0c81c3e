internal import TerminalUICore

/// A question with one or two buttons: the older form of `alert(_:isPresented:actions:message:)`.
///
///     .alert(isPresented: $isAsking) {
///       Alert(title: Text("Delete?"), primaryButton: .destructive(Text("Delete")) { delete() }, secondaryButton: .cancel())
///     }
///
/// - Source: SwiftUI `Alert`, deprecated there.
@MainActor @preconcurrency public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes a question with one button, by default “OK”.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
  }

  /// Makes a question with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }

  /// A button of an older alert or action sheet.
  ///
  /// - Source: SwiftUI `Alert.Button`.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// A button that takes the question away, and is pressed by Escape.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    /// A button with the label “Cancel” that closes the question.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), role: .cancel, action: action ?? {})
    }

    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }
}

/// A choice of actions: the older form of `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
///
/// - Source: SwiftUI `ActionSheet`, deprecated there.
@MainActor @preconcurrency public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes a choice; without buttons it can be cancelled.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  /// A button of a choice.
  ///
  /// - Source: SwiftUI `ActionSheet.Button`.
  public typealias Button = Alert.Button
}

extension View {
  /// Asks a question while a value is true.
  ///
  /// - Source: SwiftUI `View.alert(isPresented:content:)`, deprecated there.
  @inlinable public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presentation(isPresented, .alert, nil) { OldQuestion(content()) }
  }

  /// Asks a question while there is an item.
  ///
  /// - Source: SwiftUI `View.alert(item:content:)`, deprecated there.
  @inlinable public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert)
    -> some View
  {
    modifier(
      PresentationModifier(item: item, identity: { AnyHashable($0.id) }, layer: .alert, onDismiss: nil) {
        OldQuestion(content($0))
      })
  }

  /// Offers a choice of actions while a value is true.
  ///
  /// - Source: SwiftUI `View.actionSheet(isPresented:content:)`, deprecated there.
  @inlinable public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet)
    -> some View
  {
    presentation(isPresented, .dialog, nil) { OldQuestion(content()) }
  }

  /// Offers a choice of actions while there is an item.
  ///
  /// - Source: SwiftUI `View.actionSheet(item:content:)`, deprecated there.
  @inlinable public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  )
    -> some View
  {
    modifier(
      PresentationModifier(item: item, identity: { AnyHashable($0.id) }, layer: .dialog, onDismiss: nil) {
        OldQuestion(content($0))
      })
  }
}

/// An older alert or action sheet, as the alert that it is now.
@usableFromInline struct OldQuestion: UnaryView {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]
  let offersCancel: Bool

  @usableFromInline init(_ alert: Alert) {
    (title, message, buttons, offersCancel) = (alert.title, alert.message, alert.buttons, false)
  }

  @usableFromInline init(_ sheet: ActionSheet) {
    (title, message, buttons, offersCancel) = (sheet.title, sheet.message, sheet.buttons, true)
  }

  @usableFromInline var body: some View {
    if let message {
      AlertBox(title: title, offersCancel: offersCancel, actions: actions, message: message)
    } else {
      AlertBox(title: title, offersCancel: offersCancel, actions: actions, message: EmptyView())
    }
  }

  private var actions: some View {
    ForEach(0..<buttons.count) { place in
      Button(role: buttons[place].role, action: buttons[place].action) { buttons[place].label }
    }
  }
}
