import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** Sharp's loader reads it to tell C libraries apart; it holds no data of ours. */
const LOADER = '/usr/bin/ldd'

/**
 * Command line flags of Node's permission model for a worker: it reads the shop's code and its own folder, writes in its own
 * folder only, and starts neither processes nor threads; on Node 25 and later it has no network. Native decoders are outside
 * this model: they receive bytes, never paths, and the system's sandbox confines them (`sandbox.ts`).
 */
export function confinementTo(folder: string, workerPath: string): readonly string[] {
  const supported = process.allowedNodeEnvironmentFlags
  const flag = ['--permission', '--experimental-permission'].find((name) => supported.has(name))
  if (flag === undefined) return []
  const own = realpathSync(folder)
  const readable = new Set([own, ...codeFolders(workerPath)].map((each) => join(each, '*')))
  return [
    flag,
    ...[...readable, LOADER].map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${join(own, '*')}`,
    '--allow-addons',
    '--no-warnings',
  ]
}

/** Folders with code that a worker loads: its bundle's, and every `node_modules` where packages are looked up. */
function codeFolders(workerPath: string): readonly string[] {
  const folder = dirname(workerPath)
  const lookedUp = [...ancestorsOf(folder), ...ancestorsOf(realpathSync(folder))].map((each) =>
    join(each, 'node_modules'),
  )
  const more = (process.env['NODE_PATH'] ?? '').split(delimiter).filter(Boolean)
  const existing = [folder, ...lookedUp, ...more].filter((each) => existsSync(each))
  return existing.flatMap((each) => [each, realpathSync(each)])
}

const ancestorsOf = (folder: string): readonly string[] => {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [folder, ...ancestorsOf(parent)]
}
