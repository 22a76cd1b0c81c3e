import TerminalUIChartsFoundation
import TerminalUIFoundation

struct SleepPhase: Identifiable {
  enum Stage: String, Plottable, CaseIterable {
    case awake = "Awake"
    case rem = "REM"
    case core = "Core"
    case deep = "Deep"
  }
  let id = UUID()
  let stage: Stage
  let start: Date
  let end: Date
}

/// The phases of a night, as tutorials have it.
struct SleepChart: View {
  let phases: [SleepPhase]

  var body: some View {
    Chart(phases) { phase in
      BarMark(
        xStart: .value("Start", phase.start),
        xEnd: .value("End", phase.end),
        y: .value("Stage", phase.stage)
      )
      .foregroundStyle(by: .value("Stage", phase.stage))
      .clipShape(RoundedRectangle(cornerRadius: 4))
    }
    .chartYScale(domain: SleepPhase.Stage.allCases.map(\.rawValue))
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 2)) {
        AxisGridLine()
        AxisValueLabel(format: .dateTime.hour(.defaultDigits(amPM: .abbreviated)))
      }
    }
    .chartXScale(domain: phases[0].start...phases[phases.count - 1].end)
    .chartForegroundStyleScale([
      SleepPhase.Stage.awake: .orange,
      .rem: .cyan,
      .core: .blue,
      .deep: .indigo,
    ])
    .chartLegend(.hidden)
    .chartPlotStyle { plotArea in
      plotArea.background(.gray.opacity(0.1))
    }
  }
}
