public import TerminalUICore

/// A control for a value between two bounds.
///
///     Slider(value: $volume, in: 0...100, step: 5) { Text("Volume") }
///     // Volume ━━━━━━━●────────────
///
/// It takes the columns that it is offered, or 20 if the width is open. Left, Right, `-` and `+` change the value by a step, or by a twentieth of the
/// range if there is no step. Home and End go to the bounds. A click or a drag moves the value to the mouse, and the wheel changes it while the
/// slider has the focus. A value outside the bounds, or one that isn't a number, is shown at a bound and left as it is. A step that isn't greater
/// than 0 is ignored.
///
/// While it has the focus the thumb is a block in the tint. Its role is `slider`, and its value in words a percentage unless `accessibilityValue(_:)`
/// sets one.
/// - Source: SwiftUI `Slider`.
public struct Slider<Label: View, ValueLabel: View>: UnaryView {
  @Binding private var value: Double
  private let range: SliderRange
  private let onEditingChanged: (Bool) -> Void
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, _ label: Label, _ minimum: ValueLabel,
    _ maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    _value = Binding(
      get: { Double(value.wrappedValue) },
      set: { new, transaction in
        // The bounds in the value's own type: a conversion may round beyond them.
        value.transaction(transaction).wrappedValue =
          Swift.min(Swift.max(V(new), bounds.lowerBound), bounds.upperBound)
      })
    range = SliderRange(
      Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) })
    self.onEditingChanged = onEditingChanged
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }

  /// The slider behind its label.
  public var body: some View {
    TitledControl(title: label) {
      HStack {
        minimumValueLabel
        SliderThumbLook(fraction: range.fraction(of: value))
          .modifier(SliderFocus(fraction: range.fraction(of: value)))
          .modifier(AdjustModifier(adjustment: adjustment))
        maximumValueLabel
      }
    }
  }

  private var adjustment: Adjustment {
    var adjustment = Adjustment { move(to: range.value($0, from: value)) }
    adjustment.goToEnd = { move(to: range.value(at: $0 ? 1 : 0)) }
    adjustment.place = { column, columns in
      move(to: range.value(at: columns > 1 ? Double(column) / Double(columns - 1) : 0))
    }
    adjustment.editingChanged = onEditingChanged
    return adjustment
  }

  private func move(to new: Double?) {
    guard let new, new != value else { return }
    value = new
  }
}

extension Slider {
  /// Makes a slider with labels at its ends.
  ///
  /// - Source: SwiftUI `Slider.init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// Makes a slider with steps, with labels at its ends.
  ///
  /// - Source: SwiftUI `Slider.init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label.
  ///
  /// - Source: SwiftUI `Slider.init(value:in:label:onEditingChanged:)`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Makes a slider with steps, with a label.
  ///
  /// - Source: SwiftUI `Slider.init(value:in:step:label:onEditingChanged:)`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider without a label.
  ///
  /// - Source: SwiftUI `Slider.init(value:in:onEditingChanged:)`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Makes a slider with steps, without a label.
  ///
  /// - Source: SwiftUI `Slider.init(value:in:step:onEditingChanged:)`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider: AccessibleView {
  package func describe(_ element: inout AccessibilityElement) {
    element.role = .slider
    element.label = label.accessibilityText
    element.value = "\(Int((range.fraction(of: value) * 100).rounded())) %"
    element.adjusts { [adjustment] in adjustment.step($0) }
  }
}
