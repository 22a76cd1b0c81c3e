import CellLayout
import Cells
import TerminalUI
import TerminalUICore

extension FuzzTarget {
  /// Layout: a view takes any proposals without a trap; no frame is negative or unbounded; answers are repeatable.
  static let proposals = FuzzTarget(name: "proposals") { input in
    MainActor.assumeIsolated {
      var random = Random(state: input.prefix(2).reduce(0) { $0 << 8 | UInt64($1) })
      return Proposals.failure(of: Array(input.dropFirst(2)), Proposals.random(16, &random))
    }
  }
}

/// Views made of bytes, and proposals to them.
@MainActor public enum Proposals {
  /// Gives proposals to random trees: `count` in all, 50 to each.
  ///
  /// - Returns: What is wrong with which tree, made as small as it goes, or `nil`.
  public static func failure(from seed: Int, count: Int) -> String? {
    var random = Random(state: UInt64(truncatingIfNeeded: seed))
    for tree in 0..<(count + 49) / 50 {
      let bytes = (0..<random.number(below: 120)).map { _ in UInt8(random.number(below: 256)) }
      let proposals = Self.random(50, &random)
      guard let wrong = failure(of: bytes, proposals) else { continue }
      let small = Shrinking.shrunk(bytes, proposals) { failure(of: $0, $1) != nil }
      return """
        tree \(tree): \(wrong.split(separator: "\n").first ?? "")
        made smaller: \(failure(of: small.0, small.1) ?? "")
        \(small.0) for \(small.1)
        """
    }
    return nil
  }

  static func random(_ count: Int, _ random: inout Random) -> [ProposedViewSize] {
    (0..<count).map { _ in ProposedViewSize(width: length(&random), height: length(&random)) }
  }

  static func failure(of bytes: [UInt8], _ proposals: [ProposedViewSize]) -> String? {
    let screen = Size(width: 40, height: 20)
    let hosts = (0..<2).map { _ in
      var reader = ByteReader(bytes)
      let host = ViewHost(size: screen, content: anyTree(&reader))
      host.update()
      return host
    }
    var sizes: [Size] = []
    for proposal in proposals {
      let size = hosts[0].size(for: proposal)
      if !(0...CellLimit.maximum).contains(size.width) || !(0...CellLimit.maximum).contains(size.height) {
        return "\(proposal): the size \(size)"
      }
      sizes.append(size)
    }
    // The other tree is asked in another order, and laid out now and then in between.
    for (number, (proposal, size)) in zip(proposals, sizes).reversed().enumerated() {
      if number % 8 == 0 {
        let laidOut = hosts[1].layOut(for: proposal)
        if let wrong = hosts[1].firstWrongFrame { return "\(proposal): \(wrong)" }
        if laidOut != size {
          return "\(proposal): laid out as \(laidOut), measured as \(size)\n\(hosts[1].treeDescription)"
        }
        if number == 0 {
          _ = hosts[0].layOut(for: proposal)
          for (one, other) in zip(hosts[0].frames, hosts[1].frames) where one != other {
            return "\(proposal): \(one), and once more: \(other)"
          }
        }
      }
      let again = hosts[1].size(for: proposal)
      if again != size {
        return "\(proposal): first \(size), then \(again)\n\(hosts[1].treeDescription)"
      }
    }
    return nil
  }

  /// Nothing, no limit, little, as much as a screen has, or numbers that arithmetic could fail on.
  private static func length(_ random: inout Random) -> Int? {
    switch random.number(below: 16) {
    case 0: nil
    case 1: .max
    case 2: 0
    case 3:
      [1, -1, .min, .max - 1, CellLimit.maximum, CellLimit.maximum - 1, 100_000][random.number(below: 7)]
    case 4...7: random.number(below: 6)
    default: random.number(below: 120)
    }
  }
}

/// A view made of bytes, of every kind that arranges others: at most five levels.
@MainActor func anyTree(_ reader: inout ByteReader, depth: Int = 0) -> AnyView {
  func inner() -> AnyView { anyTree(&reader, depth: depth + 1) }
  func rows() -> some View {
    let views = (0..<reader.number(below: 4)).map { _ in Row(view: inner()) }
    return ForEach(Array(views.enumerated()), id: \.offset) { $0.element.view }
  }
  let kind = reader.number(below: depth < 5 ? 26 : 5)
  switch kind {
  case 0: return AnyView(Text(reader.text()))
  case 1: return AnyView(Text("Several words on one line").lineLimit(reader.number(below: 4)))
  case 2: return AnyView(Spacer(minLength: reader.length()))
  case 3: return AnyView(Divider())
  case 4: return AnyView(Color.blue)
  case 5, 6: return AnyView(HStack(spacing: reader.length()) { rows() })
  case 7, 8: return AnyView(VStack(alignment: .trailing, spacing: reader.length()) { rows() })
  case 9: return AnyView(ZStack(alignment: .bottomLeading) { rows() })
  case 10: return AnyView(inner().padding(reader.length()))
  case 11: return AnyView(inner().frame(width: reader.length(), height: reader.length()))
  case 12:
    let minimum = reader.length()
    let maximum = reader.length()
    return AnyView(
      inner().frame(minWidth: minimum, idealWidth: maximum, maxWidth: maximum, alignment: .topTrailing))
  case 13:
    let (minimum, maximum) = (reader.length(), reader.length())
    return AnyView(inner().frame(minHeight: minimum, maxHeight: maximum))
  case 14: return AnyView(inner().offset(x: reader.length(), y: reader.length()))
  case 15: return AnyView(inner().fixedSize(horizontal: reader.number(below: 2) == 0, vertical: true))
  case 16: return AnyView(inner().layoutPriority(Double(reader.length())))
  case 17: return AnyView(inner().border())
  case 18: return AnyView(inner().clipped())
  case 19:
    let length = reader.length()
    return AnyView(inner().alignmentGuide(.trailing) { _ in length })
  case 20: return AnyView(inner().background(inner()))
  case 21: return AnyView(inner().overlay(inner(), alignment: .bottomTrailing))
  case 22: return AnyView(ScrollView(.horizontal) { inner() })
  case 23: return AnyView(ScrollView { inner() })
  case 24: return AnyView(Stepped { inner() })
  default: return AnyView(Group { rows() }.padding(.leading, reader.length()))
  }
}

/// A layout of an app: each view one column further right and one row further down.
private struct Stepped: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return Size(
      width: (sizes.map(\.width).max() ?? 0) &+ sizes.count,
      height: (sizes.map(\.height).max() ?? 0) &+ sizes.count)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    for (place, subview) in subviews.enumerated() {
      subview.place(at: Point(x: bounds.minX &+ place, y: bounds.minY &+ place), proposal: proposal)
    }
  }
}

private struct Row { let view: AnyView }
