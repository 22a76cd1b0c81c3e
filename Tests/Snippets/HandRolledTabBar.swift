import TerminalUIFoundation

struct HandRolledTabBar: View {
  @State private var selected = 0
  let icons = ["house", "magnifyingglass", "person"]
  var body: some View {
    HStack {
      ForEach(icons.indices, id: \.self) { index in
        Button(
          action: { self.selected = index },
          label: {
            VStack(spacing: 4) {
              Image(systemName: icons[index]).font(.system(size: 22)).frame(height: 30)
              Circle().fill(selected == index ? Color.accentColor : .clear).frame(width: 5, height: 5)
            }
            .frame(maxWidth: .infinity)
            .foregroundColor(selected == index ? .accentColor : Color(.systemGray3))
          })
      }
    }
    .padding(.vertical, 8)
    .background(Color(.systemBackground).shadow(color: .gray.opacity(0.3), radius: 3, x: 0, y: -3))
  }
}
