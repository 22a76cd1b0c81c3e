public import TerminalUICore

/// A control with which a value goes up and down, step by step.
///
///     Stepper("Copies: \(copies)", value: $copies, in: 1...99)
///     // Copies: 3 [ - + ]
///
/// It doesn't show the value: the label does. Left or `-` steps down, Right or `+` up. A click on a sign steps too, and repeats while the button is
/// held. The wheel steps while the stepper has the focus. At a bound the sign is dim. A value doesn't exceed the range of its type.
///
/// Its role is `stepper`.
/// - Source: SwiftUI `Stepper`.
public struct Stepper<Label: View>: UnaryView {
  @Environment(\.controlSize) private var size
  private let label: Label
  private let steps: StepperSteps
  private let onEditingChanged: (Bool) -> Void

  /// Makes a stepper that runs an action for each step.
  ///
  /// - Parameters:
  ///   - label: The purpose of the value, and the value itself.
  ///   - onIncrement: Goes up; `nil` where that can't be.
  ///   - onDecrement: Goes down; `nil` where that can't be.
  ///   - onEditingChanged: Hears `true` when steps begin and `false` when they end.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    steps = .actions(up: onIncrement, down: onDecrement)
    self.onEditingChanged = onEditingChanged
  }

  private init<V: Strideable>(
    _ label: Label, _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.onEditingChanged = onEditingChanged
    // The value is read by the stepper's body and not here, so the view that makes the stepper doesn't depend on it.
    steps = .value { isUp in
      func next() -> V {
        StepperValue.next(after: value.wrappedValue, by: step, isUp: isUp, in: bounds)
      }
      if next() == value.wrappedValue { return nil }
      return {
        let new = next()
        if new != value.wrappedValue { value.wrappedValue = new }
      }
    }
  }

  /// The signs behind the label.
  public var body: some View {
    TitledControl(title: label) {
      ControlLook(content: signs)
        .focusable()
        .modifier(AdjustModifier(adjustment: adjustment))
    }
  }

  private var signs: some View {
    HStack {
      Text("-").foregroundStyle(steps.action(isUp: false) == nil ? .tertiary : .primary)
      Text("+").foregroundStyle(steps.action(isUp: true) == nil ? .tertiary : .primary)
    }
    .faced(size: size)
    .whole
  }

  private var adjustment: Adjustment {
    Adjustment(
      step: { [steps] in steps.action(isUp: $0 > 0)?() }, editingChanged: onEditingChanged)
  }
}

/// The effect of a step: an action of the app, or a change of the value.
private enum StepperSteps {
  /// Runs an action of the app; `nil` where there is no step.
  case actions(up: (() -> Void)?, down: (() -> Void)?)
  /// Changes a value, which is read to find the action.
  case value((_ isUp: Bool) -> (() -> Void)?)

  func action(isUp: Bool) -> (() -> Void)? {
    switch self {
    case .actions(let up, let down): isUp ? up : down
    case .value(let action): action(isUp)
    }
  }
}

extension Stepper {
  /// Makes a stepper that runs an action for each step, with its label at the end.
  ///
  ///     Stepper(onIncrement: { count += 1 }, onDecrement: count > 0 ? { count -= 1 } : nil) { Text("\(count)") }
  ///
  /// - Source: SwiftUI `Stepper.init(onIncrement:onDecrement:onEditingChanged:label:)`, deprecated there.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value, with its label at the end.
  ///
  /// - Source: SwiftUI `Stepper.init(value:step:onEditingChanged:label:)`, deprecated there.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), value, nil, step, onEditingChanged)
  }

  /// Makes a stepper for a value between two bounds, with its label at the end.
  ///
  /// - Source: SwiftUI `Stepper.init(value:in:step:onEditingChanged:label:)`, deprecated there.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), value, bounds, step, onEditingChanged)
  }

  /// Makes a stepper for a value.
  ///
  /// - Source: SwiftUI `Stepper.init(value:step:label:onEditingChanged:)`.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), value, nil, step, onEditingChanged)
  }

  /// Makes a stepper for a value between two bounds.
  ///
  /// - Source: SwiftUI `Stepper.init(value:in:step:label:onEditingChanged:)`.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), value, bounds, step, onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper with a text that runs an action for each step.
  ///
  /// - Source: SwiftUI `Stepper.init(_:onIncrement:onDecrement:onEditingChanged:)`.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a text that runs an action for each step.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Stepper.init(_:onIncrement:onDecrement:onEditingChanged:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a text for a value.
  ///
  /// - Source: SwiftUI `Stepper.init(_:value:step:onEditingChanged:)`.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), value, nil, step, onEditingChanged)
  }

  /// Makes a stepper with a text for a value.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Stepper.init(_:value:step:onEditingChanged:)`.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), value, nil, step, onEditingChanged)
  }

  /// Makes a stepper with a text for a value between two bounds.
  ///
  /// - Source: SwiftUI `Stepper.init(_:value:in:step:onEditingChanged:)`.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), value, bounds, step, onEditingChanged)
  }

  /// Makes a stepper with a text for a value between two bounds.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Stepper.init(_:value:in:step:onEditingChanged:)`.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), value, bounds, step, onEditingChanged)
  }
}

extension Stepper: AccessibleView {
  package func describe(_ element: inout AccessibilityElement) {
    element.role = .stepper
    element.label = label.accessibilityText
    element.adjusts { [adjustment] in adjustment.step($0) }
  }
}
