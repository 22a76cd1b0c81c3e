internal import Cells
internal import TerminalUICore

extension Painter {
  /// The background that the app has drawn behind a rectangle: the colour in its middle, unless that is one of the palette's.
  ///
  ///     Button("Log in", action: logIn).padding().background(Color.green)
  ///
  /// `nil` where nothing is drawn, or the middle is out of sight. That of the focus is none.
  func appGround(in rect: Rect) -> Color? {
    let middle = Point(x: rect.minX + (rect.width - 1) / 2, y: rect.minY + (rect.height - 1) / 2)
    guard !rect.isEmpty, buffer.bounds.contains(middle),
      let ground = buffer[middle.x, middle.y].style.background,
      ground != .terminalDefault, ground != palette.paintedBackground, ground != palette.ground(.tint),
      ground != palette.look(.focused).background, ground != palette.look(.pressed).background,
      !palette.hasGround(ground)
    else { return nil }
    return ground
  }

  /// The colour of text on a background that the app has drawn, so that it can be read; `nil` if the app has set one.
  func textColor(onApp ground: Color) -> Color? {
    style.foreground == palette.textStyle.foreground ? palette.textColor(on: ground) : nil
  }
}
