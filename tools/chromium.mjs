import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { binary, run } from './lib.mjs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where a browser stands on this machine, or null. */
async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : null
  const known = PLACES.find((place) => existsSync(place))
  if (known) return known
  const { chromium } = await import('playwright-core')
  const own = chromium.executablePath()
  return own && existsSync(own) ? own : null
}

const isRootOnDebian = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0

/**
 * The path of a Chromium for the browser tests; installs one when there is none: Debian's package as root,
 * Playwright's own build for anyone else.
 */
export async function ensureChromium() {
  const found = await findChromium()
  if (found) return found
  console.log('Installing Chromium for the browser tests (once) …')
  if (isRootOnDebian()) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env, quiet: true })
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], { env, quiet: true })
  } else {
    await run(process.execPath, [binary('playwright-core'), 'install', 'chromium'])
  }
  const installed = await findChromium()
  if (!installed) throw new Error('No Chromium could be installed; set CHROMIUM_PATH to one.')
  return installed
}
