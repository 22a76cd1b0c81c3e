// Modifiers of SwiftUI that a terminal can't have: their names are here, so that the compiler says what there is instead.

extension View {
  /// Never called.
  ///
  /// - Source: SwiftUI `View.fileImporter(isPresented:allowedContentTypes:onCompletion:)`.
  @available(*, unavailable, message: "there is no panel of the system's; show a List of files in a sheet")
  @inlinable public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool = false,
    onCompletion: @escaping (Any) -> Void
  ) -> some View { self }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)`.
  @available(
    *, unavailable, message: "there is no panel of the system's; ask for a path with TextField in a sheet"
  )
  @inlinable public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Any) -> Void
  ) -> some View { self }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.onContinueUserActivity(_:perform:)`.
  @available(*, unavailable, message: "there is no Handoff; use onOpenURL")
  @inlinable public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (Any) -> Void
  )
    -> some View
  { self }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.userActivity(_:isActive:_:)`.
  @available(*, unavailable, message: "there is no Handoff; keep the state with @SceneStorage")
  @inlinable public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void
  ) -> some View { self }
}
