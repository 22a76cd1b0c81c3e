internal import Observation

/// Why a text in a field can't be taken for a value, once it was tried.
@Observable final class FieldComplaint {
  var message: String?
}
