import TerminalUI

/// The output of a program, in the colours that its escape sequences say.
struct ANSITextPage: View {
  private let output = """
    \u{1B}[1mdiff a/main.swift b/main.swift\u{1B}[m
    \u{1B}[36m@@ -1,2 +1,2 @@\u{1B}[m
    \u{1B}[31m-print("Hello")\u{1B}[m
    \u{1B}[32m+print("\u{1B}[7mHi\u{1B}[27m")\u{1B}[m
    \u{1B}[38;5;208mwarning:\u{1B}[m spelling:
    \u{1B}[4:3;58;5;9mmorinng\u{1B}[m
    """

  var body: some View {
    Text(ansi: output)
  }
}
