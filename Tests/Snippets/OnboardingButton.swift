import TerminalUIFoundation

struct OnboardingStep: View {
  let title: LocalizedStringKey
  let image: String
  @Binding var page: Int
  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: image)
        .resizable()
        .scaledToFit()
        .frame(width: 120, height: 120)
        .foregroundStyle(.tint)
        .padding(32)
        .background(Circle().fill(Color(.tertiarySystemFill)))
      Text(title).font(.title2.bold()).multilineTextAlignment(.center)
      Button(action: { page += 1 }) {
        HStack {
          Text("Next")
          Image(systemName: "arrow.right")
        }
        .font(.headline)
        .frame(maxWidth: .infinity)
        .padding()
        .foregroundColor(.white)
        .background(
          LinearGradient(
            gradient: .init(colors: [Color.blue, Color.purple]), startPoint: .leading, endPoint: .trailing)
        )
        .cornerRadius(12)
      }
      .buttonStyle(BorderlessButtonStyle())
    }
    .padding(.all, 24)
  }
}
