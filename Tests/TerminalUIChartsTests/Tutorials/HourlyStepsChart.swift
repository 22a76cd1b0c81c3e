import TerminalUIChartsFoundation
import TerminalUIFoundation

struct StepCount: Identifiable {
  let hour: Date
  let steps: Int
  let person: String
  var id: String { "\(hour)\(person)" }
}

/// The steps of two people by the hour, as tutorials have it.
struct HourlyStepsChart: View {
  let counts: [StepCount]
  @Environment(\.calendar) private var calendar

  var body: some View {
    Chart {
      ForEach(counts) { count in
        BarMark(
          x: .value("Hour", count.hour, unit: .hour, calendar: calendar),
          y: .value("Steps", count.steps)
        )
        .foregroundStyle(by: .value("Person", count.person))
        .position(by: .value("Person", count.person))
        .cornerRadius(4)
        .accessibilityLabel("\(count.person)")
        .accessibilityValue("\(count.steps) steps")
      }
      RuleMark(y: .value("Goal", 800))
        .foregroundStyle(.red)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [5, 5]))
        .annotation(position: .top, alignment: .leading) {
          Text("Goal").font(.caption).foregroundStyle(.red)
        }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 3)) { value in
        if let date = value.as(Date.self) {
          let hour = calendar.component(.hour, from: date)
          AxisValueLabel {
            switch hour {
            case 0, 12:
              Text(date, format: .dateTime.hour())
            default:
              Text("\(hour)")
            }
          }
          AxisGridLine()
        }
      }
    }
    .chartForegroundStyleScale([
      "Ann": .green, "Ben": .purple,
    ])
    .chartLegend(position: .top, alignment: .leading)
  }
}
