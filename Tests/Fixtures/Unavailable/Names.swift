import TerminalUIFoundation

// Names of SwiftUI and its neighbours that a terminal can't have: the compiler says what there is instead. Behind the arrow are some of its words.

struct UndoDrawing: View {
  @Environment(\.undoManager) var undoManager  // → Foundation has no UndoManager on Linux
  @Environment(\.openWindow) var openWindow  // → an app has one window; show a sheet
  @Environment(\.dismissWindow) var dismissWindow  // → an app has one window
  @Environment(\.managedObjectContext) var context  // → use @Query of TerminalUIData
  var body: some View { EmptyView() }
}

struct Dragging: View {
  var body: some View {
    Text("a").onDrag { "a" }  // → nothing is dragged between views; use DragGesture
    Text("b").draggable("b")  // → nothing is dragged between views; use DragGesture
    Text("c").dropDestination(for: String.self) { _, _ in true }  // → nothing is dropped on a view
    Text("d").onDrop(of: ["public.text"], isTargeted: nil) { _ in true }  // → nothing is dropped on a view
    Text("e").previewContext(1)  // → there are no widgets
    Text("f").onPlayPauseCommand {}  // → a terminal has no play key
    Text("h").colorEffect(1)  // → there are no shaders; use hueRotation
    Text("i").layerEffect(1, maxSampleOffset: 2)  // → draw with Canvas
  }
}

struct Row: DropDelegate {  // → use onMove, or onPasteCommand for paths
  func performDrop(info: DropInfo) -> Bool { true }  // → leave out the DropDelegate
  func dropUpdated(info: DropInfo) -> DropProposal? { nil }  // → leave out the DropDelegate
}

struct Dropping: View {
  @State private var isOn = false
  var body: some View {
    Text("a").onDrop(of: [.text], delegate: Row())  // → a terminal pastes a dropped file's path
    Text("b").onDrop(of: [.image], isTargeted: $isOn) { _ in true }  // → nothing is dropped on a view
    Text("c").fileImporter(isPresented: $isOn, allowedContentTypes: [.json]) { _ in }  // → show a List
  }
}

@MainActor func picture() -> Any {
  ImageRenderer(content: Text("a"))  // → a test has TestHost.text
}

let accepted: [UTType] = []  // → leave out the types of content

struct Drawing: View {
  var body: some View {
    Canvas { context, size in
      context.withCGContext { _ in }  // → draw with fill and stroke
      context.fill(Path(), with: .tiledImage(Image(systemName: "star")))  // → draw the image several times
    }
  }
}

struct Panels: View {
  @State private var isOn = false
  @State private var picked = 0
  var body: some View {
    Text("a").photosPicker(isPresented: $isOn, selection: $picked)  // → there is no photo library
    Text("b").fileMover(isPresented: $isOn, file: picked) { _ in }  // → ask for a path with TextField
    Text("c").findNavigator(isPresented: $isOn)  // → use searchable
    Text("d").navigationDocument(picked)  // → a title has no file behind it
    Text("e").dialogSuppressionToggle(isSuppressed: $isOn)  // → put a Toggle into the alert's message
    Text("f").onModifierKeysChanged { _, _ in }  // → use onKeyPress with modifiers
    Text("g").modifierKeyAlternate(.option) { Text("h") }  // → add a second item
    Text("i").onCommand(1) {}  // → there are no selectors
    Text("j").touchBar { Text("k") }  // → a terminal has no Touch Bar
    Circle().fill(ImagePaint(image: Image("l"), scale: 0.1))  // → show Image(…).resizable
    RenameButton()  // → ask for it with TextField in an alert
    TextFieldLink("l") { _ in }  // → use TextField
  }
}

struct Windows: App {
  @NSApplicationDelegateAdaptor(Delegate.self) var delegate  // → use ApplicationDelegateAdaptor
  var body: some Scene {
    WindowGroup { Text("a") }
    UtilityWindow("About", id: "about") { Text("b") }  // → show the views in an inspector or a sheet
    MenuBarExtra("Tool", systemImage: "hammer") { Text("c") }  // → use CommandMenu
    DocumentGroup(newDocument: 1) { _ in Text("d") }  // → open and save files in a WindowGroup
  }
}
final class Delegate {}

@MainActor func width() -> Double {
  UIScreen.main.bounds.width  // → read the size with GeometryReader
}
