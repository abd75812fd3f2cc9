import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Set-up of a whole run of tests: one folder for what they store, gone with the run. */
export default async function makeTestFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kisscut-api-'))
  process.env['KISSCUT_TEST_FOLDER'] = folder
  return () => rm(folder, { recursive: true, force: true, maxRetries: 3 })
}
