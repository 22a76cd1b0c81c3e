import TerminalUIFoundation

private struct Planet: Identifiable, Hashable {
  let name: String
  let moons: Int
  var id: String { name }
}
struct DestinationItemView: View {
  private let planets = [Planet(name: "Mars", moons: 2), Planet(name: "Jupiter", moons: 95)]
  @State private var selected: Planet?
  @State private var showsHelp = false
  var body: some View {
    NavigationStack {
      VStack {
        ForEach(planets) { planet in
          Button(planet.name) { selected = planet }
        }
        Button("Help") { showsHelp = true }
      }
      .navigationDestination(item: $selected) { planet in
        Text("^[\(planet.moons) moon](inflect: true)")
          .navigationTitle(planet.name)
      }
      .navigationDestination(isPresented: $showsHelp) {
        Text("Pick a planet").navigationTitle("Help")
      }
    }
  }
}
