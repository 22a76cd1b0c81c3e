/// What `import TerminalUI` gives an app of the modules below, for all files of this module and of those above.
///
/// It gives the names of the core that an app writes, one by one. So an editor offers no nodes, painters or key tables, and an app's own
/// types may have their names. A file that needs them imports `TerminalUICore`. A new public name of the core that apps write needs a line here.

@_exported public import CellLayout
@_exported public import Cells
@_exported public import Observation
@_exported public import Terminal
@_exported public import struct TerminalUICore.AnyView
@_exported public import struct TerminalUICore.Bindable
@_exported public import struct TerminalUICore.Binding
@_exported public import enum TerminalUICore._ConditionalContent
@_exported public import enum TerminalUICore.CoordinateSpace
@_exported public import protocol TerminalUICore.CoordinateSpaceProtocol
@_exported public import enum TerminalUICore.DebugLog
@_exported public import struct TerminalUICore.DismissAction
@_exported public import protocol TerminalUICore.DynamicProperty
@_exported public import struct TerminalUICore.EmptyModifier
@_exported public import struct TerminalUICore.EmptyView
@_exported public import struct TerminalUICore.Environment
@_exported public import protocol TerminalUICore.EnvironmentKey
@_exported public import struct TerminalUICore.EnvironmentValues
@_exported public import struct TerminalUICore.ExitAction
@_exported public import protocol TerminalUICore.FocusedValueKey
@_exported public import struct TerminalUICore.FocusedValues
@_exported public import struct TerminalUICore.FocusState
@_exported public import struct TerminalUICore.ForEach
@_exported public import struct TerminalUICore.GlobalCoordinateSpace
@_exported public import struct TerminalUICore.Group
@_exported public import struct TerminalUICore.GrowingData
@_exported public import struct TerminalUICore.LocalCoordinateSpace
@_exported public import struct TerminalUICore.ModifiedContent
@_exported public import struct TerminalUICore.NamedCoordinateSpace
@_exported public import struct TerminalUICore.Namespace
@_exported public import struct TerminalUICore.PlaceholderContentView
@_exported public import struct TerminalUICore.ResetFocusAction
@_exported public import enum TerminalUICore.RuntimeIssue
@_exported public import enum TerminalUICore.ScenePhase
@_exported public import struct TerminalUICore.State
@_exported public import struct TerminalUICore.Transaction
@_exported public import protocol TerminalUICore.TransactionKey
@_exported public import struct TerminalUICore.TupleView
@_exported public import struct TerminalUICore.TurnRecord
@_exported public import protocol TerminalUICore.UnaryLayout
@_exported public import protocol TerminalUICore.View
@_exported public import enum TerminalUICore.ViewBuilder
@_exported public import class TerminalUICore.ViewHost
@_exported public import protocol TerminalUICore.ViewModifier
@_exported public import struct TerminalUICore._ViewModifier_Content
@_exported public import func TerminalUICore.withTransaction
@_exported public import TerminalUIModifiers
@_exported public import TerminalUINavigation
@_exported public import TerminalUIStorage
