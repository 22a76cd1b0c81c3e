internal import CellLayout
internal import TerminalUICore

/// Views in a row, with dividers that the user moves.
///
///     HSplitView {
///       FolderList().frame(minWidth: 12)
///       VSplitView { MessageList(); MessageView() }.frame(minWidth: 24)
///     }
///
/// A view begins with its ideal width, but no more than an equal share, and a divider takes one column. Flexible views, such as lists, share the rest,
/// unless a `frame` gives them an ideal width. Where the room allows it, no view gets less than its least width or more than its greatest. The user's
/// changes are kept in proportion when the window changes.
///
/// | | |
/// |---|---|
/// | drag a divider | moves it |
/// | two clicks on a divider | all lengths as they were at first |
/// | Alt-Shift-Left, Alt-Shift-Right | move the divider next to the view with the focus |
/// | Alt-<, Alt-> | make the view with the focus smaller and larger: the nearest split view around it |
/// | Alt-Z | shows the view with the focus alone, also in split views around this one, and all again |
///
/// To move a divider evaluates no view, unless it reads its size.
/// - Source: SwiftUI `HSplitView`; the keys are ours.
public struct HSplitView<Content: View>: NodeView {
  private let lengths: Binding<SplitViewLengths>?
  private let content: Content

  /// Makes a split view of the views of a block.
  public init(@ViewBuilder content: () -> Content) {
    lengths = nil
    self.content = content()
  }

  /// Makes a split view of the views of a block, with a binding for their lengths.
  ///
  /// `@SceneStorage` keeps the lengths until the next launch.
  public init(lengths: Binding<SplitViewLengths>, @ViewBuilder content: () -> Content) {
    self.lengths = lengths
    self.content = content()
  }

  /// Makes an item that takes all the room it is offered.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    SplitPointer.make(in: context) {
      SplitNode(.horizontal, lengths: view.lengths, in: $0) { $0.make(view.content) }
    }
  }
  /// Gives the views their new values.
  public static func _updateNode(_ node: Node, to view: Self) {
    guard let node = node.asSplit else { return }
    node.content.child?.update(to: view.content)
    node.update(lengths: view.lengths)
  }
}

/// Views below each other, with dividers that the user moves.
///
///     VSplitView { MessageList(); MessageView() }
///
/// As an ``HSplitView``, with rows instead of columns; Alt-Shift-Up and Alt-Shift-Down move a divider.
/// - Source: SwiftUI `VSplitView`; the keys are ours.
public struct VSplitView<Content: View>: NodeView {
  private let lengths: Binding<SplitViewLengths>?
  private let content: Content

  /// Makes a split view of the views of a block.
  public init(@ViewBuilder content: () -> Content) {
    lengths = nil
    self.content = content()
  }

  /// Makes a split view of the views of a block, with a binding for their lengths.
  ///
  /// `@SceneStorage` keeps the lengths until the next launch.
  public init(lengths: Binding<SplitViewLengths>, @ViewBuilder content: () -> Content) {
    self.lengths = lengths
    self.content = content()
  }

  /// Makes an item that takes all the room it is offered.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    SplitPointer.make(in: context) {
      SplitNode(.vertical, lengths: view.lengths, in: $0) { $0.make(view.content) }
    }
  }
  /// Gives the views their new values.
  public static func _updateNode(_ node: Node, to view: Self) {
    guard let node = node.asSplit else { return }
    node.content.child?.update(to: view.content)
    node.update(lengths: view.lengths)
  }
}
