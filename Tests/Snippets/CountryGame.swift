import TerminalUIFoundation

struct FlagImage: View {
  var name: String
  var body: some View {
    Image(name).renderingMode(.original).clipShape(Capsule()).overlay(
      Capsule().stroke(Color.black, lineWidth: 1)
    ).shadow(color: .black, radius: 2)
  }
}
struct CountryGame: View {
  @State private var countries = ["Estonia", "France"].shuffled()
  @State private var correct = Int.random(in: 0...1)
  @State private var showingScore = false
  @State private var scoreTitle = ""
  var body: some View {
    ZStack {
      RadialGradient(
        stops: [
          .init(color: Color(red: 0.1, green: 0.2, blue: 0.45), location: 0.3),
          .init(color: Color(red: 0.76, green: 0.15, blue: 0.26), location: 0.3),
        ], center: .top, startRadius: 200, endRadius: 700
      )
      .ignoresSafeArea()
      VStack(spacing: 15) {
        Text("Tap the flag of").font(.subheadline.weight(.heavy)).foregroundStyle(.secondary)
        Text(countries[correct]).font(.largeTitle.weight(.semibold))
        ForEach(0..<2) { number in
          Button {
            scoreTitle = number == correct ? "Correct" : "Wrong"; showingScore = true
          } label: {
            FlagImage(name: countries[number])
          }
        }
      }
      .frame(maxWidth: .infinity)
      .padding(.vertical, 20)
      .background(.regularMaterial)
      .clipShape(.rect(cornerRadius: 20))
    }
    .alert(scoreTitle, isPresented: $showingScore) {
      Button("Continue", action: ask)
    } message: {
      Text("Your score is ???")
    }
  }
  func ask() { countries.shuffle() }
}
