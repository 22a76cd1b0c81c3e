internal import Observation
internal import TerminalUICore

/// The icons of labels that are seen together: those in a list, a menu, a form, or a bar of tabs.
///
/// Not every symbol has a character. Below each other, labels without one leave its room while another label shows one: so titles are aligned. Next
/// to each other, no label shows one while any has none. In a list a row out of sight counts too, if it was seen and its element is still there: so
/// titles keep their place while the list scrolls.
@Observable package final class IconGroup {
  /// Whether the labels are next to each other.
  @ObservationIgnored let isRow: Bool
  /// Whether rows out of sight count.
  @ObservationIgnored fileprivate let keepsRows: Bool
  /// Whether a label has a character.
  private(set) var hasCharacters = false
  /// Whether a label has none.
  private(set) var hasGaps = false

  /// The labels with a character, and the rows out of sight with such a label.
  @ObservationIgnored private var characters = 0
  /// The labels without one.
  @ObservationIgnored private var gaps = 0
  /// Whether the end of the update will notify the labels.
  @ObservationIgnored private var isWaiting = false

  package init(isRow: Bool = false, keepsRows: Bool = false) {
    (self.isRow, self.keepsRows) = (isRow, keepsRows)
  }

  /// Counts labels that come, or leave where `change` is negative.
  ///
  /// The labels in the group learn of it at the end of the update.
  fileprivate func count(_ character: Character?, _ change: Int, in host: ViewHost) {
    if character == nil { gaps += change } else { characters += change }
    guard !isWaiting, !Evaluation.unobserved({ isSettled }) else { return }
    isWaiting = true
    host.lifecycle.ended { [self] in
      isWaiting = false
      if hasCharacters != (characters > 0) { hasCharacters = characters > 0 }
      if hasGaps != (gaps > 0) { hasGaps = gaps > 0 }
    }
    host.requestTurn()
  }

  private var isSettled: Bool { hasCharacters == (characters > 0) && hasGaps == (gaps > 0) }
}

/// The icon of a label that is a symbol: its character, or its room, or nothing.
struct SymbolIcon: View {
  @Environment(\.iconGroup) private var group
  package let character: Character?

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

/// Has a label counted in its group, by whether it shows a character.
private struct IconNote: PassModifier {
  let group: IconGroup
  let character: Character?

  func makePassNode(in context: NodeContext) -> PassNode { IconNoteNode(self, in: context) }
  func updatePassNode(_ node: PassNode) { unsafeDowncast(node, to: IconNoteNode.self).update(to: self) }
}

/// Counts a label's icon in its group while the label is there, or its row of a list is only out of sight.
private final class IconNoteNode: PassNode {
  private var note: IconNote

  init(_ note: IconNote, in context: NodeContext) {
    self.note = note
    super.init(in: context)
    note.group.count(note.character, 1, in: host)
  }

  func update(to new: IconNote) {
    let old = note
    note = new
    guard old.group !== new.group || (old.character == nil) != (new.character == nil) else { return }
    new.group.count(new.character, 1, in: host)
    old.group.count(old.character, -1, in: host)
  }

  override func didLeave() {
    let note = note
    let isKept =
      note.group.keepsRows && note.character != nil
      && markRow { note.group.count(note.character, -1, in: $0.host) }
    if !isKept { note.group.count(note.character, -1, in: host) }
  }

  override var name: String { "icon" }
}

package nonisolated enum IconGroupKey: EnvironmentKey {
  package static var defaultValue: IconGroup? { nil }
}

nonisolated extension EnvironmentValues {
  /// The icons of the labels around; `nil` where a label is alone.
  ///
  /// The group of the labels around: set by views that show labels together, and the innermost counts.
  package var iconGroup: IconGroup? {
    get { self[IconGroupKey.self] }
    set { self[IconGroupKey.self] = newValue }
  }
}
