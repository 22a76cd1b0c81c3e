public import Foundation
public import TerminalUI

extension View {
  /// Tells of an error while a value is true and there is one: its description is the title.
  ///
  ///     SaveButton().alert(isPresented: $hasFailed, error: error) { Button("Try again") { save() } }
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is shown.
  ///   - error: The error; later changes are left out.
  ///   - actions: Buttons; none gives one called “OK”.
  /// - Returns: A view that reports an error.
  /// - Source: SwiftUI `View.alert(isPresented:error:actions:)`.
  @inlinable public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(
      Text(error?.errorDescription ?? ""), isPresented: isPresented, presenting: error
    ) { _ in actions() }
  }

  /// Tells of an error while a value is true and there is one: its description is the title, with a message below.
  ///
  ///     .alert(isPresented: $hasFailed, error: error) { _ in Button("OK") {} } message: { Text($0.recoverySuggestion ?? "") }
  ///
  /// - Source: SwiftUI `View.alert(isPresented:error:actions:message:)`.
  @inlinable public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alert(
      Text(error?.errorDescription ?? ""), isPresented: isPresented, presenting: error, actions: actions,
      message: message)
  }
}
