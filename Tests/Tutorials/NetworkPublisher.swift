import TerminalUIFoundation

struct Joke: Decodable { let setup: String; let punchline: String }
final class JokeLoader: ObservableObject {
  @Published var joke: Joke?
  @Published var failure: Error?
  private var cancellable: AnyCancellable?
  func load(_ json: String) {
    cancellable = Just(Data(json.utf8))
      .setFailureType(to: Error.self)
      .tryMap { data -> Data in
        guard !data.isEmpty else { throw URLError(.badServerResponse) }
        return data
      }
      .decode(type: Joke.self, decoder: JSONDecoder())
      .retry(1)
      .receive(on: RunLoop.main)
      .sink(
        receiveCompletion: { [weak self] completion in
          if case .failure(let error) = completion { self?.failure = error }
        }, receiveValue: { [weak self] in self?.joke = $0 })
  }
  func future() -> Future<Int, Never> { Future { promise in promise(.success(42)) } }
}
struct JokeView: View {
  @StateObject private var loader = JokeLoader()
  var body: some View {
    VStack {
      Text(loader.joke?.setup ?? "No joke")
      Button("Load") { loader.load(#"{"setup":"Why?","punchline":"Because."}"#) }
    }
    .alert(
      "Failed", isPresented: Binding(get: { loader.failure != nil }, set: { if !$0 { loader.failure = nil } })
    ) {
      Button("OK", role: .cancel) {}
    }
  }
}
