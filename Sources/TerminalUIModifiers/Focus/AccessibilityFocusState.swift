public import TerminalUICore

/// Where the focus of an assistive technology is; in a terminal that is the keyboard's focus.
///
///     @AccessibilityFocusState private var isOnResult: Bool
///     Text(result).focusable().accessibilityFocused($isOnResult)
///
/// - Source: SwiftUI `AccessibilityFocusState`; differs in that there is no second focus beside the keyboard's.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: FocusState<Value>

  /// Makes a state that is true while a view has the focus.
  public init() where Value == Bool { state = FocusState() }
  /// Makes a state that names the view with the focus.
  public init<T: Hashable>() where Value == T? { state = FocusState() }

  /// Where the focus is.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// The binding for `accessibilityFocused(_:)` and `accessibilityFocused(_:equals:)`.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  /// An ``AccessibilityFocusState`` of a view further up.
  ///
  /// - Source: SwiftUI `AccessibilityFocusState.Binding`.
  @propertyWrapper public struct Binding {
    @usableFromInline let binding: FocusState<Value>.Binding

    /// Where the focus is.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension View {
  /// Ties the focus of this view to a value of a state.
  ///
  /// - Source: SwiftUI `View.accessibilityFocused(_:equals:)`.
  @inlinable public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    focused(binding.binding, equals: value)
  }

  /// Ties the focus of this view to a state that is true while the view has it.
  ///
  /// - Source: SwiftUI `View.accessibilityFocused(_:)`.
  @inlinable public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    focused(condition.binding)
  }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}
