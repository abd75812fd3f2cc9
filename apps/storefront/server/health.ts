import { stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Handler } from 'hono'

interface Watched {
  /** Rejects if the database does not respond. */
  readonly ping: () => Promise<void>
  /** The data folder and its essential files, which must not be replaced after the start. */
  readonly paths: readonly string[]
  readonly now?: () => number
  /** Resolves when a check has timed out. */
  readonly patience?: () => Promise<void>
}

/** Minimum milliseconds between two checks, however often they are requested. */
const FRESH_MS = 1_000
/** Milliseconds after which a check of a hanging database counts as failed. */
const PATIENCE_MS = 1_000

const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' } as const

/** Device and inode, which differ if a folder was replaced by another of the same name. */
const identityOf = (path: string): Promise<string | null> =>
  stat(path).then(
    ({ dev, ino }) => `${dev}:${ino}`,
    () => null,
  )

/**
 * `GET /healthz`: 200 if the database responds in time and the data folder is the one from the start, otherwise 503.
 * API-21.
 */
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
    // No second check while one is pending, which is already too slow.
    if (!isChecking && now() - checked >= FRESH_MS) {
      checked = now()
      healthy = checkInTime()
    }
    return (await healthy)
      ? new Response('{"status":"ok"}', { headers: HEADERS })
      : new Response('{"status":"down"}', { status: 503, headers: HEADERS })
  }
}
