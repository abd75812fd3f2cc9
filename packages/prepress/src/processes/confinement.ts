import { realpathSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Node's own permission model for a worker process: it may write into its folder only, start no process and no thread;
 * where Node can (25 and later) it may not use the network either. Native decoders are outside of it: they are handed
 * bytes, never paths.
 */
export function confinementTo(folder: string): readonly string[] {
  const known = process.allowedNodeEnvironmentFlags
  const flag = ['--permission', '--experimental-permission'].find((name) => known.has(name))
  if (flag === undefined) return []
  return [
    flag,
    '--allow-fs-read=*',
    `--allow-fs-write=${join(realpathSync(folder), '*')}`,
    '--allow-addons',
    '--no-warnings',
  ]
}
