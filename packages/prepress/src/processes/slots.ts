/** A caller's place in the queue: its owner, its name and how to cancel it. */
export interface Turn {
  /** Owners take turns; callers without an owner share a turn. */
  readonly owner?: string
  /** Name of the work: newer work of the same owner and name replaces what is still queued. */
  readonly work?: string
  /** Aborted when the result is no longer needed. */
  readonly signal?: AbortSignal
}

/** A counting semaphore with a bounded, fair queue. */
export interface Slots {
  /**
   * True where a slot is free and now the caller's; false where the queue is full or closed. Otherwise a promise: true on the
   * caller's turn; `superseded` once newer work with the same name replaces it; false once the slots are closed, the signal is
   * aborted, or a caller of an owner with fewer waiting needs the place.
   */
  acquire(turn?: Turn): boolean | Promise<Acquired>
  /** Passes the caller's slot to the next owner in the queue. */
  release(): void
  /** The place in the queue of the owner's last waiting caller; 0 if none is waiting. */
  place(owner: string): number
  /** Rejects all waiting and later callers. */
  close(): void
}

export interface SlotLimits {
  /** Callers that hold a slot at once. */
  readonly count: number
  /** Maximum number of waiting callers in all, and of one owner. */
  readonly queueLength: number
  readonly queuePerOwner: number
}

/** Result of waiting for a slot. */
export type Acquired = boolean | 'superseded'

interface Caller {
  readonly work: string | undefined
  readonly settle: (acquired: Acquired) => void
}

/** Waiting callers, first in, first out per owner. Owners take turns, so that one owner's many files don't delay another's single one. */
export function openSlots({ count, queueLength, queuePerOwner }: SlotLimits): Slots {
  const waiting = new Map<string, Caller[]>()
  let length = 0
  let used = 0
  let isClosed = false

  const leave = (owner: string, caller: Caller): boolean => {
    const own = waiting.get(owner) ?? []
    const at = own.indexOf(caller)
    if (at < 0) return false
    own.splice(at, 1)
    length -= 1
    if (own.length === 0) waiting.delete(owner)
    return true
  }

  /** Takes the first caller of the owner whose turn it is; that owner is then last. */
  const next = (): Caller | undefined => {
    const [first] = waiting
    if (!first) return undefined
    const [owner, own] = first
    const caller = own[0]!
    leave(owner, caller)
    waiting.delete(owner)
    if (own.length > 0) waiting.set(owner, own)
    return caller
  }

  /**
   * Makes room in a full queue: the owner with the most waiting callers, if more than this owner would have, loses the last one.
   */
  const makeRoom = (owner: string): boolean => {
    if (length < queueLength) return true
    const [most = ''] = [...waiting.keys()].toSorted(
      (a, b) => waiting.get(b)!.length - waiting.get(a)!.length,
    )
    const last = waiting.get(most)?.at(-1)
    const own = waiting.get(owner)?.length ?? 0
    if (last === undefined || waiting.get(most)!.length <= own + 1) return false
    leave(most, last)
    last.settle(false)
    return true
  }

  return {
    acquire({ owner = '', work, signal } = {}) {
      if (isClosed || signal?.aborted) return false
      if (used < count) {
        used += 1
        return true
      }
      const own = waiting.get(owner) ?? []
      const older = work === undefined ? -1 : own.findIndex((each) => each.work === work)
      if (older < 0 && (own.length >= queuePerOwner || !makeRoom(owner))) return false
      return new Promise((resolve) => {
        const drop = () => leave(owner, caller) && resolve(false)
        const settle = (acquired: Acquired) => {
          signal?.removeEventListener('abort', drop)
          resolve(acquired)
        }
        const caller: Caller = { work, settle }
        signal?.addEventListener('abort', drop, { once: true })
        if (older >= 0) {
          own.splice(older, 1, caller)[0]!.settle('superseded')
          return
        }
        own.push(caller)
        waiting.set(owner, own)
        length += 1
      })
    },
    release() {
      const caller = next()
      if (caller) caller.settle(true)
      else used -= 1
    },
    place(owner) {
      const own = waiting.get(owner)?.length ?? 0
      const owners = [...waiting.keys()]
      const at = owners.indexOf(owner)
      // An owner whose turn comes later has been served one less when the last of this owner's is served.
      const before = (other: string, turn: number) =>
        Math.min(waiting.get(other)?.length ?? 0, turn <= at ? own : own - 1)
      return own === 0 ? 0 : owners.reduce((sum, other, turn) => sum + before(other, turn), 0)
    },
    close() {
      isClosed = true
      for (const { settle } of [...waiting.values()].flat()) settle(false)
      waiting.clear()
      length = 0
    },
  }
}
