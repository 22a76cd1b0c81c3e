internal import TerminalUIElements

/// Lists that are read out on request, with numbers of their own: the help, and the headings of the screen.
extension LineReader {
  /// Reads a numbered list out.
  ///
  /// The user chooses by number.
  func offer(_ title: String, _ items: [(words: String, run: () -> Void)]) {
    output.line(title)
    choices = items.map(\.run)
    for (index, item) in items.enumerated() { output.line("\(index + 1) \(item.words)") }
    output.line(SpokenWords.translated("Escape closes it."))
  }

  /// Says which keys there are, those of the app with numbers.
  func sayHelp() {
    host.prepareForEvent()
    let keys = [
      "A number uses what has it; Return behind it, if there are longer ones.",
      "Tab and Shift-Tab go to the next and the previous element, the arrows from row to row or change a value.",
      "Return uses the element with the focus. Escape closes what is open.",
      "H reads the headings, T the tables. Page Down and Page Up read other rows.",
      "Control-L reads the screen again. In a text field letters and digits are typed: leave it with Tab.",
    ]
    output.line(SpokenWords.translated("Help"))
    for line in keys { output.line(SpokenWords.translated(line)) }
    let offered = actions().filter { !$0.title.isEmpty }
    guard !offered.isEmpty else { return }
    offer(
      SpokenWords.translated("What the app offers"),
      offered.map { action in
        let words = [action.title, action.keys].map(SpokenText.clean).filter { !$0.isEmpty }
        return (
          words.joined(separator: ", "),
          { [host] in
            action.run()
            host.requestTurn()
          }
        )
      })
  }

  /// Reads the headings of the screen; a number reads what is below one.
  func sayHeadings() {
    host.prepareForEvent()
    let now = read()
    let places = now.lines.indices.filter { index in
      if case .heading = now.lines[index].kind { true } else { false }
    }
    guard !places.isEmpty else {
      return output.line("\(now.heading). \(SpokenWords.translated("No other headings."))")
    }
    offer(
      SpokenWords.translated("Headings"),
      places.enumerated().map { index, place in
        let end = index + 1 < places.count ? places[index + 1] : now.lines.count
        return (
          now.lines[place].words,
          { [weak self] in
            guard let self else { return }
            for line in now.lines[place..<end] { output.line(text(of: line)) }
          }
        )
      })
  }
}
