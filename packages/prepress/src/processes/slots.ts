/** A fixed number of places to work in, with a bounded queue in front of them. */
export interface Slots {
  /**
   * True where a slot is free and now the caller's. Otherwise a promise, fulfilled when the caller's turn has come (true) or
   * the slots are closed (false); false where the queue is full, or once closed.
   */
  acquire(): boolean | Promise<boolean>
  /** Hands the caller's slot to the next in the queue. */
  release(): void
  /** Turns away everybody in the queue, and whoever comes later. */
  close(): void
}

/** `count` callers work at once; at most `queueLength` more wait, first come, first served. */
export function openSlots(count: number, queueLength: number): Slots {
  const waiting: ((isMine: boolean) => void)[] = []
  let used = 0
  let isClosed = false
  return {
    acquire() {
      if (isClosed) return false
      if (used < count) {
        used += 1
        return true
      }
      if (waiting.length >= queueLength) return false
      return new Promise((settle) => waiting.push(settle))
    },
    release() {
      const next = waiting.shift()
      if (next) next(true)
      else used -= 1
    },
    close() {
      isClosed = true
      for (const settle of waiting.splice(0)) settle(false)
    },
  }
}
