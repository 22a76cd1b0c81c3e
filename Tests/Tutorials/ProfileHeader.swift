import TerminalUIFoundation

struct ProfileHeader: View {
  @ScaledMetric(relativeTo: .title) private var imageSize: CGFloat = 80
  @ScaledMetric var spacing = 8.0
  var body: some View {
    VStack(spacing: spacing) {
      ZStack(alignment: .bottomTrailing) {
        Circle().fill(Color(.systemGray5)).frame(width: imageSize, height: imageSize)
        Circle().fill(.green).frame(width: 16, height: 16).offset(x: -4, y: -4)
      }
      Text("Maria").font(.custom("Avenir", size: 24)).fontWeight(.bold).kerning(1.5)
      Text("iOS • Swift").font(.footnote.smallCaps()).foregroundStyle(.secondary)
      HStack {
        ForEach(["Posts": 12, "Fans": 340].sorted { $0.key < $1.key }, id: \.key) { key, value in
          VStack {
            Text("\(value)").bold(); Text(key).font(.caption)
          }
          .frame(maxWidth: .infinity)
          if key != "Posts" { Divider().frame(height: 30) }
        }
      }
      Rectangle().fill(.separator).frame(height: 1)
    }
    .padding(EdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16))
  }
}
