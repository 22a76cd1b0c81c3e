internal import TerminalUICore

extension View {
  /// Offers a choice of actions while a value is true.
  ///
  ///     Button("Empty the bin…") { isAsking = true }
  ///       .confirmationDialog("Empty the bin?", isPresented: $isAsking) {
  ///         Button("Empty", role: .destructive) { empty() }
  ///       }
  ///
  /// As ``View/alert(_:isPresented:actions:)``, but a button that cancels is added where there is none, so that Escape always leaves.
  ///
  /// - Parameters:
  ///   - titleKey: The subject of the choice.
  ///   - isPresented: Whether the dialog is shown.
  ///   - titleVisibility: Whether the title is shown; `automatic` shows it.
  ///   - actions: Buttons.
  /// - Returns: A view that looks the same and offers the choice.
  /// - Source: SwiftUI `View.confirmationDialog(_:isPresented:titleVisibility:actions:)`.
  @inlinable public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presentation(isPresented, .dialog, nil) {
      AlertBox(
        title: titleVisibility == .hidden ? nil : Text(titleKey), offersCancel: true, actions: actions(),
        message: EmptyView())
    }
  }

  /// Offers a choice of actions while a value is true.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `View.confirmationDialog(_:isPresented:titleVisibility:actions:)`.
  @_disfavoredOverload @inlinable public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presentation(isPresented, .dialog, nil) {
      AlertBox(
        title: titleVisibility == .hidden ? nil : Text(title), offersCancel: true, actions: actions(),
        message: EmptyView())
    }
  }

  /// Offers a choice of actions.
  ///
  /// - Source: SwiftUI `View.confirmationDialog(_:isPresented:titleVisibility:actions:)`.
  @inlinable public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presentation(isPresented, .dialog, nil) {
      AlertBox(
        title: titleVisibility == .hidden ? nil : title, offersCancel: true, actions: actions(),
        message: EmptyView())
    }
  }

  /// Offers a choice of actions, with a message below the title.
  ///
  /// - Source: SwiftUI `View.confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
  @inlinable public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    presentation(isPresented, .dialog, nil) {
      AlertBox(
        title: titleVisibility == .hidden ? nil : Text(titleKey), offersCancel: true, actions: actions(),
        message: message())
    }
  }

  /// Offers a choice of actions, with a message below the title.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `View.confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
  @_disfavoredOverload @inlinable public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    presentation(isPresented, .dialog, nil) {
      AlertBox(
        title: titleVisibility == .hidden ? nil : Text(title), offersCancel: true, actions: actions(),
        message: message())
    }
  }

  /// Offers a choice of actions, with a message below the title.
  ///
  /// - Source: SwiftUI `View.confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
  @inlinable public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    presentation(isPresented, .dialog, nil) {
      AlertBox(
        title: titleVisibility == .hidden ? nil : title, offersCancel: true, actions: actions(),
        message: message())
    }
  }
}
