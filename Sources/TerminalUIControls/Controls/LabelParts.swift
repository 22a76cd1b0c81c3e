internal import TerminalUICore

/// The texts and images that a label of a control is made of.
///
/// The parts of a label are found by their types: several texts are a title and its explanation. Other views aren't taken apart.
struct LabelPart: Identifiable {
  let id: [Int]
  let isImage: Bool
  let view: AnyView
}

/// Collects the texts and images of a label, to arrange them as SwiftUI's controls do.
struct LabelPartList {
  package private(set) var parts: [LabelPart] = []
  /// Whether there are other views than texts and images.
  var isMixed = false
  /// Whether a text or an image has a look that the app drew: something behind or in front of it, a modifier of its own, a picture, a symbol of any size.
  var isDrawn = false
  private var path: [Int] = []

  package mutating func add<V: View>(_ view: V, isImage: Bool) {
    parts.append(LabelPart(id: path, isImage: isImage, view: AnyView(view)))
  }

  /// Adds the content of a part of the view around.
  mutating func collect<V: View>(_ step: Int, _ view: V) {
    path.append(step)
    if let source = view as? any LabelPartSource { source.addParts(to: &self) } else { isMixed = true }
    path.removeLast()
  }
}

/// A view that may be a part of a label, such as a text or an image: it adds itself or its parts.
@MainActor protocol LabelPartSource {
  func addParts(to list: inout LabelPartList)
}

extension Text: LabelPartSource {
  func addParts(to list: inout LabelPartList) { list.add(self, isImage: false) }
}

extension Label: LabelPartSource {
  func addParts(to list: inout LabelPartList) { list.add(self, isImage: false) }
}

extension Image: LabelPartSource {
  func addParts(to list: inout LabelPartList) {
    list.add(self, isImage: true)
    if case .symbol = source, !isResizable { return }
    list.isDrawn = true
  }
}

extension EmptyView: LabelPartSource {
  func addParts(to list: inout LabelPartList) {}
}

extension ModifiedContent: LabelPartSource where Content: View, Modifier: ViewModifier {
  /// A modified text is a text; a modifier of several views isn't taken apart.
  func addParts(to list: inout LabelPartList) {
    var inner = LabelPartList()
    inner.collect(0, content)
    if inner.isDrawn || Modifier.self is any DecoratingModifier.Type || Modifier.Body.self != Never.self {
      list.isDrawn = true
    }
    if inner.isMixed || inner.parts.count > 1 { return list.isMixed = true }
    if let part = inner.parts.first { list.add(self, isImage: part.isImage) }
  }
}

extension TupleView: LabelPartSource where repeat each Content: View {
  func addParts(to list: inout LabelPartList) {
    var place = 0
    for part in repeat each content {
      list.collect(place, part)
      place += 1
    }
  }
}

extension Group: LabelPartSource where Content: View {
  func addParts(to list: inout LabelPartList) { list.collect(0, content) }
}

extension Optional: LabelPartSource where Wrapped: View {
  func addParts(to list: inout LabelPartList) { if let self { list.collect(0, self) } }
}

extension _ConditionalContent: LabelPartSource where TrueContent: View, FalseContent: View {
  func addParts(to list: inout LabelPartList) {
    switch self {
    case .first(let view): list.collect(0, view)
    case .second(let view): list.collect(1, view)
    }
  }
}
