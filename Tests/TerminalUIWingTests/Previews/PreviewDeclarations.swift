import TerminalUI

// Previews as an app declares them; PreviewTests finds them in the program of the tests.

#Preview {
  Text("a plain body")
}

#Preview("Named") { Text("named") }

#Preview("Several") {
  Text("first").previewDisplayName("One")
  Text("second")
}

#Preview("Small", traits: .fixedLayout(width: 12, height: 2)) {
  Text("small")
}

#Preview("Traits", traits: .sizeThatFitsLayout, .landscapeLeft, .modifier(Greeted())) {
  Text("in traits")
}

#Preview("Argument", body: { Text("an argument") })

#Preview("State") {
  @Previewable @State var count = 3  // not the end: { ")"
  @Previewable
  @State var words: [String: Int] = [
    "a": 1
  ]
  @State @Previewable var isOn =
    words_count(of: "ab") == 2
  @Previewable @Environment(\.isEnabled) var isEnabled
  let twice = count * 2

  VStack {
    Button("add") { count += 1 }
    Text("\(count) \(twice) \(words["a"] ?? 0) \(isOn ? "on" : "off") \(isEnabled ? "enabled" : "-")")
  }
}

#Preview("Returned") {
  let text = "returned"
  return Text(text)
}

#Preview("Condition") {
  if words_count(of: "abc") == 3 { Text("three") } else { Text("other") }
}

private func words_count(of text: String) -> Int { text.count }

/// A modifier of previews with data that is made once.
struct Greeted: PreviewModifier {
  @MainActor static var loads = 0

  static func makeSharedContext() async throws -> String {
    loads += 1
    return "hello"
  }

  func body(content: Content, context: String) -> some View {
    VStack {
      Text(context)
      content
    }
  }
}

/// A modifier of previews without data of its own.
struct Bordered: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.border() }
}

struct Refusing: PreviewModifier {
  struct Refusal: Error {}
  static func makeSharedContext() async throws -> Int { throw Refusal() }
  func body(content: Content, context: Int) -> some View { content }
}

struct Card_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("front").previewDisplayName("Front").previewLayout(.fixed(width: 20, height: 3))
      ForEach(["x", "y"], id: \.self) { Text($0).previewDisplayName($0) }
      if words_count(of: "") > 0 { Text("never") }
    }
    .previewDevice("100x30")
    .padding(1)
    Text("side").previewInterfaceOrientation(.portrait)
  }
}

/// A class is found as well; one with generic parameters isn't.
final class ClassPreviews: PreviewProvider {
  static var previews: some View { Text("of a class") }
  static var platform: PreviewPlatform? { .macOS }
}

enum GenericPreviews<Value>: PreviewProvider {
  static var previews: some View { Text("never found") }
}
