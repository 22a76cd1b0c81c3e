internal import TerminalUICore

extension View {
  /// Asks a question about some data, while a value is true and the data isn't `nil`.
  ///
  /// The alert keeps the data that it was opened with; later changes are ignored.
  ///
  /// - Source: SwiftUI `View.alert(_:isPresented:presenting:actions:)`.
  @inlinable public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    questions(
      isPresented.with(data), .alert, title: Text(titleKey), offersCancel: false, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Asks a question about some data, while a value is true and the data isn't `nil`.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `View.alert(_:isPresented:presenting:actions:)`.
  @_disfavoredOverload @inlinable public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    questions(
      isPresented.with(data), .alert, title: Text(title), offersCancel: false, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Asks a question about some data, while a value is true and the data isn't `nil`.
  ///
  /// The alert keeps the data that it was opened with; later changes are ignored.
  ///
  /// - Source: SwiftUI `View.alert(_:isPresented:presenting:actions:)`.
  @inlinable public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    questions(
      isPresented.with(data), .alert, title: title, offersCancel: false, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Asks a question about some data, with a message, while a value is true and the data isn't `nil`.
  ///
  /// The alert keeps the data that it was opened with; later changes are ignored.
  ///
  /// - Source: SwiftUI `View.alert(_:isPresented:presenting:actions:message:)`.
  @inlinable public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    questions(
      isPresented.with(data), .alert, title: Text(titleKey), offersCancel: false, actions: actions,
      message: message)
  }

  /// Asks a question about some data, with a message, while a value is true and the data isn't `nil`.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `View.alert(_:isPresented:presenting:actions:message:)`.
  @_disfavoredOverload @inlinable public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    questions(
      isPresented.with(data), .alert, title: Text(title), offersCancel: false, actions: actions,
      message: message)
  }

  /// Asks a question about some data, with a message, while a value is true and the data isn't `nil`.
  ///
  /// The alert keeps the data that it was opened with; later changes are ignored.
  ///
  /// - Source: SwiftUI `View.alert(_:isPresented:presenting:actions:message:)`.
  @inlinable public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    questions(
      isPresented.with(data), .alert, title: title, offersCancel: false, actions: actions, message: message)
  }

  /// Asks a question while there is an item; an action, or Escape, writes `nil`.
  ///
  /// - Source: SwiftUI `View.alert(_:item:actions:)`.
  @inlinable public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    questions(
      item, .alert, title: Text(titleKey), offersCancel: false, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Asks a question while there is an item; an action, or Escape, writes `nil`.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `View.alert(_:item:actions:)`.
  @_disfavoredOverload @inlinable public func alert<S: StringProtocol, A: View, T>(
    _ title: S, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    questions(
      item, .alert, title: Text(title), offersCancel: false, actions: actions, message: { _ in EmptyView() })
  }

  /// Asks a question while there is an item; an action, or Escape, writes `nil`.
  ///
  /// - Source: SwiftUI `View.alert(_:item:actions:)`.
  @inlinable public func alert<A: View, T>(
    _ title: Text, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    questions(
      item, .alert, title: title, offersCancel: false, actions: actions, message: { _ in EmptyView() })
  }

  /// Asks a question while there is an item, with a message; an action, or Escape, writes `nil`.
  ///
  /// - Source: SwiftUI `View.alert(_:item:actions:message:)`.
  @inlinable public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    questions(item, .alert, title: Text(titleKey), offersCancel: false, actions: actions, message: message)
  }

  /// Asks a question while there is an item, with a message; an action, or Escape, writes `nil`.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `View.alert(_:item:actions:message:)`.
  @_disfavoredOverload @inlinable public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    questions(item, .alert, title: Text(title), offersCancel: false, actions: actions, message: message)
  }

  /// Asks a question while there is an item, with a message; an action, or Escape, writes `nil`.
  ///
  /// - Source: SwiftUI `View.alert(_:item:actions:message:)`.
  @inlinable public func alert<A: View, M: View, T>(
    _ title: Text, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    questions(item, .alert, title: title, offersCancel: false, actions: actions, message: message)
  }
}
