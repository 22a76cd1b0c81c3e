import TerminalUI

/// A view made of bytes: at most six levels, with lengths of any size.
@MainActor func anyView(_ reader: inout ByteReader, depth: Int = 0) -> AnyView {
  let kind = reader.number(below: depth < 6 ? 18 : 4)
  switch kind {
  case 0: return AnyView(Text(reader.text()))
  case 1: return AnyView(Spacer(minLength: reader.length()))
  case 2: return AnyView(Divider())
  case 3: return AnyView(Color.blue)
  case 4...6:
    let views = (0..<reader.number(below: 5)).map { _ in Numbered(view: anyView(&reader, depth: depth + 1)) }
    let spacing = reader.length()
    let rows = ForEach(Array(views.enumerated()), id: \.offset) { $0.element.view }
    switch kind {
    case 4: return AnyView(HStack(spacing: spacing) { rows })
    case 5: return AnyView(VStack(spacing: spacing) { rows })
    default: return AnyView(ZStack { rows })
    }
  case 7: return AnyView(anyView(&reader, depth: depth + 1).padding(reader.length()))
  case 8:
    return AnyView(anyView(&reader, depth: depth + 1).frame(width: reader.length(), height: reader.length()))
  case 9:
    return AnyView(
      anyView(&reader, depth: depth + 1).frame(
        minWidth: reader.length(), maxWidth: reader.length(), minHeight: reader.length(),
        maxHeight: reader.length()))
  case 10: return AnyView(anyView(&reader, depth: depth + 1).offset(x: reader.length(), y: reader.length()))
  case 11: return AnyView(anyView(&reader, depth: depth + 1).fixedSize())
  case 12: return AnyView(anyView(&reader, depth: depth + 1).layoutPriority(Double(reader.length())))
  case 13: return AnyView(anyView(&reader, depth: depth + 1).border())
  case 14: return AnyView(anyView(&reader, depth: depth + 1).clipped().lineLimit(reader.length()))
  case 15: return AnyView(Button(reader.text()) {})
  case 16:
    let length = reader.length()
    return AnyView(anyView(&reader, depth: depth + 1).alignmentGuide(.leading) { _ in length })
  default: return AnyView(anyView(&reader, depth: depth + 1).background(anyView(&reader, depth: depth + 1)))
  }
}

private struct Numbered { let view: AnyView }
