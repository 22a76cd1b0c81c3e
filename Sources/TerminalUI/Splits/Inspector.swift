internal import TerminalUICore

extension View {
  /// Shows details of this view in a column at its end while a value is true.
  ///
  ///     Editor(note).inspector(isPresented: $showsDetails) {
  ///       Form { … }.inspectorColumnWidth(min: 20, ideal: 30)
  ///     }
  ///
  /// In less than 60 columns it is a sheet. The divider is moved as that of an ``HSplitView``.
  /// - Parameters:
  ///   - isPresented: Whether it is shown.
  ///   - content: The details.
  /// - Returns: A view that takes all the room it is offered.
  /// - Source: SwiftUI `View.inspector(isPresented:content:)`.
  @inlinable public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  )
    -> some View
  {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content))
  }
}

@usableFromInline struct InspectorModifier<Inspector: View>: ViewModifier {
  @State private var plan = ColumnPlan()
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector

  @usableFromInline init(isPresented: Binding<Bool>, inspector: @escaping () -> Inspector) {
    self.isPresented = isPresented
    self.inspector = inspector
  }

  @usableFromInline func body(content: Content) -> some View {
    let (plan, isPresented) = (plan, isPresented)
    let isBeside = isPresented.wrappedValue && !plan.isCompact
    Columns(plan: plan, wish: ColumnPlan.Wish(kinds: isBeside ? [.main, .inspector] : [.main])) {
      ScreenContent(content)
      if isBeside {
        ScreenContent(DeferredView(make: inspector))
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
          .onPreferenceChange(ColumnWidthKey.self) { plan.setWidth($0, of: 1) }
      }
    }
    .sheet(
      isPresented: Binding(
        get: { isPresented.wrappedValue && plan.isCompact }, set: { isPresented.wrappedValue = $0 })
    ) { inspector() }
  }
}
