// What models make that belong to no actor: texts, images, labels, colours, shapes. `make check` compiles this file in Swift 5
// mode too, and with the main actor as default.
import TerminalUI

nonisolated enum Status: String, CaseIterable, Sendable {
  case fine, broken

  var color: Color { self == .fine ? .green : Color(red: 0.9, green: 0.2, blue: 0.1).opacity(0.8) }
  var icon: Image { Image(systemName: self == .fine ? "checkmark" : "xmark") }
  var title: LocalizedStringKey { "status" }
  var font: Font { self == .fine ? .body : .headline.italic() }
  var label: Label<Text, Image> { Label(rawValue, systemImage: "circle") }
  var text: Text {
    Text("is ") + Text(rawValue).font(font).fontWeight(.bold).foregroundColor(color)
      + Text(verbatim: "!").bold().foregroundStyle(.red)
  }
  var own: Label<Text, Image> {
    Label {
      Text(title)
    } icon: {
      icon
    }
  }
}

nonisolated struct Values: Sendable {
  var fade: LinearGradient { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) }
  var style: AnyShapeStyle { AnyShapeStyle(.red) }
  var insets: EdgeInsets { EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2) }
  var view: AnyView { AnyView(Text("any")) }
  var room: Spacer { Spacer(minLength: 1) }
  var line: Divider { Divider() }
  var nothing: EmptyView { EmptyView() }
  var round: Circle { Circle() }
  var card: RoundedRectangle { RoundedRectangle(cornerRadius: 2) }
  var pill: some Shape { Capsule() }
  var column: GridItem { GridItem(.flexible()) }
  var photo: Image {
    Image(decorative: PixelImage(width: 1, height: 1) { _, _ in .red }).resizable().interpolation(.none)
  }
  var path: Path { Path { $0.move(to: DrawingPoint(x: 1, y: 2)) } }
  var binding: Binding<Int> { .constant(2) }
}

nonisolated extension Color {
  static let brand = Color(red: 0.1, green: 0.2, blue: 0.3)
}

actor Worker {
  func make() -> (Text, Image, Label<Text, Image>, Color) {
    (Text("made \(Status.fine.text)"), Status.fine.icon, Status.fine.label, .brand)
  }
}
