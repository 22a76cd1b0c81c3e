import TerminalUI
import TerminalUITextViewer

nonisolated extension ViewTrial {
  /// What the product for long texts has.
  static let longTexts = [
    ViewTrial("TextViewer") { stage in
      TextViewer(String(repeating: stage.text + "\n", count: stage.count), wraps: stage.isOn)
        .defaultScrollAnchor(stage.isOn ? .bottom : nil)
    }
  ]
}
