import TerminalUIFoundation

struct WordScramble: View {
  @State private var usedWords = [String]()
  @State private var rootWord = "silkworm"
  @State private var newWord = ""
  @State private var errorTitle = ""
  @State private var showingError = false
  var body: some View {
    NavigationStack {
      List {
        Section {
          TextField("Enter your word", text: $newWord).autocapitalization(.none)
        }
        Section {
          ForEach(usedWords, id: \.self) { word in
            HStack {
              Image(systemName: "\(word.count).circle")
              Text(word)
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("\(word), \(word.count) letters")
          }
        }
      }
      .navigationTitle(rootWord)
      .onSubmit(addNewWord)
      .alert(errorTitle, isPresented: $showingError) {
      } message: {
        Text("Try again")
      }
    }
  }
  func addNewWord() {
    let answer = newWord.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
    guard answer.count > 0 else { return }
    guard Set(answer).isSubset(of: Set(rootWord)) else {
      errorTitle = "Word not possible"
      showingError = true
      return
    }
    withAnimation { usedWords.insert(answer, at: 0) }
    newWord = ""
  }
}
