import TerminalUIFoundation

struct OldDragDrop: View {
  @State private var text = "Drop here"
  var body: some View {
    VStack {
      Text("Drag me").onDrag { NSItemProvider(object: "dragged" as NSString) }
      Text(text)
        .onDrop(of: ["public.text"], isTargeted: nil) { providers in
          text = "\(providers.count) dropped"
          return true
        }
    }
    .onPasteCommand(of: ["public.text"]) { providers in text = "pasted \(providers.count)" }
    .onCutCommand { [NSItemProvider(object: "cut" as NSString)] }
  }
}
