import TerminalUIPoints

// Shapes as SwiftUI files have them: generic ones, and ones whose path belongs to no actor.

/// A shape in a smaller rectangle.
struct InnerShape<Base: Shape>: Shape {
  var base: Base
  var inset: CGFloat = 0

  nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: inset, dy: inset)) }
}

/// A shape that other shapes make, for which any thread may ask.
struct BuiltShape: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = RoundedRectangle(cornerRadius: 8).inset(by: 8).path(in: rect)
    path.addPath(Circle().trim(from: 0, to: 0.5).path(in: rect))
    return path
  }
}

/// A shape that is inset as its base is.
struct WrappedShape<Base: InsettableShape>: InsettableShape {
  var base: Base

  func path(in rect: CGRect) -> Path { base.path(in: rect) }
  func inset(by amount: CGFloat) -> WrappedShape<Base.InsetShape> {
    WrappedShape<Base.InsetShape>(base: base.inset(by: amount))
  }
}

extension Shape {
  func box(of rect: CGRect) -> CGRect { CGRect(path(in: rect).boundingRect) }
}

extension View {
  func outlined<S: InsettableShape>(_ shape: S, width: CGFloat) -> some View {
    overlay(shape.inset(by: width / 2).stroke(.red, lineWidth: width, antialiased: false))
  }

  // The last parameters have defaults: inside, the library's are meant.
  func position(_ place: CGPoint, in size: CGSize = CGSize(width: 1, height: 1)) -> some View {
    position(CGPoint(x: place.x * size.width, y: place.y * size.height))
  }
  func offset(_ offset: CGSize, times count: CGFloat = 1) -> some View {
    self.offset(CGSize(width: offset.width * count, height: offset.height * count))
  }
}

struct PlacedByApp: View {
  var body: some View {
    ZStack {
      Text("a").position(CGPoint(x: 5, y: 1), in: CGSize(width: 8, height: 16))
      Text("b").position(.init(x: 8, y: 16))
      Text("c").offset(CGSize(width: 8, height: 0), times: 2).position(.zero)
    }
    .lengthUnit(.points)
  }
}

struct ScaledCard: View {
  @ScaledMetric private var width = 40
  @ScaledMetric(relativeTo: .title) private var half = 3
  @ScaledMetric private var count: Int = 2

  var body: some View {
    let twoThirds: Double = width / half * 2
    Text("\(count)\(Int(twoThirds))").frame(width: width, alignment: .trailing).background(.red)
      .lengthUnit(.points)
  }
}

struct OutlinedShapes: View {
  var isNew = false

  var body: some View {
    let style = StrokeStyle(lineWidth: 2)
    HStack {
      if isNew {
        Circle().stroke(.red, style: style, antialiased: false)
        Capsule().fill(.blue).strokeBorder(.red, style: style, antialiased: false)
        Rectangle().stroke(.red, lineWidth: 2, antialiased: true)
        Color.blue.clipShape(Circle(), style: FillStyle(antialiased: false)).clipped(antialiased: true)
      } else {
        Circle().stroke(.red, style: style)
        Capsule().fill(.blue).strokeBorder(.red, lineWidth: 2)
        Rectangle().stroke(.red, lineWidth: 2)
        Color.blue.clipShape(Circle()).clipped()
      }
    }
  }
}

struct ResourceTitles: View {
  enum Folder {
    case inbox, done
    var title: LocalizedStringResource {
      switch self {
      case .inbox: "walrus.save"
      case .done: LocalizedStringResource("no.such.walrus", defaultValue: "Done \(2)", comment: "A folder")
      }
    }
  }
  let bundle: Bundle
  private let other: LocalizedStringResource

  init(bundle: Bundle) {
    self.bundle = bundle
    other = LocalizedStringResource("walrus.title", table: "Other", bundle: .atURL(bundle.bundleURL))
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(Folder.inbox.title)
      Button(Folder.done.title) {}.buttonStyle(.plain)
      Label(other, systemImage: "star").labelStyle(.titleOnly)
      Text("\(other)!")
      Text(String(localized: "walrus.none", defaultValue: "nothing \(3)"))
    }
  }
}
