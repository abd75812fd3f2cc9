import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall, isRootOnDebian } from './debian.mjs'

const isThere = () =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'gs')))

/**
 * Whether tests can use Ghostscript, which draws PostScript files and measures plates; installs it as root on Debian. It is AGPL
 * and never shipped; the shop works without it, and its tests are skipped where it is missing.
 */
export async function ensureGhostscript() {
  if (isThere()) return true
  if (isRootOnDebian()) {
    console.log('Installing Ghostscript for the tests of PostScript files and plates (once) …')
    await aptInstall('ghostscript')
  }
  if (!isThere()) console.log('No Ghostscript here: PostScript files and plates are not tried.')
  return isThere()
}
