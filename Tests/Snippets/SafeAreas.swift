import TerminalUIFoundation

struct SafeAreas: View {
  var body: some View {
    ZStack(alignment: .top) {
      Color.red.ignoresSafeArea()
      Color.blue.edgesIgnoringSafeArea([.top, .bottom])
      Text("x").safeAreaInset(edge: .bottom) { Text("bottom").frame(maxWidth: .infinity).background(.bar) }
      Text("y").background(.red, ignoresSafeAreaEdges: .all)
      Text("z").padding(.top, 20).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    .statusBarHidden()
    .toolbar(.hidden, for: .navigationBar)
    .navigationBarHidden(true)
    .defersSystemGestures(on: .all)
  }
}
