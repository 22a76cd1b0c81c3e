import TerminalUIFoundation

struct BucketDictionary: View {
  @State private var goals: [String: Bool] = ["Read": false, "Run": true]
  private var done: Int { goals.values.filter { $0 }.count }
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(goals.keys.sorted(), id: \.self) { key in
        Toggle(key, isOn: Binding(get: { goals[key, default: false] }, set: { goals[key] = $0 }))
      }
      ProgressView(value: Double(done), total: Double(goals.count))
      Text("^[\(done) goal](inflect: true) done")
    }
    .padding()
    .overlay(alignment: .topTrailing) {
      Text(done, format: .number).padding(4).background(.red, in: Circle())
    }
  }
}
