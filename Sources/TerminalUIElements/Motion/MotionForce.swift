/// An animation that counts in place of that of the transaction.
struct MotionForce {
  let animation: Animation
  let listeners: [AnimationListener]
}
