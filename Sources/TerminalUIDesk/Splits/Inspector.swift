internal import TerminalUICore

extension View {
  /// Shows details of this view in a column at its end while a value is true.
  ///
  ///     Editor(note).inspector(isPresented: $showsDetails) {
  ///       Form { … }.inspectorColumnWidth(min: 20, ideal: 30)
  ///     }
  ///
  /// The divider is moved as that of an ``HSplitView``. The column is there while both have the columns they need: this view 16, the details 16 or
  /// the least of `inspectorColumnWidth(min:ideal:max:)`. In less room the details are a sheet, but only if they were in sight before or the value
  /// becomes true meanwhile: no sheet comes up by itself at the start. While this view is in a tab, a column or a screen that isn't shown, there is
  /// no sheet either.
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

/// Shows the details in a column beside the content, or as a sheet where the plan finds no room for the column.
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
        ScreenContent(
          DeferredView(make: inspector)
            .onPreferenceInLayout(ColumnWidthKey.self) { plan.setWidth($0, of: 1) }
            // The column around has its own width.
            .transformPreference(ColumnWidthKey.self) { $0 = nil }
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      }
    }
    .onChange(of: isPresented.wrappedValue) { _, isPresented in if isPresented { plan.wasAskedFor() } }
    .sheet(
      isPresented: Binding(
        get: { isPresented.wrappedValue && plan.isSheet }, set: { isPresented.wrappedValue = $0 })
    ) { inspector() }
  }
}
