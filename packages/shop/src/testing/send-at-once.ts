import { AsyncLocalStorage } from 'node:async_hooks'
import type { Storage } from '../ports/storage.ts'

/**
 * Sends the letters of each transaction before its caller continues, in place of the worker that would send them a moment later.
 */
export function sendAtOnce(storage: Storage, send: (stopping: AbortSignal) => Promise<boolean>): void {
  const { transaction } = storage
  const { signal } = new AbortController()
  const sending = new AsyncLocalStorage<true>()
  let all: Promise<void> = Promise.resolve()
  const sendAll = async () => {
    while (await send(signal));
  }
  const committed: Storage['transaction'] = async (work) => {
    const result = await transaction(work)
    if (sending.getStore()) return result
    all = all.then(() => sending.run(true, sendAll))
    await all
    return result
  }
  Object.assign(storage, { transaction: committed })
}
