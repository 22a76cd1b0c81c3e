import TerminalUIFoundation

struct ProfileCard: View {
  let name: String
  @State private var isFollowing = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image("avatar")
          .resizable()
          .scaledToFill()
          .frame(width: 60, height: 60)
          .clipShape(Circle())
          .overlay(Circle().stroke(Color.white, lineWidth: 2))
          .shadow(radius: 4)
        VStack(alignment: .leading) {
          Text(name).font(.system(size: 20, weight: .bold, design: .rounded))
          Text("iOS developer").font(.caption).foregroundColor(.secondary)
        }
        Spacer()
        Button(isFollowing ? "Following" : "Follow") { isFollowing.toggle() }
          .buttonStyle(.borderedProminent)
          .tint(isFollowing ? .gray : .blue)
      }
      Text("Loves hiking, coffee and *type systems*.")
        .lineSpacing(4)
        .multilineTextAlignment(.leading)
    }
    .padding()
    .background(Color(.systemBackground))
    .cornerRadius(16)
    .shadow(color: Color.black.opacity(0.15), radius: 8, x: 0, y: 4)
    .padding(.horizontal)
  }
}
