import Expectations
import Testing

@testable import TerminalUI
@testable import TerminalUINames
@testable import TerminalUIPreviews
@testable import TerminalUICanvas
@testable import TerminalUISearch
@testable import TerminalUIValues
@testable import TerminalUIDesk
@testable import TerminalUITables
@testable import TerminalUIControls
@testable import TerminalUIElements

/// A text as an array of characters, edited the simple way.
private struct Model: Equatable {
  var characters: [Character] = []
  var caret = 0
  var anchor = 0

  var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }
  var text: String { String(characters) }

  func position(_ direction: TextDirection, from position: Int) -> Int {
    func isWord(_ index: Int) -> Bool {
      characters[index].isLetter || characters[index].isNumber || characters[index] == "_"
    }
    var place = position
    switch direction {
    case .left: return max(position - 1, 0)
    case .right: return min(position + 1, characters.count)
    case .start: return 0
    case .end: return characters.count
    case .wordLeft:
      while place > 0, !isWord(place - 1) { place -= 1 }
      while place > 0, isWord(place - 1) { place -= 1 }
    case .wordRight:
      while place < characters.count, !isWord(place) { place += 1 }
      while place < characters.count, isWord(place) { place += 1 }
    case .spaceLeft:
      while place > 0, characters[place - 1].isWhitespace { place -= 1 }
      while place > 0, !characters[place - 1].isWhitespace { place -= 1 }
    }
    return place
  }

  mutating func move(_ direction: TextDirection, isSelecting: Bool) {
    if !isSelecting, !selection.isEmpty, direction == .left || direction == .right {
      caret = direction == .left ? selection.lowerBound : selection.upperBound
    } else {
      caret = position(direction, from: caret)
    }
    if !isSelecting { anchor = caret }
  }

  /// Replaces characters; the text is cut into characters anew, because some may have become one.
  mutating func replace(_ range: Range<Int>, _ inserted: String) {
    let head = String(characters[..<range.lowerBound]) + inserted
    let all = head + String(characters[range.upperBound...])
    characters = Array(all)
    let length = head.utf8.count
    var count = 0
    caret = 0
    while count < length {
      count += String(characters[caret]).utf8.count
      caret += 1
    }
    anchor = caret
  }

  mutating func insert(_ text: String) { replace(selection, text) }

  mutating func remove(_ direction: TextDirection) {
    var range = selection
    if range.isEmpty, direction == .left, caret > 0 {
      // The last mark alone, in a script that is typed mark by mark.
      let scalars = Array(characters[caret - 1].unicodeScalars)
      let last = scalars.lastIndex { !$0.properties.isJoinControl } ?? 0
      let marks = [0x0591...0x1AAF, 0x1B00...0x1CFF, 0xFF9E...0xFF9F] as [ClosedRange<UInt32>]
      if last > 0, marks.contains(where: { $0.contains(scalars[last].value) }) {
        var rest = String.UnicodeScalarView()
        rest.append(contentsOf: scalars.dropLast())
        return replace(caret - 1..<caret, String(rest))
      }
    }
    if range.isEmpty {
      let other = position(direction, from: caret)
      range = min(caret, other)..<max(caret, other)
    }
    if !range.isEmpty { replace(range, "") }
  }

  /// The bytes before a character.
  func offset(_ place: Int) -> Int { characters[..<place].reduce(0) { $0 + String($1).utf8.count } }
}

@Suite struct TextEditingModelTests {
  private static let pieces = [
    "a", "b", " ", "_", "9", ".", "é", "e\u{301}", "\u{301}", "日", "👩", "\u{200D}", "🚀", "🇩🇪", "\u{1F1EB}",
    "\u{FE0F}",
    "word ", "\r\n", "\n", "ア", "\u{1100}", "\u{1161}", "क", "्", "ष", "\u{0}", "👍🏽",
  ]

  @Test(arguments: UInt64(1)...40)
  func `random edits do what an array of characters does`(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var editing = TextEditing()
    var model = Model()
    // The texts that undo has to lead back through.
    var texts = [""]
    for step in 0..<300 {
      let direction = TextDirection.allCases[random(TextDirection.allCases.count)]
      switch random(8) {
      case 0...2:
        let piece = Self.pieces[random(Self.pieces.count)]
        editing.insert(piece)
        model.insert(piece)
      case 3:
        editing.remove(direction)
        model.remove(direction)
      case 4, 5:
        let isSelecting = random(2) == 0
        editing.move(direction, isSelecting: isSelecting)
        model.move(direction, isSelecting: isSelecting)
      case 6:
        let place = random(model.characters.count + 1)
        editing.place(at: model.offset(place))
        (model.caret, model.anchor) = (place, place)
      default:
        // Taken back and made again, the text is the same.
        let (text, caret) = (editing.text, editing.caret)
        editing.undo()
        let isUndone = !editing.text.utf8.elementsEqual(text.utf8)
        editing.redo()
        expect(editing.text.utf8.elementsEqual(text.utf8), "seed \(seed), step \(step)")
        if !isUndone { editing.place(at: caret) }
        model.caret = place(of: editing.caret, in: model)
        model.anchor = model.caret
      }
      let isSame =
        editing.text.utf8.elementsEqual(model.text.utf8) && editing.caret == model.offset(model.caret)
        && editing.anchor == model.offset(model.anchor)
      expect(isSame, "seed \(seed), step \(step): \(editing) is not \(model)")
      if !isSame { return }
      if editing.text != texts.last { texts.append(editing.text) }
    }
    // All the way back, as far as changes are kept.
    for _ in 0..<EditHistory.mostEdits { editing.undo() }
    let end = editing.text
    for _ in 0..<EditHistory.mostEdits { editing.redo() }
    expect(editing.text.utf8.elementsEqual(model.text.utf8))
    expect(texts, contains: end)
  }

  private func place(of offset: Int, in model: Model) -> Int {
    (0...model.characters.count).first { model.offset($0) >= offset } ?? model.characters.count
  }

  @Test(arguments: UInt64(1)...20)
  func `the caret is always in the window`(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for width in [1, 2, 3, 5, 12, 40] {
      var editing = TextEditing()
      var window = FieldWindow()
      for _ in 0..<100 {
        let direction = TextDirection.allCases[random(TextDirection.allCases.count)]
        switch random(4) {
        case 0, 1: editing.insert(Self.pieces[random(Self.pieces.count)])
        case 2: editing.move(direction)
        default: editing.remove(direction)
        }
        window.follow(editing, width: width)
        let range = window.range(in: editing, width: width)
        expect((0..<width), contains: window.caretColumn)
        expect(window.first <= editing.caret && editing.caret <= range.upperBound)
        expect(editing.edge(atOrBehind: window.first), window.first)
        expect(
          editing.fit(from: window.first, to: editing.caret, columns: .max).columns, window.caretColumn)
        // A text that fits is shown from its beginning.
        if editing.fit(from: 0, columns: width - 1).end == editing.end { expect(window.first, 0) }
        var again = window
        again.follow(editing, width: width)
        expect(again, window)
      }
    }
  }
}
