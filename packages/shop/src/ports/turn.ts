/** Whose work it is: owners take turns in a queue. FILE-10. */
export interface Turn {
  readonly owner?: string
  /** What is drawn, where only its newest state is of use: newer work of the same name takes the place of what waits. FILE-14. */
  readonly work?: string
}

/** The queue is full: the same may be asked again in a moment. */
export class TooBusyError extends Error {
  override readonly name = 'TooBusyError'
}

/** Newer work of the same name took the place of what waited. */
export class SupersededError extends Error {
  override readonly name = 'SupersededError'
}
