import TerminalUI

/// The view of a trial as its stage says: there or not, in a row of a lazy stack, disabled, below a cover or a sheet.
struct StageView: View {
  let trial: ViewTrial
  let stage: Stage

  var body: some View {
    Group {
      if stage.isInRow {
        ScrollView {
          LazyVStack {
            ForEach(0..<100, id: \.self) { row in
              if row == 2 {
                if stage.isThere { trial.make(stage) }
              } else {
                Text("row \(row)")
              }
            }
          }
        }
      } else if stage.isThere {
        trial.make(stage)
      }
    }
    .disabled(stage.isDisabled)
    .fullScreenCover(isPresented: stage.binding(\.isCovered)) { Text("cover") }
    .sheet(isPresented: stage.binding(\.isInSheet)) { trial.make(stage) }
  }
}
