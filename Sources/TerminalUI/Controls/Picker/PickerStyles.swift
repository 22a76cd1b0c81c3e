/// The style of pickers where no other is asked for: as `radioGroup`.
public nonisolated struct DefaultPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a picker.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    RadioGroupPickerStyle().makeBody(configuration: configuration)
  }
}

/// The style of pickers whose options stand below each other behind the label; in a form, the label is in the column of titles.
///
///     Size (•) Small
///          ( ) Large
public nonisolated struct RadioGroupPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a picker.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitledControl(title: configuration.label) { configuration.options(.list) }
  }
}

/// The style of pickers whose options stand below the label, or below each other in a form or list.
public nonisolated struct InlinePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a picker.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.label
      configuration.options(.list)
    }
  }
}

/// The style of pickers whose options stand beside each other: `[ Small  Large ]`, or on a surface.
public nonisolated struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a picker.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitledControl(title: configuration.label) {
      configuration.options(.segments).padding(.horizontal, 1).modifier(DrawEffectModifier(ControlFace()))
    }
  }
}

nonisolated extension PickerStyle where Self == DefaultPickerStyle {
  /// As `radioGroup`.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

nonisolated extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Marks below each other, behind the label: `(•) Small`.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

nonisolated extension PickerStyle where Self == InlinePickerStyle {
  /// Marks below each other, below the label: `(•) Small`.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

nonisolated extension PickerStyle where Self == SegmentedPickerStyle {
  /// Options beside each other: `[ Small  Large ]`.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
