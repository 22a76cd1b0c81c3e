public import TerminalUICore

extension View {
  /// Shows a view over the screen while a value is true.
  ///
  ///     Button("New…") { isEditing = true }
  ///       .sheet(isPresented: $isEditing) { Editor() }
  ///
  /// The view lies on a surface with a border, in the middle. What is below takes no input. Escape and the ``EnvironmentValues/dismiss``
  /// action take it away, and write `false`.
  ///
  /// What is in it finds the environment of the view that presents it, without what is true of that view alone: it is
  /// enabled even if the view is not.
  /// - Parameters:
  ///   - isPresented: Whether the sheet is shown.
  ///   - onDismiss: Called when it is gone, after its views have disappeared.
  ///   - content: Makes the view; it runs when the sheet is shown, and not before.
  /// - Returns: A view that presents another one; what it shows itself is the same.
  /// - Source: SwiftUI `View.sheet(isPresented:onDismiss:content:)`.
  @inlinable public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(isPresented, .sheet, onDismiss) { SheetSurface(content: content()) }
  }

  /// Shows a view over the screen while there is an item.
  ///
  /// An item with another identity takes the sheet away and shows a new one.
  /// - Parameters:
  ///   - item: What the sheet is about; taking it away writes `nil`.
  ///   - onDismiss: Called when it is gone, after its views have disappeared.
  ///   - content: Makes the view of an item.
  /// - Returns: A view that presents another one; what it shows itself is the same.
  /// - Source: SwiftUI `View.sheet(item:onDismiss:content:)`.
  @inlinable public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(item, .sheet, onDismiss) { SheetSurface(content: content($0)) }
  }

  /// Shows a view in place of all that is on the screen while a value is true.
  ///
  /// What is below keeps its state, and is neither laid out nor drawn until it is seen again. Escape does not take the view away;
  /// the ``EnvironmentValues/dismiss`` action does.
  /// - Parameters:
  ///   - isPresented: Whether the view is shown.
  ///   - onDismiss: Called when it is gone, after its views have disappeared.
  ///   - content: Makes the view; it runs when the view is shown, and not before.
  /// - Returns: A view that presents another one; what it shows itself is the same.
  /// - Source: SwiftUI `View.fullScreenCover(isPresented:onDismiss:content:)`.
  @inlinable public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(isPresented, .cover, onDismiss, content: content)
  }

  /// Shows a view in place of all that is on the screen while there is an item.
  ///
  /// - Parameters:
  ///   - item: What the view is about; taking it away writes `nil`.
  ///   - onDismiss: Called when it is gone, after its views have disappeared.
  ///   - content: Makes the view of an item.
  /// - Returns: A view that presents another one; what it shows itself is the same.
  /// - Source: SwiftUI `View.fullScreenCover(item:onDismiss:content:)`.
  @inlinable public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(item, .cover, onDismiss, content: content)
  }

  @inlinable func presentation<Content: View>(
    _ isPresented: Binding<Bool>, _ layer: Layer, _ onDismiss: (() -> Void)?, content: @escaping () -> Content
  ) -> some View {
    let item = Binding<Bool?>(
      get: { isPresented.wrappedValue ? true : nil }, set: { isPresented.wrappedValue = $0 != nil })
    return modifier(
      PresentationModifier(item: item, identity: { $0 }, layer: layer, onDismiss: onDismiss) { _ in content()
      })
  }

  @inlinable func presentation<Item: Identifiable, Content: View>(
    _ item: Binding<Item?>, _ layer: Layer, _ onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item, identity: { AnyHashable($0.id) }, layer: layer, onDismiss: onDismiss, content: content))
  }
}

/// What a sheet shows around its content.
@usableFromInline struct SheetSurface<Content: View>: View {
  let content: Content

  @usableFromInline init(content: Content) { self.content = content }

  @usableFromInline var body: some View {
    VStack(spacing: 0) { content }
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2))
      .border()
  }
}
