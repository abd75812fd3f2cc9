import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundledWorker } from './bundle.ts'

/**
 * Bundles the worker once for all tests of a run, as a built shop does: it starts four times as fast as the
 * source, and is confined as in the shop. Where the source cannot be bundled, the tests run the source.
 */
export default async function bundleWorker(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kisscut-worker-'))
  try {
    process.env['KISSCUT_TEST_WORKER'] = await bundledWorker(
      folder,
      fileURLToPath(new URL('../worker.ts', import.meta.url)),
    )
  } catch (error) {
    process.stderr.write(`The worker could not be bundled: ${String(error)}\n`)
  }
  return () => rm(folder, { recursive: true, force: true, maxRetries: 3 })
}
