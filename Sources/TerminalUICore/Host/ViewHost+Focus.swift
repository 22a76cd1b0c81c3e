internal import Cells

/// The focus of a host.
extension ViewHost {
  /// At the end of an update: moves the focus where it belongs, and updates the values that follow it.
  func settleFocus() {
    guard followers.needsSettling else { return }
    followers.tellKeyboard()
    let links = followers.takeLinks()
    for link in links { link.moveFocus() }
    followers.needsSettling = false
    focus.settle()
    for scope in root.scopes where scope !== keyboard.scope { scope.focus.forgetNodesThatLeft() }
    for link in links + followers.takeLinks() { link.adoptFocus() }
    if keyboard.scope.top?.enclosingLayer?.keepsFocusedValues == true { return }
    if let values = followers.takeValues(around: focus.node) { followers.values.adopt(values) }
  }

  /// The view with the focus, of those that have the keyboard.
  package var focusedNode: FocusNode? { focus.node }

  /// Takes the focus from the view that has it, at the end of the next update.
  package func clearFocus() {
    focus.focus(nil)
    followers.needsSettling = true
    requestTurn()
  }

  /// The first line of the view with the focus.
  package var focusedLine: Int? { focus.node?.screenRect?.minY }
}
