import { stat } from 'node:fs/promises'
import type { Handler } from 'hono'

interface Watched {
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>
  /** The data folder and what the shop can't run without in it; each must stay what it was at the start. */
  readonly paths: readonly string[]
  readonly now?: () => number
}

/** However often it is called, the shop checks its health once in this time, in milliseconds. */
const FRESH_MS = 1_000

const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' } as const

/** Device and inode: another folder under the same name is not the same. */
const identityOf = (path: string): Promise<string | null> =>
  stat(path).then(
    ({ dev, ino }) => `${dev}:${ino}`,
    () => null,
  )

/** `GET /healthz`: 200 while the database answers and the data folder is where it was at the start, else 503. */
export async function createHealth({ ping, paths, now = Date.now }: Watched): Promise<Handler> {
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
  return async () => {
    if (now() - checked >= FRESH_MS) {
      checked = now()
      healthy = check()
    }
    return (await healthy)
      ? new Response('{"status":"ok"}', { headers: HEADERS })
      : new Response('{"status":"down"}', { status: 503, headers: HEADERS })
  }
}
