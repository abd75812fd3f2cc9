/** A counting semaphore with a bounded queue. */
export interface Slots {
  /**
   * True where a slot is free and now the caller's. Otherwise a promise, resolved to true on the caller's turn
   * or false once the slots are closed; or false where the queue is full, or the slots are closed.
   */
  acquire(): boolean | Promise<boolean>
  /** Passes the caller's slot to the next in the queue. */
  release(): void
  /** Rejects all waiting and later callers. */
  close(): void
}

/** `count` callers hold a slot at once; at most `queueLength` more wait, first in, first out. */
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
