/// The style of buttons where no other is asked for: as `bordered`.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// The style of buttons between brackets: `[ Save ]`.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.bracketed(configuration.role).pressable(configuration.action)
  }
}

/// The style of buttons that are most likely wanted: between brackets and bold.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.bracketed(configuration.role).bold().pressable(configuration.action)
  }
}

/// The style of buttons that are nothing but their label, in blue.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(configuration.role == .destructive ? .red : .blue)
      .pressable(configuration.action)
  }
}

/// The style of buttons that are nothing but their label.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(configuration.role == .destructive ? .red : nil)
      .pressable(configuration.action)
  }
}

/// The style of buttons that look like links: their label, underlined and blue.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.underline().foregroundColor(configuration.role == .destructive ? .red : .blue)
      .pressable(configuration.action)
  }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// As `bordered`.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Between brackets: `[ Save ]`.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Between brackets and bold.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label alone, in blue.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The label alone, underlined and blue.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension View {
  /// Puts this label of a button between brackets.
  func bracketed(_ role: ButtonRole?) -> some View {
    HStack(spacing: 0) {
      Text("[ ")
      foregroundColor(role == .destructive ? .red : nil)
      Text(" ]")
    }
  }
}
