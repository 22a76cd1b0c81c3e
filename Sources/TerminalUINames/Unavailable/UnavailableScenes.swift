// Scenes of SwiftUI that a terminal can't have: their names are here, so that the compiler says what there is instead.

/// A window for tools, which a terminal doesn't have.
///
/// - Source: SwiftUI `UtilityWindow`.
@available(*, unavailable, message: "an app has one window; show the views in an inspector or a sheet")
public struct UtilityWindow<Content: View>: PrimitiveScene {
  /// Never called.
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
  /// Never called.
  public static func _makeView(_ scene: Self, _ parts: SceneParts) -> AnyView { parts.makeView() }
}

/// A menu in the system's menu bar, which a terminal doesn't have.
///
/// - Source: SwiftUI `MenuBarExtra`.
@available(*, unavailable, message: "there is no menu bar of the system's; use CommandMenu")
public struct MenuBarExtra<Content: View>: PrimitiveScene {
  /// Never called.
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}
  /// Never called.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
  /// Never called.
  public static func _makeView(_ scene: Self, _ parts: SceneParts) -> AnyView { parts.makeView() }
}

/// A window for each open document, which a terminal doesn't have.
///
/// - Source: SwiftUI `DocumentGroup`.
@available(*, unavailable, message: "an app has one window; open and save files in a WindowGroup")
public struct DocumentGroup<Content: View>: PrimitiveScene {
  /// Never called.
  public init<D>(newDocument: D, @ViewBuilder editor: @escaping (D) -> Content) {}
  /// Never called.
  public static func _makeView(_ scene: Self, _ parts: SceneParts) -> AnyView { parts.makeView() }
}

extension Scene {
  /// Never called.
  ///
  /// - Source: SwiftUI `Scene.commandsRemoved()`.
  @available(
    *, unavailable, message: "there are no commands but those of the app; leave out commands(content:)"
  )
  @inlinable public func commandsRemoved() -> some Scene { self }

  /// Never called.
  ///
  /// - Source: SwiftUI `Scene.commandsReplaced(content:)`.
  @available(*, unavailable, message: "there are no commands but those of the app; use commands(content:)")
  @inlinable public func commandsReplaced<C: Commands>(content: () -> C) -> some Scene { self }
}

/// Opens a window.
///
/// - Source: SwiftUI `OpenWindowAction`.
@available(*, unavailable, message: "an app has one window; show a sheet, or set a navigation path")
@MainActor @preconcurrency public struct OpenWindowAction {
  /// Never called.
  public func callAsFunction(id: String) {}
  /// Never called.
  public func callAsFunction<D: Hashable>(id: String, value: D) {}
}

/// Closes a window.
///
/// - Source: SwiftUI `DismissWindowAction`.
@available(*, unavailable, message: "an app has one window; use the dismiss or the quit action")
@MainActor @preconcurrency public struct DismissWindowAction {
  /// Never called.
  public func callAsFunction(id: String) {}
}

extension EnvironmentValues {
  /// Never called.
  ///
  /// - Source: SwiftUI `EnvironmentValues.openWindow`.
  @available(*, unavailable, message: "an app has one window; show a sheet, or set a navigation path")
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Never called.
  ///
  /// - Source: SwiftUI `EnvironmentValues.dismissWindow`.
  @available(*, unavailable, message: "an app has one window; use the dismiss or the quit action")
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Never called.
  ///
  /// - Source: SwiftUI `EnvironmentValues.undoManager`.
  @available(
    *, unavailable, message: "Foundation has no UndoManager on Linux; keep the earlier values in the model"
  )
  public var undoManager: UndoManager? { nil }

  /// Never called.
  ///
  /// - Source: SwiftUI `EnvironmentValues.managedObjectContext`.
  @available(*, unavailable, message: "Core Data is Apple's; use @Query of TerminalUIData")
  public var managedObjectContext: Never { fatalError() }
}

/// A list of changes that can be undone.
///
/// - Source: Foundation `UndoManager`.
@available(
  *, unavailable, message: "Foundation has no UndoManager on Linux; keep the earlier values in the model"
)
@MainActor @preconcurrency public final class UndoManager {
  /// Never called.
  public func undo() {}
  /// Never called.
  public func redo() {}
  /// Never called.
  public var canUndo: Bool { false }
  /// Never called.
  public var canRedo: Bool { false }
}
