/// The symbol for the value of a control of two or three states: tinted while it is on, else dim.
package nonisolated enum Mark {
  /// A box that is ticked.
  static func checkbox(isOn: Bool, isMixed: Bool) -> Text {
    Text(isMixed ? "[-]" : isOn ? "[✓]" : "[ ]").foregroundStyle(color(isOn || isMixed))
  }

  /// The mark of a radio button.
  static func radio(isOn: Bool) -> Text { Text(isOn ? "(•)" : "( )").foregroundStyle(color(isOn)) }

  /// The mark of a switch.
  static func toggleSwitch(isOn: Bool, isMixed: Bool) -> Text {
    Text(isMixed ? "━●━" : isOn ? "━━●" : "●━━").foregroundStyle(color(isOn || isMixed))
  }

  /// A circle with as many filled quarters as the whole quarters in `fraction`, from 0 to 1.
  package static func circle(_ fraction: Double) -> Character {
    let circles: [Character] = ["○", "◔", "◑", "◕", "●"]
    return circles[Swift.min(Swift.max(Int(fraction * 4), 0), 4)]
  }

  private static func color(_ isOn: Bool) -> Color { .role(isOn ? .tint : .separator) }
}

extension View {
  /// This view in its ideal width: without room for all, the views next to it are cut first.
  package var whole: some View { fixedSize(horizontal: true, vertical: false) }
}
