public import Cells

// Dragging from one view to another, which a terminal doesn't have: the names are here, so that the compiler says what there is instead.

extension View {
  /// Never called.
  ///
  /// - Source: SwiftUI `View.onDrag(_:)`.
  @available(
    *, unavailable, message: "nothing is dragged between views; use DragGesture, or onMove in a list"
  )
  @inlinable public func onDrag<P>(_ data: @escaping () -> P) -> some View { self }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.onDrag(_:preview:)`.
  @available(
    *, unavailable, message: "nothing is dragged between views; use DragGesture, or onMove in a list"
  )
  @inlinable public func onDrag<P, V: View>(_ data: @escaping () -> P, @ViewBuilder preview: () -> V)
    -> some View
  {
    self
  }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.onDrop(of:isTargeted:perform:)`.
  @available(
    *, unavailable,
    message: "nothing is dropped on a view; a terminal pastes a dropped file's path, see onPasteCommand"
  )
  @inlinable public func onDrop<T>(
    of supportedContentTypes: [T], isTargeted: Binding<Bool>?, perform action: @escaping ([Any]) -> Bool
  ) -> some View { self }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.onDrop(of:isTargeted:perform:)`.
  @available(
    *, unavailable,
    message: "nothing is dropped on a view; a terminal pastes a dropped file's path, see onPasteCommand"
  )
  @inlinable public func onDrop<T>(
    of supportedContentTypes: [T], isTargeted: Binding<Bool>?,
    perform action: @escaping ([Any], Point) -> Bool
  ) -> some View { self }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.onDrop(of:delegate:)`.
  @available(
    *, unavailable,
    message: "nothing is dropped on a view; a terminal pastes a dropped file's path, see onPasteCommand"
  )
  @inlinable public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    self
  }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.onDrop(of:isTargeted:perform:)`.
  @available(
    *, unavailable,
    message: "nothing is dropped on a view; a terminal pastes a dropped file's path, see onPasteCommand"
  )
  @inlinable public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([Any]) -> Bool
  ) -> some View { self }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.draggable(_:)`.
  @available(
    *, unavailable, message: "nothing is dragged between views; use DragGesture, or onMove in a list"
  )
  @inlinable public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.draggable(_:preview:)`.
  @available(
    *, unavailable, message: "nothing is dragged between views; use DragGesture, or onMove in a list"
  )
  @inlinable public func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.dropDestination(for:action:isTargeted:)`.
  @available(
    *, unavailable, message: "nothing is dropped on a view; use pasteDestination, or buttons that move"
  )
  @inlinable public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Point) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.itemProvider(_:)`.
  @available(*, unavailable, message: "nothing is dragged between views; use onCopyCommand")
  @inlinable public func itemProvider(_ action: (() -> Any?)?) -> some View { self }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.previewContext(_:)`.
  @available(*, unavailable, message: "there are no widgets; give the preview a size with previewLayout")
  @inlinable public func previewContext<C>(_ value: C) -> some View { self }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.onPlayPauseCommand(perform:)`.
  @available(*, unavailable, message: "a terminal has no play key; use onKeyPress(.space)")
  @inlinable public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.digitalCrownRotation(_:)`.
  @available(*, unavailable, message: "a terminal has no crown; use onKeyPress or a Slider")
  @inlinable public func digitalCrownRotation<V>(_ binding: Binding<V>) -> some View { self }
}

extension DynamicViewContent {
  /// Never called.
  ///
  /// - Source: SwiftUI `DynamicViewContent.onInsert(of:perform:)`.
  @available(*, unavailable, message: "nothing is dropped on a list; use pasteDestination")
  @inlinable public func onInsert<T>(
    of supportedContentTypes: [T], perform action: @escaping (Int, [Any]) -> Void
  ) -> some DynamicViewContent<Data> { self }
}

/// A type that handles what is dropped on a view.
///
/// - Source: SwiftUI `DropDelegate`.
@available(*, unavailable, message: "nothing is dropped on a view; use onMove, or onPasteCommand for paths")
@MainActor @preconcurrency public protocol DropDelegate {}

/// A drop on a view.
///
/// - Source: SwiftUI `DropInfo`.
@available(*, unavailable, message: "nothing is dropped on a view; leave out the DropDelegate")
public nonisolated struct DropInfo {}

/// What happens to something that is dropped on a view.
///
/// - Source: SwiftUI `DropProposal`.
@available(*, unavailable, message: "nothing is dropped on a view; leave out the DropDelegate")
public nonisolated struct DropProposal {
  /// Never called.
  public init(operation: DropOperation) {}
}

/// What happens to something that is dropped on a view.
///
/// - Source: SwiftUI `DropOperation`.
@available(*, unavailable, message: "nothing is dropped on a view; leave out the DropDelegate")
public nonisolated enum DropOperation: Sendable {
  case cancel, forbidden, copy, move
}
