public import TerminalUICore

/// One of the views that a container was given.
///
///     ForEach(subviews: content) { subview in
///       subview.padding(1).border(subview.containerValues.isPinned ? Color.red : .gray)
///     }
///
/// It is a view, which keeps its state as long as its identity is there.
/// - Source: SwiftUI `Subview`.
public struct Subview: UnaryView, Identifiable {
  /// The identity of a view in its container.
  ///
  /// - Source: SwiftUI `Subview.ID`.
  public nonisolated struct ID: Hashable, @unchecked Sendable {
    // Identities of elements, which are values.
    let path: [AnyHashable]
  }

  /// The identity of the view in its container: its place in the source, and its element in a `ForEach`.
  public nonisolated let id: ID
  /// The values that the view gives to its container.
  public let containerValues: ContainerValues
  let view: AnyView

  /// The view.
  public var body: some View { view }
}

/// The views that a container was given.
///
/// - Source: SwiftUI `SubviewsCollection`.
public struct SubviewsCollection: View, @MainActor RandomAccessCollection {
  package private(set) var elements: [Subview]

  /// The place of the first one.
  public var startIndex: Int { 0 }
  /// The place behind the last one.
  public var endIndex: Int { elements.count }
  /// The view at `index`.
  public subscript(index: Int) -> Subview { elements[index] }

  /// All of them.
  public var body: some View { ForEach(elements) { $0 } }

  mutating func append(_ subview: Subview) { elements.append(subview) }
}

extension ForEach where Data == [Subview], ID == Subview.ID, Content: View {
  /// Makes a view for each subview of `view`.
  ///
  ///     VStack { ForEach(subviews: content) { $0.padding(1) } }
  ///
  /// They are the views in the block of the other view, with those of its `ForEach`, `Group`, `if` and `Section`. The `body` of an app's own view is
  /// one view.
  /// - Source: SwiftUI `ForEach.init(subviews:content:)`.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(SubviewList(view).subviews, content: content)
  }
}

extension Group where Content: View {
  /// Makes views of the subviews of `view`.
  ///
  ///     Group(subviews: content) { subviews in
  ///       subviews.first
  ///       HStack { ForEach(subviews.dropFirst()) { $0 } }
  ///     }
  ///
  /// - Source: SwiftUI `Group.init(subviews:transform:)`.
  public init<Base: View>(
    subviews view: Base, @ViewBuilder transform: (SubviewsCollection) -> Content
  ) {
    self.init { transform(SubviewsCollection(elements: SubviewList(view).subviews)) }
  }

  /// Makes views of the sections in `view`.
  ///
  /// - Source: SwiftUI `Group.init(sections:transform:)`.
  public init<Base: View>(
    sections view: Base, @ViewBuilder transform: ([SectionConfiguration]) -> Content
  ) {
    self.init { transform(SubviewList(view).sections) }
  }
}
