internal import Observation
internal import TerminalUICore

/// The menus of the menu bar, and the open menu.
@Observable final class MenuBarModel {
  /// One menu.
  struct Menu: Identifiable {
    let id: Int
    package let title: String
    let sections: [Section]
    /// Where in the title the letter is that opens it with Alt.
    var letter: String.Index?
  }

  /// A part of a menu: lines are between them.
  struct Section: Identifiable {
    let id: ObjectIdentifier
    let version: Int
    let content: AnyView
  }

  private(set) var menus: [Menu] = []
  /// The places where the app has commands in place of those that every app has.
  private(set) var replaced: Set<CommandGroupPlacement> = []
  /// The menu that is open.
  private(set) var opened: Int?
  /// How many menus there is room for, before those in the last one; the last one itself is -1.
  @ObservationIgnored var shownCount = Int.max
  @ObservationIgnored private var handles: [Int: MenuHandle] = [:]

  static let more = -1

  // MARK: What is in it

  /// Adopts what the commands are now.
  ///
  /// - Parameters:
  ///   - parts: The content of the menus.
  ///   - taken: The letters that are keys of commands, with Alt: no menu gets one of them.
  func adopt(_ parts: [CommandPartNode], taken: Set<Character>) {
    var replaced: Set<CommandGroupPlacement> = []
    for part in parts {
      if case .group(let group, .replacing) = part.place { replaced.insert(group) }
    }
    if replaced != self.replaced { self.replaced = replaced }
    let menus = Self.menus(of: parts, replaced, taken: taken)
    if !menus.elementsEqual(self.menus, by: { $0.isLike($1) }) { self.menus = menus }
  }

  /// Makes the menus of all parts of the commands: the standard ones first and last, the app's between them.
  private static func menus(
    of parts: [CommandPartNode], _ replaced: Set<CommandGroupPlacement>, taken: Set<Character>
  ) -> [Menu] {
    let standard = CommandGroupPlacement.leading + CommandGroupPlacement.trailing
    var titles = CommandGroupPlacement.leading
    for part in parts where !titles.contains(part.place.menu) && !standard.contains(part.place.menu) {
      titles.append(part.place.menu)
    }
    titles += CommandGroupPlacement.trailing
    var letters = taken
    var menus: [Menu] = []
    for title in titles {
      let own = parts.enumerated().filter { entry in
        if case .standard(let group) = entry.element.place, replaced.contains(group) { return false }
        // An empty part only replaces others.
        return entry.element.place.menu == title && entry.element.firstItem != nil
      }
      .sorted { ($0.element.place.order, $0.offset) < ($1.element.place.order, $1.offset) }
      guard !own.isEmpty else { continue }
      let letter = title.indices.first { title[$0].isLetter && !letters.contains(title[$0].lowered) }
      if let letter { letters.insert(title[letter].lowered) }
      menus.append(
        Menu(
          id: menus.count, title: title,
          sections: own.map { Section($0.element) }, letter: letter))
    }
    return menus
  }

  // MARK: Opening

  /// The handle that opens a menu.
  func handle(of menu: Int) -> MenuHandle {
    if let known = handles[menu] { return known }
    let made = MenuHandle()
    handles[menu] = made
    return made
  }

  /// A menu has been opened or closed.
  package func menu(_ menu: Int, isOpen: Bool) {
    if isOpen { opened = menu } else if opened == menu { opened = nil }
  }

  /// Opens the first menu.
  func openFirst() { open(0) }

  /// The menu that a press opens: Alt with its letter.
  package func menu(of press: KeyPress) -> Int? {
    guard press.modifiers.held == .option else { return nil }
    let pressed = press.key.character.lowered
    return menus.first { menu in menu.letter.map { menu.title[$0].lowered == pressed } ?? false }?.id
  }

  /// Opens the menu of a letter, and returns whether there is one.
  package func open(by press: KeyPress) -> Bool {
    guard let menu = menu(of: press) else { return false }
    open(menu)
    return true
  }

  /// Opens the menu next to one.
  func step(from menu: Int, forward: Bool) {
    handle(of: menu).presenter?.close()
    let count = min(shownCount, menus.count)
    // The menu of the menus that don't fit comes last.
    let places = Array(0..<count) + (count < menus.count ? [Self.more] : [])
    guard let place = places.firstIndex(of: menu) else { return }
    open(places[(place + (forward ? 1 : places.count - 1)) % places.count])
  }

  /// Shows the menu bar, and opens a menu.
  private func open(_ menu: Int) {
    guard !menus.isEmpty else { return }
    opened = menu < shownCount ? menu : Self.more
  }
}

extension MenuBarModel.Menu {
  /// Whether two entries look alike and have the same contents.
  fileprivate func isLike(_ other: Self) -> Bool {
    title == other.title && letter == other.letter
      && sections.elementsEqual(other.sections) { $0.id == $1.id && $0.version == $1.version }
  }
}

extension MenuBarModel.Section {
  fileprivate init(_ part: CommandPartNode) {
    self.init(id: ObjectIdentifier(part), version: part.version, content: part.content)
  }
}

extension Character {
  /// The small letter, where that is one.
  nonisolated var lowered: Character { lowercased().first ?? self }
}
