// Sliders with their label at the end, as they were written until iOS 15.

extension Slider {
  /// Makes a slider with labels at its ends.
  ///
  ///     Slider(value: $volume, in: 0...10, minimumValueLabel: Text("0"), maximumValueLabel: Text("10")) { Text("Volume") }
  ///
  /// - Source: SwiftUI `Slider.init(value:in:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)`, deprecated there.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }

  /// Makes a slider with steps, with labels at its ends.
  ///
  /// - Source: SwiftUI `Slider.init(value:in:step:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)`, deprecated there.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label.
  ///
  /// - Source: SwiftUI `Slider.init(value:in:onEditingChanged:label:)`, deprecated there.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// Makes a slider with steps, with a label.
  ///
  /// - Source: SwiftUI `Slider.init(value:in:step:onEditingChanged:label:)`, deprecated there.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}
