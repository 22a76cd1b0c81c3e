import TerminalUIFoundation

struct LifecycleLogger: View {
  @State private var events: [String] = []
  @State private var shows = true
  @Environment(\.isPresented) private var isPresented
  @Environment(\.isFocused) var isFocused
  var body: some View {
    VStack(alignment: .leading) {
      if shows {
        Text("Child")
          .onAppear { events.append("appear") }
          .onDisappear { events.append("disappear") }
          .task { events.append("task") }
      }
      ForEach(events, id: \.self) { Text($0) }
      Button("Toggle") { shows.toggle() }
    }
    .onChange(of: shows) { events.append("changed") }
    .onChange(of: events.count) { newValue in print(newValue) }
  }
}
