/// The default style of buttons: the same as `bordered`.
///
/// Where lengths count points, a button on a background that the app has drawn has no block of its own.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  @Environment(\.controlSize) private var size

  /// Makes the style.
  public init() {}
  /// Makes the view of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.bordered(configuration.role, size: size, yields: true)
      .pressable(configuration.action)
  }
}

/// The style of buttons on a block, or between brackets, `[ Save ]`, where there are no colours.
///
/// The size is the same.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  @Environment(\.controlSize) private var size
  private let tint: Color?

  /// Makes the style.
  public init() { tint = nil }
  /// Makes the style with a tint.
  ///
  ///     Button("Save") {}.buttonStyle(BorderedButtonStyle(tint: .blue))
  ///
  /// - Source: SwiftUI `BorderedButtonStyle.init(tint:)`.
  public init(tint: Color) { self.tint = tint }
  /// Makes the view of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let button = configuration.label.bordered(configuration.role, size: size).pressable(configuration.action)
    if let tint { button.tint(tint) } else { button }
  }
}

/// The style of the most important buttons: as `bordered`, but bold, and filled with a quiet tint.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  @Environment(\.controlSize) private var size

  /// Makes the style.
  public init() {}
  /// Makes the view of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.bordered(configuration.role, isProminent: true, size: size)
      .pressable(configuration.action)
  }
}

/// The style of buttons that are nothing but their label, in the tint.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(.role(configuration.role == .destructive ? .error : .tint))
      .pressable(configuration.action)
  }
}

/// The style of buttons that are nothing but their label.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(configuration.role == .destructive ? .role(.error) : nil)
      .pressable(configuration.action)
  }
}

/// The style of buttons that look like links: their label, underlined, in the colour of links.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.underline()
      .foregroundColor(.role(configuration.role == .destructive ? .error : .link))
      .pressable(configuration.action)
  }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// As `bordered`.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// On a block; without colours between brackets: `[ Save ]`.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// On a block in the tint, bold.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label alone, in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The label alone, underlined, in the colour of links.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension View {
  /// This label of a button on a block, or between brackets.
  ///
  /// Its texts have one line, unless the app sets a limit: the brackets are on one row.
  ///
  /// - Parameter yields: Whether there is no block on a background that the app has drawn in points.
  package func bordered(
    _ role: ButtonRole?, isProminent: Bool = false, size: ControlSize = .regular, yields: Bool = false
  ) -> some View {
    transformEnvironment(\.self) { values in
      guard values.lineLimit == nil, size < .large else { return }
      values.lineLimit = 1
      values.stacksSingleLines = true
      // The label of a button on a block is alone.
      values.iconGroup = nil
    }
    .foregroundColor(role == .destructive ? .role(.error) : nil)
    .faced(
      role == .destructive ? .destructive : isProminent ? .prominent : .button, size: size, yields: yields
    )
    .style(isProminent ? Style(attributes: .bold) : .plain)
  }
}
