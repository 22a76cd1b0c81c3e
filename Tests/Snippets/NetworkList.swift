import TerminalUIFoundation

struct Post: Codable, Identifiable {
  let id: Int
  let title: String
}
@MainActor final class PostsViewModel: ObservableObject {
  @Published var posts: [Post] = []
  @Published var errorMessage: String?
  @Published var isLoading = false
  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      try await Task.sleep(nanoseconds: 1_000_000)
      posts = try JSONDecoder().decode([Post].self, from: Data("[]".utf8))
    } catch {
      errorMessage = error.localizedDescription
    }
  }
}
struct NetworkList: View {
  @StateObject private var viewModel = PostsViewModel()
  var body: some View {
    NavigationView {
      Group {
        if viewModel.isLoading {
          ProgressView("Loading…").progressViewStyle(CircularProgressViewStyle(tint: .blue))
        } else {
          List(viewModel.posts) { post in
            VStack(alignment: .leading) {
              Text(post.title).font(.headline).lineLimit(2)
              Text("#\(post.id)").font(.subheadline).foregroundColor(.gray)
            }
          }
          .listStyle(PlainListStyle())
        }
      }
      .navigationTitle("Posts")
      .task { await viewModel.load() }
      .alert("Error", isPresented: .constant(viewModel.errorMessage != nil)) {
        Button("OK") { viewModel.errorMessage = nil }
      } message: {
        Text(viewModel.errorMessage ?? "")
      }
    }
  }
}
