import Glibc

/// How long the forms of tests are: `make test` runs short ones, `make soak` the long ones of the tests that name this.
///
/// `Scripts/soak.sh` finds those tests by the name of this type.
public enum Soak {
  private static let kind = getenv("TERMINALUI_SOAK").map { String(cString: $0) }

  /// Whether long forms run: `make soak`.
  public static let isOn = kind != nil
  /// Whether everything runs, for hours: `make soak FULL=1`.
  public static let isFull = kind == "full"
  /// Whether no other test runs beside: what is measured of the process, or of the machine, is the test's own.
  public static let isAlone = getenv("TERMINALUI_ALONE") != nil

  /// How often something is tried: in `make test`, in `make soak` and with `FULL=1`.
  ///
  /// The variable `TERMINALUI_PROGRAMS` says another number, for who looks for a mistake.
  public static func count(_ short: Int, _ long: Int, full: Int? = nil) -> Int {
    if let given = getenv("TERMINALUI_PROGRAMS").flatMap({ Int(String(cString: $0)) }) { return given }
    return isFull ? full ?? long : isOn ? long : short
  }

  /// The first seed of random programs: 1, or the variable `TERMINALUI_SEED`.
  public static let seed = getenv("TERMINALUI_SEED").flatMap { Int(String(cString: $0)) } ?? 1
}
