internal import TerminalUICore

extension View {
  /// Offers a choice of actions about some data, while a value is true and the data isn't `nil`.
  ///
  /// The dialog keeps the data that it was opened with; later changes are ignored.
  ///
  /// - Source: SwiftUI `View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)`.
  @inlinable public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    questions(
      isPresented.with(data), .dialog, title: titleVisibility == .hidden ? nil : Text(titleKey),
      offersCancel: true, actions: actions, message: { _ in EmptyView() })
  }

  /// Offers a choice of actions about some data, while a value is true and the data isn't `nil`.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)`.
  @_disfavoredOverload @inlinable public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    questions(
      isPresented.with(data), .dialog, title: titleVisibility == .hidden ? nil : Text(title),
      offersCancel: true, actions: actions, message: { _ in EmptyView() })
  }

  /// Offers a choice of actions about some data, while a value is true and the data isn't `nil`.
  ///
  /// The dialog keeps the data that it was opened with; later changes are ignored.
  ///
  /// - Source: SwiftUI `View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)`.
  @inlinable public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    questions(
      isPresented.with(data), .dialog, title: titleVisibility == .hidden ? nil : title, offersCancel: true,
      actions: actions, message: { _ in EmptyView() })
  }

  /// Offers a choice of actions about some data, with a message, while a value is true and the data isn't `nil`.
  ///
  /// The dialog keeps the data that it was opened with; later changes are ignored.
  ///
  /// - Source: SwiftUI `View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)`.
  @inlinable public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    questions(
      isPresented.with(data), .dialog, title: titleVisibility == .hidden ? nil : Text(titleKey),
      offersCancel: true, actions: actions, message: message)
  }

  /// Offers a choice of actions about some data, with a message, while a value is true and the data isn't `nil`.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)`.
  @_disfavoredOverload @inlinable public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    questions(
      isPresented.with(data), .dialog, title: titleVisibility == .hidden ? nil : Text(title),
      offersCancel: true, actions: actions, message: message)
  }

  /// Offers a choice of actions about some data, with a message, while a value is true and the data isn't `nil`.
  ///
  /// The dialog keeps the data that it was opened with; later changes are ignored.
  ///
  /// - Source: SwiftUI `View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)`.
  @inlinable public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    questions(
      isPresented.with(data), .dialog, title: titleVisibility == .hidden ? nil : title, offersCancel: true,
      actions: actions, message: message)
  }

  /// Offers a choice of actions while there is an item; an action, or Escape, writes `nil`.
  ///
  /// - Source: SwiftUI `View.confirmationDialog(_:item:titleVisibility:actions:)`.
  @inlinable public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    questions(
      item, .dialog, title: titleVisibility == .hidden ? nil : Text(titleKey), offersCancel: true,
      actions: actions, message: { _ in EmptyView() })
  }

  /// Offers a choice of actions while there is an item; an action, or Escape, writes `nil`.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `View.confirmationDialog(_:item:titleVisibility:actions:)`.
  @_disfavoredOverload @inlinable public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    questions(
      item, .dialog, title: titleVisibility == .hidden ? nil : Text(title), offersCancel: true,
      actions: actions, message: { _ in EmptyView() })
  }

  /// Offers a choice of actions while there is an item; an action, or Escape, writes `nil`.
  ///
  /// - Source: SwiftUI `View.confirmationDialog(_:item:titleVisibility:actions:)`.
  @inlinable public func confirmationDialog<A: View, T>(
    _ title: Text, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    questions(
      item, .dialog, title: titleVisibility == .hidden ? nil : title, offersCancel: true, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Offers a choice of actions while there is an item, with a message; an action, or Escape, writes `nil`.
  ///
  /// - Source: SwiftUI `View.confirmationDialog(_:item:titleVisibility:actions:message:)`.
  @inlinable public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    questions(
      item, .dialog, title: titleVisibility == .hidden ? nil : Text(titleKey), offersCancel: true,
      actions: actions, message: message)
  }

  /// Offers a choice of actions while there is an item, with a message; an action, or Escape, writes `nil`.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `View.confirmationDialog(_:item:titleVisibility:actions:message:)`.
  @_disfavoredOverload @inlinable public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    questions(
      item, .dialog, title: titleVisibility == .hidden ? nil : Text(title), offersCancel: true,
      actions: actions, message: message)
  }

  /// Offers a choice of actions while there is an item, with a message; an action, or Escape, writes `nil`.
  ///
  /// - Source: SwiftUI `View.confirmationDialog(_:item:titleVisibility:actions:message:)`.
  @inlinable public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    questions(
      item, .dialog, title: titleVisibility == .hidden ? nil : title, offersCancel: true, actions: actions,
      message: message)
  }
}
