/// An animation with the listeners to its end: of the transaction, of a transition, or of a mover that replaces both.
struct MotionForce {
  let animation: Animation
  let listeners: [AnimationListener]
}
