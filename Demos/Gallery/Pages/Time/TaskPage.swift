import TerminalUI

/// Asynchronous work while a view is there.
struct TaskPage: View {
  @State private var number = 1
  @State private var square = 0

  var body: some View {
    VStack(alignment: .leading) {
      Button("Number \(number)") { number += 1 }
      Text("Square: \(square)")
    }
    .task(id: number) {
      await Task.yield()
      square = number * number
    }
  }
}
