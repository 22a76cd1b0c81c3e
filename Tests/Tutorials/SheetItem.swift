import TerminalUIFoundation

private struct Photo: Identifiable {
  let id = UUID()
  var caption: String
}
struct SheetItemView: View {
  @State private var selection: Photo?
  @State private var popover = false
  private let photos = ["Beach", "Forest", "City"].map(Photo.init(caption:))
  var body: some View {
    VStack {
      ForEach(photos) { photo in
        Text(photo.caption)
          .padding(8)
          .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
          .onTapGesture { selection = photo }
      }
      Button("Info") { popover = true }
        .popover(isPresented: $popover, arrowEdge: .top) {
          Text("Three photos").padding()
        }
    }
    .sheet(item: $selection) { photo in
      NavigationStack {
        Text(photo.caption)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { selection = nil } }
            ToolbarItem(placement: .confirmationAction) { Button("Done") { selection = nil } }
          }
      }
    }
  }
}
