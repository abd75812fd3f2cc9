import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall, isRootOnDebian } from './debian.mjs'

const isThere = () =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'gs')))

/**
 * Whether the tests may use Ghostscript, the program of its own that draws PostScript files and measures plates; installs it
 * as root on Debian. It is AGPL, never shipped, and the shop does without it: elsewhere its tests are left out.
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
