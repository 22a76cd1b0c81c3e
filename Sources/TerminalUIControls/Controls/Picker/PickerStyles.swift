public import TerminalUICore

/// The default style of pickers: `radioGroup`, and `menu` for more than 10 options.
///
/// A view of an app counts as one option, whatever its `body` has.
public nonisolated struct DefaultPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a picker.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.countOptions(11) <= 10 {
      RadioGroupPickerStyle().makeBody(configuration: configuration)
    } else {
      MenuPickerStyle().makeBody(configuration: configuration)
    }
  }
}

/// The style of pickers whose options are in a column after the label.
///
/// In a form, the label is in the column of titles.
///
///     Size (•) Small
///          ( ) Large
public nonisolated struct RadioGroupPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a picker.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    RadioGroup(configuration: configuration)
  }
}

/// The options of a radio group, in a column or a row.
private struct RadioGroup: View {
  @Environment(\.hasRadioGroupsInRows) private var isRow
  let configuration: PickerStyleConfiguration

  var body: some View {
    TitledControl(title: configuration.label) {
      if isRow { configuration.optionsInRow } else { configuration.options(.list) }
    }
  }
}

/// The style of pickers whose options are in a column below the label, or rows of a form or list.
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

/// The style of pickers whose options are in a row: `[ Small Large ]`, or on a block.
public nonisolated struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a picker.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitledControl(title: configuration.label) {
      configuration.segmentsOnBlock.lineLimit(1).modifier(DrawEffectModifier(ControlFace()))
    }
  }
}

/// The style of pickers that show the chosen option, and the other options in a menu: `[ Small ▾ ]`.
public nonisolated struct MenuPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a picker.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitledControl(title: configuration.label) {
      Menu {
        configuration.options(.menu)
      } label: {
        configuration.chosenOption.lineLimit(1)
      }
      // Not what is chosen at present.
      .modifier(ActionNameModifier(id: nil, title: configuration.title))
      // The title is cut before the chosen option is.
      .layoutPriority(1)
    }
  }
}

/// The style of pickers that show the chosen option, and the other options on a screen of the navigation stack around.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a picker.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    NavigationLink {
      ScrollView { configuration.options(.list) }
        .navigationTitle(configuration.title ?? "")
    } label: {
      HStack {
        configuration.label
        configuration.chosenOption.foregroundStyle(.secondary)
      }
    }
  }
}

nonisolated extension PickerStyle where Self == DefaultPickerStyle {
  /// As `radioGroup`, and as `menu` for more than 10 options.
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
  /// Options in a row: `[ Small Large ]`.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

nonisolated extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen option, and the other options in a menu: `[ Small ▾ ]`.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

nonisolated extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The chosen option, and the other options on a screen of their own.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
