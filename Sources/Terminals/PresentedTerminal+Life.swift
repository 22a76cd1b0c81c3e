internal import Presenter
internal import Terminal

// Giving the terminal to another program, or to the shell, and taking it again.

extension PresentedTerminal {
  /// Gives the terminal back for another program.
  public func release() { if device.isEntered { leave() } }

  /// Takes the terminal again and repaints it; a new size is an event.
  public func resume() {
    guard screen != nil, !device.isEntered else { return }
    device.takeForegroundBack()
    comeBack(keepsSettings: true)
  }

  /// Gives the terminal back and stops, alone or as Ctrl-Z does with the whole group; returns when it continues.
  public func suspend(withGroup: Bool) {
    guard screen != nil else { return }
    onStop?(true)
    if device.isEntered { leave() }
    device.stopProcess(withGroup: withGroup)
    comeBack()
    onStop?(false)
  }

  /// Gives the terminal back; of a region nothing stays, unless others have moved the cursor.
  func leave(_ leaving: FrameWriter.Leaving = .cleared) {
    if inline != nil { leaveRegion(leaving) }
    device.restore()
    reader?.endAnswers(all: true)
    (modes.hasTitle, modes.hasProgress, modes.hasPointer) = (false, false, false)
    writer.discard()
    screen?.forget()
    hasWritten = false
  }

  /// Takes the terminal again after the process was stopped, and shows everything again.
  func comeBack(keepsSettings: Bool = false) {
    isInBackground = !device.waitForForeground()
    guard !isInBackground else { return }
    guard device.enter(keepsSettings: keepsSettings) == 0 else {
      // The terminal hung up meanwhile, which also continues a process.
      queuedEvents.append(.end)
      return
    }
    // The signals that continued the process are handled; a new size from now on is a change.
    _ = device.takeSignals()
    updateSize()
    // Modes that others left switched on while they had the terminal.
    if !isPlain {
      writer.send(
        TerminalModes.othersUndone(links: hasTitles, keyboard: capabilities.hasKeyboardProtocol))
    }
    (needsFrame, changedRows) = (true, .several)
    if inline != nil { beginRegion() }
    showFrame()
  }
}
