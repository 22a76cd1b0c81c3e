extension Palette {
  /// The background that is painted where nothing else is; `nil` where the terminal's own shows.
  public var paintedBackground: Color? {
    guard let background = ground(.background), background != .terminalDefault else { return nil }
    return background
  }

  /// The colour of text without one: the foreground, where the background is painted.
  public var textStyle: Style {
    paintedBackground == nil ? .plain : Style(foreground: ink(.foreground).foreground)
  }
}
