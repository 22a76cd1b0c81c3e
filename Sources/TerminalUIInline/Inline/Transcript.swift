internal import TerminalUICore

/// A list of items that prints finished items above the region, and keeps changing items in the region.
///
///     InlineGroup {
///       Transcript(chat.messages, isFinished: \.isComplete) { MessageRow(message: $0) }
///       TextField("Message", text: $draft)
///     }
///
/// Items come at the end of the collection, and each is printed once it and all before it are finished. So they are above the region in their order,
/// and views are there only for the others: an update costs what is new. In an app that has the whole screen all items are views.
///
/// There is no such view in SwiftUI.
public struct Transcript<Data: RandomAccessCollection, Content: View>: View where Data.Element: Identifiable {
  @Environment(\.commit) private var commit
  /// How many items are printed.
  @State private var count = 0
  private let items: Data
  private let isFinished: (Data.Element) -> Bool
  private let content: (Data.Element) -> Content

  /// Makes a transcript.
  ///
  /// - Parameters:
  ///   - items: The items, the oldest first. Items that were printed aren't looked at again.
  ///   - isFinished: Whether an item doesn't change any more.
  ///   - content: The view of an item.
  public init(
    _ items: Data, isFinished: @escaping (Data.Element) -> Bool,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.items, self.isFinished, self.content) = (items, isFinished, content)
  }

  /// The items that aren't printed.
  public var body: some View {
    let (first, commit, content) = (min(count, items.count), commit, content)
    let rest = items.dropFirst(first)
    let finished = commit.isOfRegion ? Array(rest.prefix(while: isFinished)) : []
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rest.dropFirst(finished.count)) { content($0) }
    }
    .onChange(of: first + finished.count, initial: true) { _, end in
      for item in finished { commit { content(item) } }
      count = end
    }
  }
}
