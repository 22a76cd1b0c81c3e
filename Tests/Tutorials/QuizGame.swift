import TerminalUIFoundation

struct Question {
  let text: String
  let answers: [String]
  let correct: Int
}
struct QuizGame: View {
  private let questions = [Question(text: "2 + 2?", answers: ["3", "4"], correct: 1)]
  @State private var index = 0
  @State private var score = 0
  @State private var showingScore = false
  @State private var title: LocalizedStringKey = ""
  var body: some View {
    VStack(spacing: 30) {
      Text(questions[index].text).font(.title.weight(.heavy))
      ForEach(0..<questions[index].answers.count, id: \.self) { number in
        Button(questions[index].answers[number]) { tapped(number) }
          .frame(maxWidth: .infinity)
          .padding()
          .background(.regularMaterial)
          .clipShape(.rect(cornerRadius: 20))
      }
      Text("Score: \(score)")
    }
    .padding()
    .background(
      RadialGradient(
        stops: [.init(color: .blue, location: 0.3), .init(color: .red, location: 0.3)], center: .top,
        startRadius: 200, endRadius: 700)
    )
    .alert(title, isPresented: $showingScore) {
      Button("Continue", action: next)
    } message: {
      Text("Your score is \(score)")
    }
  }
  func tapped(_ number: Int) {
    if number == questions[index].correct { title = "Correct"; score += 1 } else { title = "Wrong" }
    showingScore = true
  }
  func next() { index = (index + 1) % questions.count }
}
