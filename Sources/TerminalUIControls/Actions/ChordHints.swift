internal import TerminalUICore

/// The keys that may follow those of a chord that were pressed so far.
struct ChordHints: View, Equatable {
  struct Hint: Hashable {
    package let keys: String
    package let title: String
  }

  let begun: String
  let next: [Hint]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("\(begun) …").bold()
      ForEach(Array(next.prefix(12).enumerated()), id: \.offset) { _, hint in
        HStack {
          Text(hint.keys).foregroundStyle(.tint)
          Text(hint.title)
        }
        .lineLimit(1)
      }
      if next.count > 12 { Text("and \(next.count - 12) more").foregroundStyle(.secondary) }
    }
    .padding(.horizontal, 1)
    .background(.surface)
    .border(.role(.separator), .rounded)
  }
}

extension ChordHints: AccessibleView {
  func describe(_ element: inout AccessibilityElement) {
    element.role = .status
    element.label = "\(begun) …"
  }
}

extension Layer {
  /// The keys that may follow in a chord.
  static var chord: Layer {
    Layer(
      "chord", .aligned(.bottomLeading), level: Layer.overAll, isModal: false, takesKeyboard: false,
      closing: [])
  }
}

/// Shows them in a corner, over everything; the keyboard stays where it is.
final class ChordPresenter: PresentationNode {
  private weak var content: Node?

  /// Shows the hints in a layer, updates those that are shown, or takes them away.
  func show(_ hints: ChordHints?) {
    guard let hints else { return withdraw() }
    if isPresenting {
      content?.update(to: hints)
    } else {
      present(.chord) { context in
        let node = context.make(hints)
        content = node
        return node
      }
    }
  }

  override var givesWay: Bool { true }
  package override func place(for rect: Rect) -> Rect { host.clearPlace(for: rect) }

  override var name: String { "chord" }
}
