import TerminalUIFoundation

final class SearchViewModel: ObservableObject {
  @Published var query = ""
  @Published var results: [String] = []
  private let subject = PassthroughSubject<String, Never>()
  private var bag: Set<AnyCancellable> = []
  private let words = ["apple", "apricot", "banana", "cherry"]
  init() {
    $query
      .debounce(for: 0.25, scheduler: DispatchQueue.main)
      .removeDuplicates()
      .filter { !$0.isEmpty }
      .flatMap { [words] query in Just(words.filter { $0.hasPrefix(query.lowercased()) }) }
      .sink { [weak self] in self?.results = $0 }
      .store(in: &bag)
    subject
      .scan(0) { count, _ in count + 1 }
      .eraseToAnyPublisher()
      .sink(receiveCompletion: { _ in }, receiveValue: { print($0) })
      .store(in: &bag)
  }
  func pick(_ word: String) { subject.send(word) }
}
struct SearchBoxCombine: View {
  @ObservedObject var model: SearchViewModel
  var body: some View {
    NavigationView {
      List(model.results, id: \.self) { word in
        Button(word.capitalized) { model.pick(word) }
      }
      .searchable(text: $model.query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Fruit")
      .overlay {
        if model.results.isEmpty { Text("No results").foregroundStyle(.tertiary) }
      }
      .navigationTitle("Search")
    }
  }
}
