/// The places of capabilities in a compiled description.
///
/// - Source: term(5); `term.h` of ncurses.
package enum Capability {
  /// Features that a terminal has or hasn't.
  package enum Flag: Int {
    /// `am`: the cursor goes to the next row behind the last column.
    case wraps = 1
    /// `xenl`: it waits in the last column until the next character.
    case waitsInLastColumn = 4
    /// `hc`, `os`: cells that were written can't be changed.
    case isPaper = 7
    case overstrikes = 15
    /// `bce`: erased cells have the background that is selected.
    case erasesWithBackground = 28
  }

  /// Numbers.
  package enum Number: Int {
    /// `xmc`: attributes take cells.
    case attributeCells = 4
    /// `colors`.
    case colors = 13
    /// `pairs`.
    case pairs = 14
    /// `ncv`: the attributes that can't be together with colours.
    case withoutColors = 15
  }

  /// The strings that are used here; others have their names with them.
  static let strings: [String: Int] = [
    "bel": 1, "cr": 2, "csr": 3, "clear": 5, "el": 6, "ed": 7, "hpa": 8, "cup": 10, "cud1": 11, "home": 12,
    "civis": 13, "cub1": 14, "cnorm": 16, "cuf1": 17, "cuu1": 19, "dch1": 21, "dl1": 22, "blink": 26,
    "bold": 27,
    "smcup": 28, "dim": 30, "smir": 31, "prot": 33, "rev": 34, "smso": 35, "smul": 36, "ech": 37, "sgr0": 39,
    "rmcup": 40, "rmir": 42, "rmso": 43, "rmul": 44, "ich1": 52, "il1": 53, "kdch1": 59, "kcud1": 61,
    "kf1": 66,
    "kf10": 67, "kf2": 68, "kf3": 69, "kf4": 70, "kf5": 71, "kf6": 72, "kf7": 73, "kf8": 74, "kf9": 75,
    "khome": 76,
    "kich1": 77, "kcub1": 79, "knp": 81, "kpp": 82, "kcuf1": 83, "kcuu1": 87, "dch": 105, "dl": 106,
    "cud": 107,
    "ich": 108, "indn": 109, "il": 110, "cub": 111, "cuf": 112, "rin": 113, "cuu": 114, "rep": 121,
    "vpa": 127,
    "ind": 129, "ri": 130, "kb2": 141, "smam": 151, "rmam": 152, "kend": 164, "kent": 165, "kf11": 216,
    "kf12": 217,
    "op": 297, "sitm": 311, "ritm": 321, "setaf": 359, "setab": 360,
  ]
}
