import { stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Handler } from 'hono'

interface Watched {
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>
  /** The data folder and what the shop can't run without in it; each must stay what it was at the start. */
  readonly paths: readonly string[]
  readonly now?: () => number
  /** Resolves when a check has taken too long. */
  readonly patience?: () => Promise<void>
}

/** However often it is called, the shop checks its health once in this time, in milliseconds. */
const FRESH_MS = 1_000
/** A database that is frozen does not answer for as long as it is; whoever asks is told after this time, in milliseconds. */
const PATIENCE_MS = 1_000

const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' } as const

/** Device and inode: another folder under the same name is not the same. */
const identityOf = (path: string): Promise<string | null> =>
  stat(path).then(
    ({ dev, ino }) => `${dev}:${ino}`,
    () => null,
  )

/** `GET /healthz`: 200 while the database answers in time and the data folder is where it was at the start, else 503. API-21. */
export async function createHealth({
  ping,
  paths,
  now = Date.now,
  patience = () => sleep(PATIENCE_MS, undefined, { ref: false }),
}: Watched): Promise<Handler> {
  const atStart = await Promise.all(paths.map(identityOf))
  const check = async (): Promise<boolean> => {
    const identities = await Promise.all(paths.map(identityOf))
    if (identities.some((identity, index) => identity !== atStart[index])) return false
    return ping().then(
      () => true,
      () => false,
    )
  }
  let checked = -Infinity
  let healthy = Promise.resolve(true)
  let isChecking = false
  const checkInTime = (): Promise<boolean> => {
    isChecking = true
    const result = check().finally(() => (isChecking = false))
    return Promise.race([result, patience().then(() => false)])
  }
  return async () => {
    // While a check is under way there is nothing else to ask: it was too slow already.
    if (!isChecking && now() - checked >= FRESH_MS) {
      checked = now()
      healthy = checkInTime()
    }
    return (await healthy)
      ? new Response('{"status":"ok"}', { headers: HEADERS })
      : new Response('{"status":"down"}', { status: 503, headers: HEADERS })
  }
}
