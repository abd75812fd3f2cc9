import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fitInside } from '@kisscut/artwork/placement'
import type { IngestedFile } from '@kisscut/shop'
import { createPress, type Press } from '../src/press/index.ts'
import { createRetoucher, RetouchRejected, type Retoucher } from '../src/retouch/index.ts'
import { bundledWorker } from '../src/testing/bundle.ts'
import { openBench, WORKER, type Bench } from '../src/testing/files.ts'

/** Result of an entry point for a file: its message, or what was made. */
export interface Answer {
  readonly of: string
  readonly said: string
  /** Messages that no shopper or press should ever receive for a file. */
  readonly isRiddle?: boolean
}
export type Door = (bytes: Buffer, name: string) => Promise<readonly Answer[]>

/** Messages that are acceptable only where a process was killed because of a file. */
const RIDDLES = /could not open this file|too long|too much memory|\{|undefined/
const answer = (of: string, said: string): Answer => ({ of, said, isRiddle: RIDDLES.test(said) })

export interface EntryPoints {
  readonly entryPoints: Readonly<Record<'intake' | 'retouch' | 'press', Door>>
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
      intake: async (bytes, name) => [(await taken(bench, bytes, name)).answer],
      retouch: (bytes) => retouched(retoucher, bytes, bytes),
      press: async (bytes, name) => {
        const { answer: first, file } = await taken(bench, bytes, name)
        if (!file || file.failedToRaster) return [first]
        const kept = await readFile(file.cleanPath ?? join(dirname(file.rasterPath), 'original'))
        const picture =
          file.mime.startsWith('image/') && !file.isVector ? kept : await readFile(file.rasterPath)
        return [first, ...(await retouched(retoucher, kept, picture)), ...(await printed(press, file, kept))]
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

async function taken(bench: Bench, bytes: Buffer, name: string) {
  const outcome = await bench.take(bytes, name)
  if (outcome.ok) return { answer: answer('intake', 'taken'), file: outcome.value }
  const said =
    outcome.reason === 'invalid' ? (outcome.errors['file']?.join() ?? 'undefined') : outcome.message
  return { answer: answer('intake', said), file: null }
}

async function told(of: string, work: Promise<unknown>): Promise<Answer> {
  try {
    await work
    return { of, said: 'done' }
  } catch (thrown) {
    if (thrown instanceof RetouchRejected) return answer(of, thrown.message)
    return { of, said: thrown instanceof Error ? thrown.message : String(thrown), isRiddle: true }
  }
}

async function retouched(retoucher: Retoucher, kept: Buffer, picture: Buffer): Promise<Answer[]> {
  const box = { x: 0.25, y: 0, width: 0.5, height: 0.75 }
  return [
    await told('crop', retoucher.crop({ bytes: kept, mime: '', box })),
    await told('background', retoucher.removeBackground({ bytes: picture })),
    await told('vectorize', retoucher.vectorize({ bytes: picture, colors: 4, purpose: 'cut' })),
  ]
}

/** An accepted file must print; only preflight findings may prevent it. */
async function printed(press: Press, file: IngestedFile, bytes: Buffer): Promise<Answer[]> {
  const dieLine = { shape: 'rectangle', width: 2, height: 1 } as const
  const placement = fitInside({ width: file.pixelWidth, height: file.pixelHeight }, dieLine)
  const artwork = { mime: file.mime, bytes }
  const design = { title: 'x', dieLine, look: 'clear', artwork, placement } as const
  return [await told('preflight', press.preflight(design)), await told('print', press.print(design))]
}
