internal import Observation
internal import TerminalUICore

/// The icons of labels that are seen together: those in a list, a menu, a form, or a bar of tabs.
///
/// Not every symbol has a character. Below each other, labels without one leave its room as soon as another label shows one: so titles are aligned. Next
/// to each other, no label shows one if any has none.
@Observable final class IconGroup {
  /// Whether the labels are next to each other.
  @ObservationIgnored let isRow: Bool
  /// Whether a label with a character has been made.
  private(set) var hasCharacters = false
  /// Whether a label without one has.
  private(set) var hasGaps = false

  init(isRow: Bool = false) { self.isRow = isRow }

  /// Has another label in it.
  fileprivate func note(_ character: Character?) {
    if character == nil {
      if !hasGaps { hasGaps = true }
    } else if !hasCharacters {
      hasCharacters = true
    }
  }
}

/// The icon of a label that is a symbol: its character, or its room, or nothing.
struct SymbolIcon: View {
  @Environment(\.iconGroup) private var group
  let character: Character?

  var body: some View {
    if let group {
      shown(in: group).modifier(IconNote(group: group, character: character))
    } else if let character {
      Text(verbatim: String(character)).lineLimit(1)
    }
  }

  @ViewBuilder private func shown(in group: IconGroup) -> some View {
    if let character {
      if !(group.isRow && group.hasGaps) { Text(verbatim: String(character)).lineLimit(1) }
    } else if !group.isRow, group.hasCharacters {
      Text(verbatim: " ").accessibilityHidden(true)
    }
  }
}

/// Tells a group that there is a label.
private struct IconNote: PassModifier {
  let group: IconGroup
  let character: Character?

  func makePassNode(in context: NodeContext) -> PassNode { IconNoteNode(self, in: context) }
  func updatePassNode(_ node: PassNode) { unsafeDowncast(node, to: IconNoteNode.self).tell(self) }
}

private final class IconNoteNode: PassNode {
  init(_ note: IconNote, in context: NodeContext) {
    super.init(in: context)
    tell(note)
  }

  func tell(_ note: IconNote) {
    let isKnown = Evaluation.unobserved {
      note.character == nil ? note.group.hasGaps : note.group.hasCharacters
    }
    if !isKnown { afterUpdate { note.group.note(note.character) } }
  }

  override var name: String { "icon" }
}

nonisolated private enum BarIconsKey: EnvironmentKey {
  static var defaultValue: IconGroup? { nil }
}

nonisolated extension EnvironmentValues {
  /// The icons of a bar around.
  var barIcons: IconGroup? {
    get { self[BarIconsKey.self] }
    set { self[BarIconsKey.self] = newValue }
  }

  /// The icons of the labels around; none for the label of a button on a block, which is alone.
  var iconGroup: IconGroup? {
    if stacksSingleLines { return nil }
    if let barIcons { return barIcons }
    let (menu, rows, form) = (menuLevel, rowContext, formColumns)
    guard menu != nil || rows != nil || form != nil else { return nil }
    return MainThread.assume { menu?.icons ?? rows?.icons ?? form?.icons }
  }
}
