import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundledWorker } from '../testing/bundle.ts'
import { WORKER } from '../testing/files.ts'
import { checkPrintPdf, createPress, type PrintDesign } from './index.ts'

let tempDir: string
beforeAll(async () => void (tempDir = await mkdtemp(join(tmpdir(), 'kisscut-press-'))))
afterAll(() => rm(tempDir, { recursive: true, force: true, maxRetries: 3 }))

const design: PrintDesign = {
  title: 'Order 7',
  dieLine: { shape: 'circle', width: 2, height: 2 },
  look: 'clear',
  artwork: {
    mime: 'image/svg+xml',
    bytes: new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>',
    ),
  },
  placement: { x: 0, y: 0, width: 2, height: 2, rotation: 0 },
}

describe('the press', () => {
  it('writes a sound print file in a process of its own, in a built shop too', async () => {
    const press = createPress({
      tempDir,
      workerPath: await bundledWorker(tempDir, fileURLToPath(new URL('../worker.ts', import.meta.url))),
    })
    const { pdf, plates, vector } = await press.print(design)
    press.close()
    expect({ plates, vector }).toEqual({ plates: ['CutContour', 'White'], vector: true })
    expect((await checkPrintPdf(pdf)).faults).toEqual([])
  })

  it('refuses what cannot be printed, and goes on', async () => {
    const press = createPress({ tempDir, workerPath: WORKER })
    const artwork = { mime: 'image/png', bytes: new Uint8Array(9) }
    await expect(press.print({ ...design, artwork })).rejects.toThrow('print-pdf could not be done')
    expect((await press.print(design)).vector).toBe(true)
    expect(await press.preflight(design)).toMatchObject({ passed: true })
    press.close()
  })
})
