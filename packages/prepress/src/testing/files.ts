import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createIntake, type OpenIntake } from '../intake/index.ts'
import type { ProcessOptions } from '../processes/index.ts'
import type { IncomingFile } from '@kisscut/shop/ports/intake'

export const WORKER = fileURLToPath(new URL('../worker.ts', import.meta.url))

/** The bundle shared by the tests of a run, or the source where there is none. */
export const READY_WORKER = process.env['KISSCUT_TEST_WORKER'] ?? WORKER

/** An intake with real processes in a temporary folder, which takes bytes as uploaded files. */
export interface Bench {
  readonly intake: OpenIntake
  readonly folder: string
  ingest(
    bytes: Uint8Array | string,
    name: string,
    page?: number,
    fonts?: IncomingFile['fonts'],
  ): ReturnType<OpenIntake['take']>
  close(): Promise<void>
}

export async function openBench(more: Partial<ProcessOptions> = {}): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), 'kisscut-intake-'))
  const intake = createIntake({ workerPath: READY_WORKER, tempDir: folder, ...more })
  let files = 0
  return {
    intake,
    folder,
    async ingest(bytes, name, page, fonts) {
      const own = join(folder, `upload-${++files}`)
      await mkdir(own)
      const path = join(own, 'original')
      await writeFile(path, bytes)
      const more = { ...(page !== undefined && { page }), ...(fonts && { fonts }) }
      return intake.take({ path, name, bytes: Buffer.byteLength(bytes), ...more })
    },
    async close() {
      intake.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
