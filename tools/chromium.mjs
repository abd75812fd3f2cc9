import { existsSync } from 'node:fs'
import { aptInstall, isRootOnDebian } from './debian.mjs'
import { binary, run } from './lib.mjs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Path of an installed browser, or null. */
async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : null
  const known = PLACES.find((place) => existsSync(place))
  if (known) return known
  const { chromium } = await import('playwright-core')
  const own = chromium.executablePath()
  return own && existsSync(own) ? own : null
}

/**
 * The path of a Chromium for the browser tests; installs one when there is none: Debian's package as root,
 * Playwright's own build for anyone else.
 */
export async function ensureChromium() {
  const found = await findChromium()
  if (found) return found
  console.log('Installing Chromium for the browser tests (once) …')
  if (isRootOnDebian()) await aptInstall('chromium')
  else await run(process.execPath, [binary('playwright-core'), 'install', 'chromium'])
  const installed = await findChromium()
  if (!installed) throw new Error('No Chromium could be installed; set CHROMIUM_PATH to one.')
  return installed
}

/**
 * The path of headless Chromium, which takes a third less time for the same pages; installs Debian's package as root. Null where
 * there is none: the full browser is used instead.
 */
export async function ensureHeadlessShell() {
  if (!existsSync(HEADLESS_SHELL) && isRootOnDebian()) {
    console.log('Installing the headless shell of Chromium for the browser tests (once) …')
    await aptInstall('chromium-headless-shell')
  }
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : null
}
