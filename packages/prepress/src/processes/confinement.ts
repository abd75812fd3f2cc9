import { realpathSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Command line flags of Node's permission model for a worker: writing in its own folder only, no child
 * processes, no threads; on Node 25 and later no network. Native decoders are outside this model: they receive
 * bytes, never paths.
 */
export function confinementTo(folder: string): readonly string[] {
  const supported = process.allowedNodeEnvironmentFlags
  const flag = ['--permission', '--experimental-permission'].find((name) => supported.has(name))
  if (flag === undefined) return []
  return [
    flag,
    '--allow-fs-read=*',
    `--allow-fs-write=${join(realpathSync(folder), '*')}`,
    '--allow-addons',
    '--no-warnings',
  ]
}
