internal import TerminalUI
internal import TerminalUICore
internal import TerminalUIInline

extension TestHost {
  /// The lines that were committed since the last call, as text: those that an ``InlineGroup`` prints above its region.
  ///
  ///     let host = TestHost(scene: InlineGroup { Finished(name: "parser") })
  ///     host.press(.return)
  ///     #expect(host.takeCommitted() == ["✓ parser"])
  ///
  /// A paragraph that is wrapped is one line.
  public func takeCommitted() -> [String] {
    act { InlineRegion.of(host).takeText(of: host) }
  }
}
