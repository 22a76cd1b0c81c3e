/// The label of something that can be opened: a button with a mark.
package struct DisclosureLabel<Label: View>: View {
  let isExpanded: Binding<Bool>
  package let label: Label

  package init(isExpanded: Binding<Bool>, label: Label) {
    self.isExpanded = isExpanded
    self.label = label
  }

  package var body: some View {
    let isOpen = isExpanded.wrappedValue
    Button {
      isExpanded.wrappedValue = !isOpen
    } label: {
      HStack(alignment: .top, cellSpacing: 1) {
        Text(isOpen ? "▾" : "▸").foregroundStyle(.secondary)
        label.stacked
      }
    }
    .buttonStyle(.plain)
    .modifier(DisclosureModifier(isOpen: isOpen) { isExpanded.wrappedValue = $0 })
  }
}
