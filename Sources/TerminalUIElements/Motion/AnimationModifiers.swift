public import TerminalUICore

extension View {
  /// Animates the changes in this view in each update in which `value` changes.
  ///
  ///     Bar(length: level).animation(.snappy, value: level)
  ///
  /// It counts in place of that of `withAnimation`; `nil` is no motion. Changes where animations are disabled stay so.
  ///
  /// - Parameters:
  ///   - animation: How it moves.
  ///   - value: The value that is compared, by `==`, when the view around is evaluated.
  /// - Returns: A view that is laid out and drawn like this one.
  /// - Source: SwiftUI `View.animation(_:value:)`.
  @inlinable public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    transaction(value: value) { $0.animate(by: animation) }
  }

  /// Animates every change in this view.
  ///
  /// Deprecated in SwiftUI in favour of ``animation(_:value:)``, as it moves more than is meant.
  /// - Source: SwiftUI `View.animation(_:)`.
  @inlinable public func animation(_ animation: Animation?) -> some View {
    transaction { $0.animate(by: animation) }
  }

  /// Animates the changes of the modifiers in `body`, and not those of this view.
  ///
  ///     Text("ab").animation(.easeOut) { $0.opacity(isLate ? 0.4 : 1) }
  ///
  /// - Source: SwiftUI `View.animation(_:body:)`.
  @inlinable public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ $0.animate(by: animation) }, body: body)
  }
}

nonisolated extension Transaction {
  @usableFromInline mutating func animate(by animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}

@MainActor extension Binding {
  /// A binding that animates the changes of its writes.
  ///
  ///     Toggle("More", isOn: $isOpen.animation(.snappy))
  ///
  /// - Source: SwiftUI `Binding.animation(_:)`.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}
