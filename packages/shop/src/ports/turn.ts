/** The owner of work: owners take turns in a queue. FILE-10. */
export interface Turn {
  readonly owner?: string
  /** Name of the drawing, if only its newest state is useful: newer work of the same name replaces waiting work. FILE-14. */
  readonly work?: string
}

/** The queue is full; the caller may retry in a moment. */
export class TooBusyError extends Error {
  override readonly name = 'TooBusyError'
}

/** Newer work of the same name replaced this work in the queue. */
export class SupersededError extends Error {
  override readonly name = 'SupersededError'
}
