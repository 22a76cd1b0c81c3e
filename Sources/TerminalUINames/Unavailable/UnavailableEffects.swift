// Modifiers of SwiftUI that need a system's panels, shaders or keys: their names are here, so that the compiler says what there is instead.

extension View {
  /// Never called.
  ///
  /// - Source: SwiftUI `View.colorEffect(_:isEnabled:)`.
  @available(*, unavailable, message: "there are no shaders; use hueRotation, saturation or colorMultiply")
  @inlinable public func colorEffect<S>(_ shader: S, isEnabled: Bool = true) -> some View { self }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.layerEffect(_:maxSampleOffset:isEnabled:)`.
  @available(*, unavailable, message: "there are no shaders; draw with Canvas")
  @inlinable public func layerEffect<S, O>(_ shader: S, maxSampleOffset: O, isEnabled: Bool = true)
    -> some View
  {
    self
  }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.distortionEffect(_:maxSampleOffset:isEnabled:)`.
  @available(*, unavailable, message: "there are no shaders; draw with Canvas")
  @inlinable public func distortionEffect<S, O>(_ shader: S, maxSampleOffset: O, isEnabled: Bool = true)
    -> some View
  { self }

  /// Never called.
  ///
  /// - Source: PhotosUI `View.photosPicker(isPresented:selection:matching:preferredItemEncoding:)`.
  @available(*, unavailable, message: "there is no photo library; show a List of files in a sheet")
  @inlinable public func photosPicker<S>(isPresented: Binding<Bool>, selection: Binding<S>) -> some View {
    self
  }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.fileMover(isPresented:file:onCompletion:)`.
  @available(
    *, unavailable, message: "there is no panel of the system's; ask for a path with TextField in a sheet"
  )
  @inlinable public func fileMover<F>(
    isPresented: Binding<Bool>, file: F?, onCompletion: @escaping (Any) -> Void
  ) -> some View { self }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.findNavigator(isPresented:)`.
  @available(*, unavailable, message: "an editor has no panel to find in; use searchable")
  @inlinable public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.navigationDocument(_:)`.
  @available(*, unavailable, message: "a title has no file behind it; use navigationTitle")
  @inlinable public func navigationDocument<D>(_ document: D) -> some View { self }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.dialogSuppressionToggle(_:isSuppressed:)`.
  @available(*, unavailable, message: "put a Toggle into the alert's message, and don't present it again")
  @inlinable public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey = "", isSuppressed: Binding<Bool>
  )
    -> some View
  { self }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.onModifierKeysChanged(mask:initial:_:)`.
  @available(*, unavailable, message: "most terminals report no held keys; use onKeyPress with modifiers")
  @inlinable public func onModifierKeysChanged(
    mask: EventModifiers = [], initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.modifierKeyAlternate(_:_:)`.
  @available(*, unavailable, message: "most terminals report no held keys; add a second item")
  @inlinable public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { self }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.onCommand(_:perform:)`.
  @available(*, unavailable, message: "there are no selectors; use onCopyCommand, onKeyPress or commands")
  @inlinable public func onCommand<S>(_ selector: S, perform action: (() -> Void)?) -> some View { self }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.touchBar(content:)`.
  @available(*, unavailable, message: "a terminal has no Touch Bar; use toolbar")
  @inlinable public func touchBar<V: View>(@ViewBuilder content: () -> V) -> some View { self }

  /// Never called.
  ///
  /// - Source: SwiftUI `View.exportsItemProviders(_:onExport:)`.
  @available(*, unavailable, message: "there are no services of a system; use onCopyCommand")
  @inlinable public func exportsItemProviders<T, P>(_ contentTypes: [T], onExport: @escaping () -> [P])
    -> some View
  { self }
}

/// A button that lets the user change the title of a screen.
///
/// - Source: SwiftUI `RenameButton`.
@available(*, unavailable, message: "a title isn't edited in place; ask for it with TextField in an alert")
public struct RenameButton: View {
  /// Never called.
  public init() {}
  /// Never called.
  public var body: some View { EmptyView() }
}

/// A link to a screen of a watch where a text is written.
///
/// - Source: SwiftUI `TextFieldLink`.
@available(*, unavailable, message: "use TextField")
public struct TextFieldLink: View {
  /// Never called.
  public init(_ title: String, onSubmit: @escaping (String) -> Void) {}
  /// Never called.
  public var body: some View { EmptyView() }
}
