import { copyFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Outcome } from '@kisscut/shop'
import type { ContourOrder, FoundContour } from '../contour/index.ts'
import { ghostscript } from '../intake/ghostscript.ts'
import { LIMITS, takeWith } from '../intake/index.ts'
import { createPress, type Press } from '../press/press.ts'
import { openPool } from '../processes/index.ts'
import type { IngestedFile } from '@kisscut/shop/ports/intake'

/** Files processed at once. */
export const AT_ONCE = 2

/** An ingested file, ready for press. */
export interface ReadyFile {
  readonly facts: IngestedFile
  readonly artwork: { readonly mime: string; readonly bytes: Uint8Array }
  readonly raster: Uint8Array
}

/** Worker processes and a temporary folder; `close` ends and removes both. */
export interface Workspace extends Pick<Press, 'print' | 'preflight' | 'sheets'> {
  ingest(path: string, name: string): Promise<Outcome<ReadyFile>>
  contour(order: ContourOrder): Promise<FoundContour>
  close(): Promise<void>
}

export async function openWorkspace(workerPath: string): Promise<Workspace> {
  const tempDir = await mkdtemp(join(tmpdir(), 'kisscut-'))
  const options = { workerPath, tempDir, concurrency: AT_ONCE }
  const pool = openPool(options)
  const press = createPress(options)
  const distil = ghostscript(options)
  let files = 0
  return {
    print: press.print,
    preflight: press.preflight,
    sheets: press.sheets,
    async ingest(path, name) {
      const folder = join(tempDir, String(++files))
      await mkdir(folder)
      try {
        const original = join(folder, 'original')
        const { size } = await stat(path)
        // A file over the size limit is not copied: its size alone rejects it.
        await (size > LIMITS.bytes ? writeFile(original, '') : copyFile(path, original))
        const ingested = await takeWith(pool, { path: original, name, bytes: size }, distil)
        return ingested.ok ? { ok: true, value: await readyFile(ingested.value, original) } : ingested
      } finally {
        await rm(folder, { recursive: true, force: true, maxRetries: 3 })
      }
    },
    async contour(order) {
      const ending = await pool.run('find-contour', order)
      if (ending.kind === 'done') return ending.value as FoundContour
      throw new Error(
        `The contour could not be found: ${ending.kind === 'failed' ? ending.reason : ending.kind}.`,
      )
    },
    async close() {
      pool.close()
      press.close()
      await rm(tempDir, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

const readyFile = async (facts: IngestedFile, original: string): Promise<ReadyFile> => ({
  facts,
  artwork: { mime: facts.mime, bytes: await readFile(facts.cleanPath ?? original) },
  raster: await readFile(facts.rasterPath),
})
