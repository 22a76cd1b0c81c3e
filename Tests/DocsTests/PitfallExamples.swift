import TerminalUI

// Examples of docs/Pitfalls.md, word for word.

final class Jukebox {
  var title = "Silence"
}

struct Bar: View {
  let jukebox: Jukebox
  @State private var plays = 0

  var body: some View {
    let jukebox = jukebox
    VStack {
      Text("\(plays) plays: \(jukebox.title)")  // right, but only because `plays` changes too
      Caption { jukebox.title }  // stale: the object is all that the closure captured
      Caption { [title = jukebox.title] in title }  // right: the value was captured
      Button("Play") {
        jukebox.title = "A song"
        plays += 1
      }
    }
  }
}

struct Caption: View {
  let text: () -> String
  var body: some View { Text(text()) }
}

struct Saving: View {
  @State private var saves = 0

  var body: some View {
    Text("saved \(saves) times").onKeyPress { press in
      // Not `press.modifiers == .control`: `press.modifiers` may contain `.capsLock` as well.
      guard press.key == "s", press.modifiers.held == .control else { return .ignored }
      saves += 1
      return .handled
    }
  }
}
