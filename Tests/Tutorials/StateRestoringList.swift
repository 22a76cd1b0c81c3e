import TerminalUIFoundation

private struct Landmark: Identifiable, Codable, Hashable {
  let id: Int; var name: String; var isFavorite: Bool
}
@Observable class LandmarkData {
  fileprivate var landmarks = [
    Landmark(id: 1, name: "Lake", isFavorite: true), Landmark(id: 2, name: "Hill", isFavorite: false),
  ]
}
struct LandmarkListView: View {
  @State private var data = LandmarkData()
  @State private var showFavoritesOnly = false
  @State private var selected: Int?
  private var filtered: [Landmark] { data.landmarks.filter { !showFavoritesOnly || $0.isFavorite } }
  private var index: Int? { data.landmarks.firstIndex { $0.id == selected } }
  var body: some View {
    @Bindable var data = data
    NavigationSplitView {
      List(selection: $selected) {
        Toggle(isOn: $showFavoritesOnly) { Text("Favorites only") }
        ForEach(filtered) { landmark in
          NavigationLink(value: landmark.id) {
            HStack {
              Text(landmark.name)
              if landmark.isFavorite { Image(systemName: "star.fill").foregroundStyle(.yellow) }
            }
          }
          .tag(landmark.id)
        }
      }
      .animation(.default, value: filtered)
      .navigationTitle("Landmarks")
    } detail: {
      if let index { TextField("Name", text: $data.landmarks[index].name) } else { Text("Select a Landmark") }
    }
  }
}
