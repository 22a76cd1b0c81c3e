import TerminalUIFoundation

struct FileNode: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var children: [FileNode]?
}
struct OutlineFiles: View {
  let root = [
    FileNode(name: "Sources", children: [FileNode(name: "main.swift"), FileNode(name: "View.swift")]),
    FileNode(name: "README.md"),
  ]
  @State private var expanded = true
  @State private var selection: FileNode.ID?
  var body: some View {
    List(root, children: \.children, selection: $selection) { item in
      Label(item.name, systemImage: item.children == nil ? "doc" : "folder")
    }
    .listStyle(.sidebar)
    DisclosureGroup("More", isExpanded: $expanded) {
      OutlineGroup(root, children: \.children) { Text($0.name) }
    }
  }
}
