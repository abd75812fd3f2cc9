import type { Outcome } from '../outcome.ts'
import type { Storage } from '../ports/storage.ts'
import type { Viewer } from './viewer.ts'

/** A use case; its first argument is the viewer. */
type UseCase = (...of: unknown[]) => unknown

const isGuest = (of: unknown): of is Viewer =>
  typeof of === 'object' &&
  of !== null &&
  'owner' in of &&
  typeof of.owner === 'string' &&
  of.owner.startsWith('session:')

/** Whether the result is a failure or null. */
const isRejected = (result: unknown): boolean =>
  result === null || (typeof result === 'object' && 'ok' in result && !(result as Outcome<unknown>).ok)

/**
 * Wraps use cases for guests who sign in while one is running. Rows it writes go to the account (`Transaction.ownerNow`). If it
 * fails because its rows have already moved, it runs again with the account as owner, but with a guest's rights. ACC-5.
 */
export function asOwnerNow<T extends object>(useCases: T, { ownerNow }: Pick<Storage, 'ownerNow'>): T {
  const following = (useCase: UseCase): UseCase => {
    const follow = async (running: Promise<unknown>, viewer: Viewer, others: readonly unknown[]) => {
      const result = await running
      if (!isRejected(result)) return result
      const owner = await ownerNow(viewer.owner)
      return owner === viewer.owner ? result : useCase({ ...viewer, owner }, ...others)
    }
    return (...of) => {
      const result = useCase(...of)
      const [viewer, ...others] = of
      return result instanceof Promise && isGuest(viewer) ? follow(result, viewer, others) : result
    }
  }
  const entries = Object.entries(useCases).map(([name, of]) => [
    name,
    typeof of === 'function'
      ? following(of as UseCase)
      : typeof of === 'object' && of !== null
        ? asOwnerNow(of as object, { ownerNow })
        : of,
  ])
  return Object.fromEntries(entries) as T
}
