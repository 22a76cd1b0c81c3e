import TerminalUIFoundation

enum Route: Hashable {
  case recipe(id: Int)
  case settings
}
@Observable final class Router {
  var path = NavigationPath()
  func push(_ route: Route) { path.append(route) }
  func popToRoot() { path.removeLast(path.count) }
}
struct RouterView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      List(1..<4) { id in
        NavigationLink("Recipe \(id)", value: Route.recipe(id: id))
      }
      .navigationTitle("Recipes")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .recipe(let id): RecipeScreen(id: id)
        case .settings: Text("Settings")
        }
      }
      .toolbar {
        Button("Settings", systemImage: "gear") { router.push(.settings) }
      }
    }
    .environment(router)
  }
}
private struct RecipeScreen: View {
  let id: Int
  @Environment(Router.self) private var router
  var body: some View {
    VStack(spacing: 20) {
      Text("Recipe #\(id)").font(.largeTitle.bold())
      Button("Next") { router.push(.recipe(id: id + 1)) }
        .buttonStyle(.borderedProminent)
      Button("Home", action: router.popToRoot)
    }
    .navigationBarTitleDisplayMode(.inline)
    .navigationTitle("No. \(id)")
  }
}
