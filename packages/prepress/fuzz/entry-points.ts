import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fitInside } from '@kisscut/artwork/placement'
import { createPress, type Press } from '../src/press/index.ts'
import { createRetoucher, RetouchRejected, type Retoucher } from '../src/retouch/index.ts'
import { bundledWorker } from '../src/testing/bundle.ts'
import { openBench, WORKER, type Bench } from '../src/testing/files.ts'
import type { IngestedFile } from '@kisscut/shop/ports/intake'

/** Result of an entry point for a file: its message, or what was made. */
export interface StepResult {
  readonly step: string
  readonly message: string
  /** Messages that no shopper or press should ever receive for a file. */
  readonly isUnexpected?: boolean
}
export type EntryPoint = (bytes: Buffer, name: string) => Promise<readonly StepResult[]>

/** Messages that are acceptable only where a process was killed because of a file. */
const UNEXPECTED = /couldn’t open this file|took too long|too much memory|\{|undefined/
const stepResult = (step: string, message: string): StepResult => ({
  step,
  message,
  isUnexpected: UNEXPECTED.test(message),
})

export interface EntryPoints {
  readonly entryPoints: Readonly<Record<'intake' | 'retouch' | 'press', EntryPoint>>
  /** Folder of the uploads under test. */
  readonly folder: string
  close(): Promise<void>
}

/**
 * `intake`: as uploaded. `retouch`: bypasses intake, straight to cropping, background removal and tracing.
 * `press`: accepted files are retouched, preflighted and printed, as the shop does.
 */
export async function openEntryPoints(atOnce: number): Promise<EntryPoints> {
  // Bundled and confined, as in a built shop.
  const built = await mkdtemp(join(tmpdir(), 'kisscut-fuzz-'))
  const workerPath = await bundledWorker(built, WORKER)
  const bench = await openBench({ workerPath, concurrency: atOnce })
  const options = { workerPath, tempDir: bench.folder, concurrency: atOnce }
  const retoucher = createRetoucher(options)
  const press = createPress(options)
  return {
    entryPoints: {
      intake: async (bytes, name) => [(await ingested(bench, bytes, name)).result],
      retouch: (bytes) => retouched(retoucher, bytes, bytes),
      press: async (bytes, name) => {
        const { result: first, file } = await ingested(bench, bytes, name)
        if (!file || file.failedToRaster) return [first]
        const stored = await readFile(file.cleanPath ?? join(dirname(file.rasterPath), 'original'))
        const picture =
          file.mime.startsWith('image/') && !file.isVector ? stored : await readFile(file.rasterPath)
        return [
          first,
          ...(await retouched(retoucher, stored, picture)),
          ...(await printed(press, file, stored)),
        ]
      },
    },
    folder: bench.folder,
    async close() {
      retoucher.close()
      press.close()
      await bench.close()
      await rm(built, { recursive: true, force: true })
    },
  }
}

async function ingested(bench: Bench, bytes: Buffer, name: string) {
  const outcome = await bench.ingest(bytes, name)
  if (outcome.ok) return { result: stepResult('intake', 'accepted'), file: outcome.value }
  const message =
    outcome.reason === 'invalid' ? (outcome.errors['file']?.join() ?? 'undefined') : outcome.message
  return { result: stepResult('intake', message), file: null }
}

async function resultOf(step: string, work: Promise<unknown>): Promise<StepResult> {
  try {
    await work
    return { step, message: 'done' }
  } catch (thrown) {
    if (thrown instanceof RetouchRejected) return stepResult(step, thrown.message)
    return { step, message: thrown instanceof Error ? thrown.message : String(thrown), isUnexpected: true }
  }
}

async function retouched(retoucher: Retoucher, stored: Buffer, picture: Buffer): Promise<StepResult[]> {
  const box = { x: 0.25, y: 0, width: 0.5, height: 0.75 }
  return [
    await resultOf('crop', retoucher.crop({ bytes: stored, mime: '', box })),
    await resultOf('background', retoucher.removeBackground({ bytes: picture })),
    await resultOf('vectorize', retoucher.vectorize({ bytes: picture, colors: 4, purpose: 'cut' })),
  ]
}

/** An accepted file must print; only preflight findings may prevent it. */
async function printed(press: Press, file: IngestedFile, bytes: Buffer): Promise<StepResult[]> {
  const dieLine = { shape: 'rectangle', width: 2, height: 1 } as const
  const placement = fitInside({ width: file.pixelWidth, height: file.pixelHeight }, dieLine)
  const artwork = { mime: file.mime, bytes }
  const design = { title: 'x', dieLine, look: 'clear', artwork, placement } as const
  return [await resultOf('preflight', press.preflight(design)), await resultOf('print', press.print(design))]
}
