/// The user's palette stays as it is: ncurses would reset it with each beginning of its screen.
extension TerminfoEntry {
  /// The number of the string `oc`, which gives the palette its first colours again: `OSC 104` of xterm.
  private static let paletteReset = 298

  /// The bytes of a description that was looked through, without that string.
  ///
  /// - Source: term(5); ncurses' `_nc_screen_resume`.
  package static func keepingPalette(_ bytes: [UInt8]) -> [UInt8] {
    var reader = TerminfoReader(bytes)
    guard let header = reader.shorts(6), header[4] > paletteReset else { return bytes }
    var place = 12 + header[1] + header[2]
    place += place % 2 + header[3] * (header[0] == 0o1036 ? 4 : 2) + paletteReset * 2
    guard place + 1 < bytes.count else { return bytes }
    var result = bytes
    // Absent.
    (result[place], result[place + 1]) = (0xFF, 0xFF)
    return result
  }
}
