import TerminalUI
import TerminalUICore

/// The facts about a chart's marks that are kept from one evaluation to the next.
final class ChartMemory<Content: ChartContent> {
  private var content: Content?
  private var data = _ChartCollector()

  /// Collects the marks: those alone that have been added, where all others are as they were.
  func collect(_ new: Content) -> _ChartCollector {
    if let content {
      data.goOn(isOneRun: new is any OneRun)
      if new._addNew(since: content, to: data, _MarkStyle()), data.isInOrder {
        self.content = new
        data.finish()
        return data
      }
      data = _ChartCollector()
    }
    new._add(to: data, _MarkStyle())
    data.finish()
    content = new
    return data
  }
}

/// Marks that are made in sequence, so that new ones come behind all others.
protocol OneRun {}

extension ForEach: OneRun where Content: ChartContent {}
extension _StyledMarks: OneRun where Content: OneRun {}
