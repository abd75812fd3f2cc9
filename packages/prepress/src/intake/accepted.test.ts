import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fitInside } from '@kisscut/artwork/placement'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPress, type Press } from '../press/index.ts'
import { openBench, READY_WORKER, type Bench } from '../testing/files.ts'
import { pdfOf } from '../testing/pdf.ts'

let bench: Bench
let press: Press
beforeAll(async () => {
  bench = await openBench({ concurrency: 1 })
  press = createPress({ workerPath: READY_WORKER, tempDir: bench.folder })
})
afterAll(async () => {
  press.close()
  await bench.close()
})

const svg = (content: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`
const red = '<rect width="5" height="5" fill="red"/>'

describe('an accepted file prints:', () => {
  it.each([
    ['numbers no PDF can have', svg(`<path d="M0 0L1e300 1e300L1e300 0Z"/>${red}`)],
    [
      'numbers that are none',
      svg(`<circle r="NaN"/><rect width="5" height="5" transform="scale(0)"/>${red}`),
    ],
    ['a color that reads as a number', svg('<rect width="9" height="9" fill="#1e1023"/>')],
    ['a drawing as thin as is taken', svg('<rect width="1990" height="1"/>', 'viewBox="0 0 1990 1"')],
    ['a page as thin as is taken', pdfOf('1 0 0 rg 0 0 9000 9 re f', { width: 9000, height: 5 })],
  ])('%s', async (_, bytes) => {
    const outcome = await bench.ingest(bytes, 'a.bin')
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome)}`)
    const { mime, cleanPath, rasterPath, pixelWidth, pixelHeight } = outcome.value
    const stored = await readFile(cleanPath ?? join(dirname(rasterPath), 'original'))
    const dieLine = { shape: 'rectangle', width: 2, height: 1 } as const
    const design = {
      title: 'x',
      dieLine,
      look: 'white',
      artwork: { mime, bytes: stored },
      placement: fitInside({ width: pixelWidth, height: pixelHeight }, dieLine),
    } as const
    expect((await press.preflight(design)).findings.map(({ code }) => code)).not.toContain('artwork.none')
    const { plates, vector } = await press.print(design)
    expect(plates).toEqual(['CutContour'])
    if (String(bytes).includes('#1e1023')) expect(vector).toBe(true)
  })

  it('except a page without a size, which is rejected in words', async () => {
    expect(
      await bench.ingest(pdfOf('1 0 0 rg 0 0 1 1 re f', { width: 0.01, height: 0.01 }), 'a.pdf'),
    ).toMatchObject({
      errors: { file: ['We can’t read this PDF. It is damaged or incomplete. Please export it again.'] },
    })
  })
})
