import TerminalUI

/// The containers of views: each shows a view that its parent made.
enum ContainerKind: String, CaseIterable {
  case alone, vStack, hStack, zStack, group, scrollView, lazyVStack, lazyHStack, lazyVGrid, grid, viewThatFits
  case hSplitView, vSplitView, tabView, geometryReader, anyView, forEach, customLayout, branch, optional
  case storing, storingBlock, nestedStoring, navigationStack, destination, navigationSplitView, groupBox, list
  case listSection, form, formSection, section, disclosureGroup, labeledContent, controlGroup
  case table, buttonLabel, toggleLabel, label, pickerLabel, menuLabel, menuContent
  case overlay, background, inset, sheet, cover, popover, inspector, toolbar, modifierContent
  case modifierField, frame, mask, identified, scrollViewReader, preference

  /// Shows a view in this container.
  @MainActor func holding<Content: View>(_ view: Content) -> AnyView {
    switch self {
    case .alone: AnyView(view)
    case .vStack: AnyView(VStack { view })
    case .hStack: AnyView(HStack { view })
    case .zStack: AnyView(ZStack { view })
    case .group: AnyView(Group { view })
    case .scrollView: AnyView(ScrollView { view })
    case .lazyVStack: AnyView(LazyVStack { view })
    case .lazyHStack: AnyView(LazyHStack { view })
    case .lazyVGrid: AnyView(LazyVGrid(columns: [GridItem()]) { view })
    case .grid: AnyView(Grid { GridRow { view } })
    case .viewThatFits: AnyView(ViewThatFits { view })
    case .hSplitView:
      AnyView(
        HSplitView {
          view; Text("b")
        })
    case .vSplitView:
      AnyView(
        VSplitView {
          view; Text("b")
        })
    case .tabView: AnyView(TabView { Tab("a") { view } })
    case .geometryReader: AnyView(GeometryReader { _ in view })
    case .anyView: AnyView(AnyView(view))
    case .forEach: AnyView(ForEach(0..<1) { _ in view })
    case .customLayout: AnyView(FirstLayout { view })
    case .branch: AnyView(Branch(isFirst: true, content: view))
    case .optional: AnyView(Maybe(content: view))
    case .storing: AnyView(Storing(content: view))
    case .storingBlock: AnyView(StoringBlock { view })
    case .nestedStoring: AnyView(Storing(content: Storing(content: VStack { view })))
    default: holdingInControl(view)
    }
  }

  @MainActor private func holdingInControl<Content: View>(_ view: Content) -> AnyView {
    switch self {
    case .navigationStack: AnyView(NavigationStack { view })
    case .destination:
      AnyView(
        NavigationStack(path: .constant([1])) {
          Text("root").navigationDestination(for: Int.self) { _ in view }
        })
    case .navigationSplitView:
      AnyView(
        NavigationSplitView {
          view
        } detail: {
          Text("d")
        })
    case .groupBox: AnyView(GroupBox("box") { view })
    case .list: AnyView(List { view })
    case .listSection: AnyView(List { Section("s") { view } })
    case .form: AnyView(Form { view })
    case .formSection:
      AnyView(
        Form {
          Section {
            view
          } footer: {
            Text("f")
          }
        })
    case .section:
      AnyView(
        Section {
          Text("c")
        } header: {
          view
        })
    case .disclosureGroup: AnyView(DisclosureGroup("d", isExpanded: .constant(true)) { view })
    case .labeledContent: AnyView(LabeledContent("l") { view })
    case .controlGroup: AnyView(ControlGroup { view })
    case .table: AnyView(Table([Line(id: 0)]) { TableColumn("c") { _ in view } })
    case .buttonLabel: AnyView(Button(action: {}) { view })
    case .toggleLabel: AnyView(Toggle(isOn: .constant(true)) { view })
    case .label:
      AnyView(
        Label {
          view
        } icon: {
          Text("i")
        })
    case .pickerLabel:
      AnyView(
        Picker(selection: .constant(0)) {
          Text("o").tag(0)
        } label: {
          view
        })
    case .menuLabel:
      AnyView(
        Menu {
          Button("x") {}
        } label: {
          view
        })
    case .menuContent: AnyView(Menu("menu") { Section { Button(action: {}) { view } } })
    default: holdingInModifier(view)
    }
  }

  @MainActor private func holdingInModifier<Content: View>(_ view: Content) -> AnyView {
    switch self {
    case .overlay: AnyView(Color.clear.overlay { view })
    case .background: AnyView(Color.clear.background { view })
    case .inset: AnyView(Text("x").safeAreaInset(edge: .bottom) { view })
    case .sheet: AnyView(Text("x").sheet(isPresented: .constant(true)) { view })
    case .cover: AnyView(Text("x").fullScreenCover(isPresented: .constant(true)) { view })
    case .popover: AnyView(Text("x").popover(isPresented: .constant(true)) { view })
    case .inspector: AnyView(Text("x").inspector(isPresented: .constant(true)) { view })
    case .toolbar: AnyView(NavigationStack { Text("x").toolbar { ToolbarItem { view } } })
    case .modifierContent: AnyView(view.modifier(Framing()))
    case .modifierField: AnyView(Text("x").modifier(Adding(content: view)))
    case .frame: AnyView(view.padding().frame(width: 30))
    case .mask: AnyView(view.mask { Color.red })
    case .identified: AnyView(view.id(1).tag(2))
    case .scrollViewReader: AnyView(ScrollViewReader { _ in view })
    default: AnyView(view.onPreferenceChange(NeverKey.self) { _ in })
    }
  }
}

private struct Line: Identifiable { let id: Int }

private enum NeverKey: PreferenceKey {
  nonisolated static var defaultValue: Int { 0 }
  nonisolated static func reduce(value: inout Int, nextValue: () -> Int) {}
}

private struct FirstLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

private struct Branch<Content: View>: View {
  let isFirst: Bool
  let content: Content
  var body: some View { if isFirst { content } else { Text("no") } }
}

private struct Maybe<Content: View>: View {
  let content: Content?
  var body: some View { content }
}

private struct Storing<Content: View>: View {
  let content: Content
  var body: some View { VStack { content } }
}

private struct StoringBlock<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { VStack { content() } }
}

private struct Framing: ViewModifier {
  func body(content: Content) -> some View {
    VStack {
      content; Text("f")
    }
  }
}

private struct Adding<Added: View>: ViewModifier {
  let content: Added
  func body(content: Content) -> some View {
    VStack {
      content; self.content
    }
  }
}
