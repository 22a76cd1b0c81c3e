public import TerminalUICore

/// Views that are made from the elements of a collection.
///
/// - Source: SwiftUI `DynamicViewContent`.
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Lets the rows of a list that are made from these elements be deleted by the user.
  ///
  ///     List(selection: $selected) {
  ///       ForEach(items) { Text($0.name) }.onDelete { items.remove(atOffsets: $0) }
  ///     }
  ///
  /// Delete and Backspace in a list with the focus call the action with the place of the selected row, or with
  /// those of all selected rows of the same `ForEach`. If their elements are gone after that, the row behind them is
  /// selected, or else the one before. Rows that are `deleteDisabled(_:)` are left out.
  ///
  /// - Parameter action: Called with places among the elements; `nil` lets nothing be deleted.
  /// - Source: SwiftUI `DynamicViewContent.onDelete(perform:)`.
  @_disfavoredOverload
  @inlinable public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
    EditableContent(content: self, delete: action, move: nil)
  }

  /// Lets the rows of a list that are made from these elements be moved by the user.
  ///
  ///     ForEach(items) { Text($0.name) }.onMove { items.move(fromOffsets: $0, toOffset: $1) }
  ///
  /// Alt-Up and Alt-Down in a list with the focus move the selected row, or all selected rows of the same `ForEach`,
  /// before the one above or behind the one below. Rows that are `moveDisabled(_:)` are left out.
  ///
  /// - Parameter action: Called with places among the elements, and the place before which to move them, counted before anything moves; `nil` lets
  ///   nothing be moved.
  /// - Source: SwiftUI `DynamicViewContent.onMove(perform:)`.
  @_disfavoredOverload
  @inlinable public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent<Data> {
    EditableContent(content: self, delete: nil, move: action)
  }
}

/// Views made from elements, with the actions by which a list's user deletes and moves them.
@usableFromInline struct EditableContent<Content: DynamicViewContent>: DynamicViewContent {
  package let content: Content
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?

  @usableFromInline init(
    content: Content, delete: ((IndexSet) -> Void)?, move: ((IndexSet, Int) -> Void)?
  ) {
    self.content = content
    self.delete = delete
    self.move = move
  }

  @usableFromInline var data: Content.Data { content.data }
  @usableFromInline typealias Body = Never
  @usableFromInline static var _isUnary: Bool { Content._isUnary }

  @usableFromInline static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let node = EditActionsNode(in: context)
    node.update(delete: view.delete, move: view.move)
    node.child = node.childContext.make(view.marked(node.state))
    return node
  }

  @usableFromInline static func _updateNode(_ node: Node, to view: Self) {
    let node = unsafeDowncast(node, to: EditActionsNode.self)
    node.update(delete: view.delete, move: view.move)
    node.child?.update(to: view.marked(node.state))
  }

  /// The rows with the marks that they show while they are edited.
  private func marked(_ state: EditState) -> some View {
    content.modifier(EditMarkModifier(kind: move == nil ? .delete : .move, state: state))
  }
}

/// Offers the edit actions of the rows below to the list that shows them.
final class EditActionsNode: PassNode, RowEditor {
  /// Whether the rows have marks.
  let state = EditState()
  private(set) var delete: ((IndexSet) -> Void)?
  private(set) var move: ((IndexSet, Int) -> Void)?

  init(in context: NodeContext) { super.init(in: context) }

  package func update(delete: ((IndexSet) -> Void)?, move: ((IndexSet, Int) -> Void)?) {
    self.delete = delete
    self.move = move
    evaluate()
  }

  /// Finds out whether the rows are edited.
  override func evaluate() {
    flags.remove(.needsEvaluation)
    let isEditing = observed { EnvironmentValues(frame).editMode?.wrappedValue.isEditing ?? false }
    let isOn = isEditing && (delete != nil || move != nil)
    if state.isEditing != isOn { state.isEditing = isOn }
  }

  override var name: String { delete != nil ? "onDelete" : "onMove" }
}

/// A node with the actions of `onDelete` and `onMove`, which the list finds around its rows.
@MainActor protocol RowEditor: Node {
  /// Deletes the rows of the elements at some places.
  var delete: ((IndexSet) -> Void)? { get }
  /// Moves the elements at some places before the element at an offset; `nil` if the app allows no moving.
  var move: ((IndexSet, Int) -> Void)? { get }
}

extension WindowList {
  /// Finds the app's action for rows of these elements: the innermost one of some kind.
  func editAction<Action>(_ action: (any RowEditor) -> Action?) -> Action? {
    let border = outermost { $0.flags.contains(.pass) }.parent
    return firstAround(below: border) { ($0 as? any RowEditor).flatMap(action) }
  }
}
