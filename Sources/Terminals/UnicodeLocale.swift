internal import Glibc

/// Chooses a locale for the process whose characters are UTF-8, which ncurses needs to write them.
enum UnicodeLocale {
  /// Chooses such a locale for the process; returns whether there is one.
  static func choose() -> Bool {
    for candidate in [nil, "", "C.UTF-8", "C.utf8", "en_US.UTF-8"] as [String?] {
      let found = candidate.map { setlocale(LC_CTYPE, $0) } ?? setlocale(LC_CTYPE, nil)
      if found != nil, let name = nl_langinfo(nl_item(CODESET)), String(cString: name) == "UTF-8" {
        return true
      }
    }
    return false
  }
}
