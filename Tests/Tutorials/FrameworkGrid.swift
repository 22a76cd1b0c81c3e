import TerminalUIFoundation

private struct AppleFramework: Hashable, Identifiable {
  let id = UUID()
  let name: String
  let imageName: String
}
@MainActor final class FrameworkGridModel: ObservableObject {
  @Published var isShowingDetail = false
  let columns: [GridItem] = Array(repeating: GridItem(.flexible()), count: 3)
}
struct FrameworkGrid: View {
  @StateObject var viewModel = FrameworkGridModel()
  private let frameworks = [
    AppleFramework(name: "Clips", imageName: "app-clip"), AppleFramework(name: "Metal", imageName: "metal"),
  ]
  var body: some View {
    NavigationView {
      ScrollView {
        LazyVGrid(columns: viewModel.columns) {
          ForEach(frameworks) { framework in
            VStack {
              Image(framework.imageName).resizable().frame(width: 90, height: 90)
              Text(framework.name).font(.title2).fontWeight(.semibold).scaledToFit().minimumScaleFactor(0.6)
            }
            .padding()
            .onTapGesture { viewModel.isShowingDetail = true }
          }
        }
      }
      .navigationTitle("🍎 Frameworks")
      .sheet(isPresented: $viewModel.isShowingDetail) { Text("Detail") }
    }
    .accentColor(Color(.label))
  }
}
