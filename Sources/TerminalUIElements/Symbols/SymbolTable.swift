/// The characters for the symbols that apps know by name.
///
///     SymbolTable.character(of: "trash.fill")            // "⌫"
///     SymbolTable.character(of: "exclamationmark.circle") // "!"
///     SymbolTable.character(of: "figure.walk")           // nil: no character says that
///
/// Each is one column wide and text, never an emoji. A name that isn't in the table loses the parts at its end that describe the look of a symbol,
/// such as `fill`, `circle` or `square`. For `folder.badge.plus` the symbol is that of `folder`, or else that of `plus`; a crossed-out symbol is ⊘.
package nonisolated enum SymbolTable {
  /// The character of a symbol; `nil` if there is none.
  package static func character(of name: String) -> Character? {
    if let character = table[name] { return character }
    var parts = name.split(separator: ".")
    if let badge = parts.firstIndex(of: "badge"), badge > 0 {
      return character(of: parts[..<badge].joined(separator: "."))
        ?? character(of: parts[(badge + 1)...].joined(separator: "."))
    }
    guard let last = parts.popLast() else { return nil }
    if last == "slash", !parts.isEmpty { return "⊘" }
    guard !parts.isEmpty else {
      // The letters and digits, as in `1.circle`.
      let character = last.first
      return last.count == 1 && character?.isASCII == true
        ? character.map { $0.uppercased().first ?? $0 } : nil
    }
    return drawnAs.contains(last) ? character(of: parts.joined(separator: ".")) : nil
  }

  /// The characters of all symbols.
  static var characters: Set<Character> { Set(table.values) }

  /// Parts of names that describe the look of a symbol.
  private static let drawnAs: Set<Substring> = [
    "fill", "circle", "square", "rectangle", "bubble", "shield", "app", "seal", "hexagon", "octagon",
    "diamond",
    "inverse", "crop", "portrait", "capsule", "rtl", "left", "right", "2", "3", "and", "dashed", "dotted",
    "filled",
  ]

  private static let table: [String: Character] = {
    var table: [String: Character] = [:]
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ")
      for name in words.dropFirst() { table[String(name)] = words[0].first }
    }
    return table
  }()

  /// A character, and the names of its symbols.
  private static let lines = """
    ✔ checkmark checkmark.rectangle.stack
    ✕ xmark multiply clear
    + plus plus.app
    − minus
    ± plusminus plus.forwardslash.minus
    ÷ divide
    = equal
    < lessthan chevron.left.forwardslash.chevron.right
    > greaterthan terminal apple.terminal
    % percent
    # crop number tag tag.square
    @ at
    * asterisk staroflife
    ? questionmark
    ! exclamationmark exclamationmark.2 exclamationmark.3
    ⚠ exclamationmark.triangle exclamationmark.triangle.fill
    ℹ info
    { curlybraces ellipsis.curlybraces
    ( parentheses
    & ampersand
    ☆ star
    ★ star.fill star.leadinghalf.filled
    ♡ heart suit.heart
    ♥ heart.fill suit.heart.fill
    ♧ suit.club
    ♣ suit.club.fill tree
    ♤ suit.spade
    ♠ suit.spade.fill
    ♢ suit.diamond
    ♦ suit.diamond.fill
    ○ circle circlebadge
    ● circle.fill circlebadge.fill record.circle record.circle.fill smallcircle.fill
    ◉ eye eye.circle circle.inset.filled inset.filled.circle largecircle.fill.circle smallcircle.filled.circle
    ⊙ dot.circle dot.viewfinder
    ◌ circle.dashed circle.dotted
    ◎ target opticaldisc
    ◐ circle.lefthalf.filled circle.lefthalf.fill
    ◑ circle.righthalf.filled circle.righthalf.fill
    □ square app
    ■ square.fill stop stop.fill app.fill
    ⬚ square.dashed rectangle.dashed
    △ triangle
    ▲ triangle.fill arrowtriangle.up location.north hand.thumbsup
    ▼ arrowtriangle.down hand.thumbsdown
    ► play arrowtriangle.right arrowtriangle.forward playpause
    ◄ arrowtriangle.left arrowtriangle.backward
    ◇ diamond rhombus
    ◆ diamond.fill rhombus.fill
    ⬠ pentagon
    ⬡ hexagon
    ▭ rectangle display desktopcomputer laptopcomputer tv pc macwindow menubar.rectangle dock.rectangle laptopcomputer.and.iphone macbook
    ▬ rectangle.fill externaldrive internaldrive creditcard wallet.pass wallet.bifold
    ▯ iphone ipad rectangle.portrait apps.iphone
    ▣ cpu memorychip
    ◫ rectangle.split.2x1 square.split.2x1 rectangle.split.3x1 book book.closed book.pages text.book.closed character.book.closed menucard magazine
    ⊟ rectangle.split.1x2 square.split.1x2
    ◧ sidebar.left sidebar.leading
    ◨ sidebar.right sidebar.trailing
    ⊞ square.grid.2x2 rectangle.grid.2x2 square.split.2x2 rectangle.grid.1x2 gift
    ▦ grid square.grid.3x3 rectangle.grid.3x2 tablecells table calendar rectangle.split.3x3
    ⧉ square.on.square doc.on.doc doc.on.clipboard rectangle.on.rectangle square.stack plus.square.on.square document.on.document rectangle.stack square.3.layers.3d square.2.layers.3d square.stack.3d.up square.stack.3d.down.right
    ▤ doc doc.text doc.plaintext doc.richtext document note note.text newspaper clipboard list.clipboard text.page doc.text.fill doc.zipper
    ▥ books.vertical building building.2
    ▟ chart.bar chart.bar.xaxis
    ◔ chart.pie gauge speedometer gauge.medium gauge.with.dots.needle.bottom.50percent
    › chevron.right chevron.forward chevron.compact.right
    ‹ chevron.left chevron.backward chevron.compact.left
    ⌃ chevron.up chevron.compact.up control
    ⌄ chevron.down chevron.compact.down
    » chevron.right.2 chevron.forward.2 forward forward.fill
    « chevron.left.2 chevron.backward.2 backward backward.fill
    ⇅ chevron.up.chevron.down arrow.up.arrow.down arrow.up.and.arrow.down
    ⇄ arrow.left.arrow.right arrow.right.arrow.left shuffle arrow.triangle.swap arrow.left.and.arrow.right
    → arrow.right arrow.forward arrowshape.right
    ← arrow.left arrow.backward arrowshape.left
    ↑ arrow.up arrowshape.up arrow.up.doc arrow.up.message
    ↓ arrow.down arrowshape.down arrow.down.doc
    ↔ arrow.left.and.right
    ↕ arrow.up.and.down
    ↗ arrow.up.right arrow.up.forward chart.line.uptrend.xyaxis chart.xyaxis.line
    ↖ arrow.up.left arrow.up.backward
    ↘ arrow.down.right arrow.down.forward chart.line.downtrend.xyaxis
    ↙ arrow.down.left arrow.down.backward
    ↻ arrow.clockwise rotate.right goforward repeat
    ↺ arrow.counterclockwise rotate.left gobackward clock.arrow.circlepath
    ⟳ arrow.triangle.2.circlepath arrow.2.circlepath
    ↶ arrow.uturn.backward arrow.uturn.left arrowshape.turn.up.left arrowshape.turn.up.backward
    ↷ arrow.uturn.forward arrow.uturn.right arrowshape.turn.up.right arrowshape.turn.up.forward
    ↲ arrow.turn.down.left return.left
    ↳ arrow.turn.down.right
    ↰ arrow.turn.up.left
    ↱ arrow.turn.up.right
    ⤒ arrow.up.to.line
    ⤓ arrow.down.to.line
    ⇥ arrow.right.to.line increase.indent forward.end
    ⇤ arrow.left.to.line decrease.indent backward.end
    ↥ square.and.arrow.up tray.and.arrow.up icloud.and.arrow.up arrow.up.square.and
    ↧ square.and.arrow.down tray.and.arrow.down icloud.and.arrow.down arrow.down.app
    ↦ rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward arrow.right.square.and
    ⤢ arrow.up.left.and.arrow.down.right arrow.up.backward.and.arrow.down.forward arrow.up.left.and.down.right.magnifyingglass
    ⤡ arrow.down.right.and.arrow.up.left arrow.down.forward.and.arrow.up.backward
    ⑂ arrow.triangle.branch arrow.triangle.pull
    ⋔ arrow.triangle.merge fork.knife
    ♺ arrow.3.trianglepath
    ↵ return
    ⌫ trash delete.left delete.backward xmark.bin
    ⌦ delete.right delete.forward
    ⌘ command
    ⌥ option
    ⇧ shift
    ⇪ capslock
    ⎋ escape
    ⌨ keyboard
    ⏻ power togglepower
    ✎ pencil pencil.line pencil.tip square.and.pencil highlighter applepencil rectangle.and.pencil.and.ellipsis pencil.and.ruler pencil.and.outline pencil.and.list.clipboard
    ✂ scissors
    ≡ list.bullet list.dash list.number list.star line.3.horizontal text.alignleft text.alignright text.aligncenter text.justify text.justify.left list.bullet.indent checklist list.triangle
    ≣ server.rack xserve
    ⛁ cylinder cylinder.split.1x2 opticaldiscdrive
    ▽ line.3.horizontal.decrease line.horizontal.3.decrease
    … ellipsis
    ⌂ house
    ⚙ gear gearshape gearshape.2 gearshape.arrow.triangle.2.circlepath
    ⚒ hammer wrench.and.screwdriver wrench screwdriver wrench.adjustable
    ✉ envelope envelope.open mail
    ➤ paperplane location cursorarrow
    ☎ phone
    ⚐ flag flag.2.crossed bookmark
    ⚑ flag.fill bookmark.fill flag.checkered
    ⌕ magnifyingglass text.magnifyingglass doc.text.magnifyingglass
    ⊕ plus.magnifyingglass
    ⊖ minus.magnifyingglass
    ⊘ nosign circle.slash slash.circle
    ⚿ key lock
    ☼ sun.max sun.min sun.horizon sunrise sunset
    ☾ moon moon.stars moon.zzz sleep
    ☁ cloud icloud smoke cloud.sun cloud.moon cloud.fog
    ☂ umbrella cloud.sun.rain cloud.moon.rain cloud.bolt.rain cloud.rain cloud.heavyrain cloud.drizzle cloud.hail cloud.sleet
    ❅ snowflake snow wind.snow cloud.snow
    ↯ bolt cloud.bolt bolt.horizontal
    ✦ sparkles sparkle wand.and.stars wand.and.rays wand.and.sparkles
    ◷ clock timer alarm stopwatch deskclock
    ⧖ hourglass
    ⌖ mappin scope viewfinder mappin.and.ellipse location.viewfinder map
    ♪ music.note speaker speaker.wave.1 speaker.wave.2 speaker.wave.3 music.mic
    ♫ music.note.list music.quarternote.3
    ‖ pause
    ∿ waveform waveform.path waveform.path.ecg alternatingcurrent
    $ dollarsign banknote
    € eurosign
    £ sterlingsign
    ¥ yensign
    ¢ centsign
    A textformat textformat.size textformat.abc character
    B bold
    I italic
    U underline
    S strikethrough
    z zzz
    “ quote.opening text.quote
    ” quote.closing
    ¶ paragraphsign paragraph
    ƒ function
    Σ sum
    √ x.squareroot
    ∞ infinity
    ∡ angle
    ✚ cross cross.case
    ✈ airplane airplane.departure airplane.arrival
    ☺ face.smiling
    ☹ face.frowning
    ♛ crown
    ⚄ dice die.face.5
    ☞ hand.point.right
    ☜ hand.point.left
    ☟ hand.point.down hand.tap
    ☮ peacesign
    ⚛ atom
    ◰ folder
    ♙ person person.and.background.dotted person.wave.2 person.text.rectangle
    ⊔ tray
    ⊍ tray.full
    ⌸ archivebox
    ◍ network globe globe.americas globe.europe.africa globe.asia.australia globe.central.south.asia
    ⍙ bell
    ⚭ link
    ⊎ cart basket bag
    ⌻ camera
    ◪ photo photo.stack photo.on.rectangle photo.on.rectangle.angled
    ▷ video film play.rectangle
    ⊡ briefcase suitcase case
    ∏ building.columns
    ⌒ wifi
    ⊚ antenna.radiowaves.left.and.right dot.radiowaves.left.and.right dot.radiowaves.right personalhotspot
    ▮ battery battery.0 battery.25 battery.50 battery.75 battery.100 battery.0percent battery.25percent battery.50percent battery.75percent battery.100percent
    ⍝ lightbulb lamp.desk lamp.floor
    ❧ leaf
    ≋ wind water.waves
    ° thermometer thermometer.medium thermometer.sun thermometer.snowflake
    ⚲ pin
    ⎙ printer scanner
    ✐ paintbrush paintpalette eyedropper
    ⊷ slider.horizontal.3 slider.vertical.3 slider.horizontal.2.square switch.2
    ⚉ ladybug ant
    ❖ puzzlepiece puzzlepiece.extension
    ❞ message bubble bubble.left.and.bubble.right text.bubble quote.bubble
    ∩ headphones airpods earpods earbuds
    ⚇ gamecontroller
    ⚯ eyeglasses
    ∪ cup.and.saucer mug wineglass
    ✪ medal rosette trophy
    ◺ ruler
    ⌇ scribble signature lasso
    ❒ cube cube.box cube.transparent shippingbox
    ⌶ text.cursor character.cursor.ibeam
    ∴ point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted
    ∷ circle.grid.2x2 circle.grid.3x3 circle.hexagongrid
    ⚀ die.face.1
    ⚁ die.face.2
    ⚂ die.face.3
    ⚃ die.face.4
    ⚅ die.face.6
    """
}
