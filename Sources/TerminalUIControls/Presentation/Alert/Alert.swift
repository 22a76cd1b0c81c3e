internal import TerminalUICore

extension View {
  /// Asks a question while a value is true: a title, and buttons.
  ///
  ///     Button("Delete", role: .destructive) { isAsking = true }
  ///       .alert("Delete “Archive”?", isPresented: $isAsking) {
  ///         Button("Delete", role: .destructive) { delete() }
  ///         Button("Cancel", role: .cancel) {}
  ///       }
  ///
  /// Every button runs its action and closes the alert, which writes `false`. Without buttons there is one called “OK”. A button with the role
  /// `cancel` is first and is pressed by Escape. Without such a button, Escape closes an alert with only one button, and runs nothing. Return presses
  /// the button with ``KeyboardShortcut/defaultAction``, else the first one without a role, else the one that cancels. That button is highlighted,
  /// and has the focus first unless there are text fields. Buttons that don't fit into a row are in a column. Styles of buttons that the app sets
  /// have no effect.
  ///
  /// - Parameters:
  ///   - titleKey: The question.
  ///   - isPresented: Whether the alert is shown.
  ///   - actions: Buttons, and text fields above them.
  /// - Returns: A view that looks the same and asks the question.
  /// - Source: SwiftUI `View.alert(_:isPresented:actions:)`.
  @inlinable public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presentation(isPresented, .alert, nil) {
      AlertBox(title: Text(titleKey), offersCancel: false, actions: actions(), message: EmptyView())
    }
  }

  /// Asks a question while a value is true: a title, and buttons.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `View.alert(_:isPresented:actions:)`.
  @_disfavoredOverload @inlinable public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presentation(isPresented, .alert, nil) {
      AlertBox(title: Text(title), offersCancel: false, actions: actions(), message: EmptyView())
    }
  }

  /// Asks a question.
  ///
  /// - Source: SwiftUI `View.alert(_:isPresented:actions:)`.
  @inlinable public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presentation(isPresented, .alert, nil) {
      AlertBox(title: title, offersCancel: false, actions: actions(), message: EmptyView())
    }
  }

  /// Asks a question, with a message below the title.
  ///
  /// - Source: SwiftUI `View.alert(_:isPresented:actions:message:)`.
  @inlinable public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    presentation(isPresented, .alert, nil) {
      AlertBox(title: Text(titleKey), offersCancel: false, actions: actions(), message: message())
    }
  }

  /// Asks a question, with a message below the title.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `View.alert(_:isPresented:actions:message:)`.
  @_disfavoredOverload @inlinable public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    presentation(isPresented, .alert, nil) {
      AlertBox(title: Text(title), offersCancel: false, actions: actions(), message: message())
    }
  }

  /// Asks a question, with a message below the title.
  ///
  /// - Source: SwiftUI `View.alert(_:isPresented:actions:message:)`.
  @inlinable public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    presentation(isPresented, .alert, nil) {
      AlertBox(title: title, offersCancel: false, actions: actions(), message: message())
    }
  }
}
