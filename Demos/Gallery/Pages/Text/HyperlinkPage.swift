import TerminalUI

/// Text that leads to a URL, in terminals that have links.
struct HyperlinkPage: View {
  var body: some View {
    Text("The Swift language")
      .underline()
      .hyperlink("https://www.swift.org")
  }
}
