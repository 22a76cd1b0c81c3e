import TerminalUIFoundation

struct CollapsingSidebar: View {
  @State private var isOpen = false
  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        Button("Menu") { withAnimation(.easeInOut) { isOpen.toggle() } }
          .frame(width: geometry.size.width, height: geometry.size.height)
          .offset(x: isOpen ? geometry.size.width / 2 : 0)
          .disabled(isOpen ? true : false)
        if isOpen {
          VStack(alignment: .leading) {
            HStack {
              Image(systemName: "person"); Text("Profile")
            }.padding(.top, 100)
            HStack {
              Image(systemName: "gear"); Text("Settings")
            }.padding(.top, 30)
            Spacer()
          }
          .padding()
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(Color(red: 32 / 255, green: 32 / 255, blue: 32 / 255))
          .frame(width: geometry.size.width / 2)
          .transition(.move(edge: .leading))
        }
      }
      .gesture(DragGesture().onEnded { if $0.translation.width < -100 { withAnimation { isOpen = false } } })
    }
  }
}
