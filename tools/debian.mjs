import { spawnSync } from 'node:child_process'
import { run } from './lib.mjs'

export const isRootOnDebian = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0

let isUpToDate = false

/** Installs a Debian package; resolves to whether that succeeded. */
export async function aptInstall(name) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  if (!isUpToDate) await run('apt-get', ['update', '-qq'], { env, quiet: true })
  isUpToDate = true
  return (await run('apt-get', ['install', '-y', '-qq', name], { env, quiet: true })) === 0
}
