import TerminalUIFoundation

struct LandmarkRow: View {
  var title: String
  var body: some View {
    HStack {
      Image(systemName: "star.fill").imageScale(.medium).foregroundColor(.yellow)
      Text(title)
      Spacer()
    }
  }
}

struct OldNavigation: View {
  @State private var showsDetail = false
  @State private var selection: Int? = nil
  let places = ["Turtle Rock", "Silver Salmon Creek", "Chilkoot Trail"]

  var body: some View {
    NavigationView {
      List {
        ForEach(places, id: \.self) { place in
          NavigationLink(destination: Text(place)) { LandmarkRow(title: place) }
        }
        NavigationLink(destination: Text("Detail"), isActive: $showsDetail) { EmptyView() }
        NavigationLink("Tagged", destination: Text("Tagged"), tag: 1, selection: $selection)
      }
      .navigationBarTitle("Landmarks")
      .navigationBarItems(trailing: Button(action: { showsDetail = true }) { Image(systemName: "plus") })
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}
