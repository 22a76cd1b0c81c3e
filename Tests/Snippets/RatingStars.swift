import TerminalUIFoundation

struct RatingStars: View {
  @Binding var rating: Int
  var label = ""
  var maximumRating = 5
  var offImage: Image?
  var onImage = Image(systemName: "star.fill")
  var offColor = Color.gray
  var onColor = Color.yellow
  var body: some View {
    HStack {
      if label.isEmpty == false { Text(label) }
      ForEach(1..<maximumRating + 1, id: \.self) { number in
        image(for: number).foregroundStyle(number > rating ? offColor : onColor).onTapGesture {
          rating = number
        }
      }
    }
    .buttonStyle(.plain)
  }
  func image(for number: Int) -> Image { number > rating ? offImage ?? onImage : onImage }
}
