import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SCENES } from '../mock-up/index.ts'
import type { TicketFacts } from '../ticket/index.ts'
import { READY_WORKER } from '../testing/files.ts'
import { checkLayout, checkPrintPdf, type PrintDesign } from '../print/index.ts'
import { createPress, type Press } from './index.ts'

let tempDir: string
let press: Press
beforeAll(async () => {
  tempDir = await mkdtemp(join(tmpdir(), 'kisscut-press-'))
  press = createPress({ tempDir, workerPath: READY_WORKER })
})
afterAll(async () => {
  press.close()
  await rm(tempDir, { recursive: true, force: true, maxRetries: 3 })
})

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

const facts = {
  shop: 'Kisscut',
  number: '7',
  version: 1,
  date: '2026-11-21',
  product: 'Stickers',
  material: 'Clear vinyl',
  quantity: 50,
  finished: { width: '2.000', height: '2.000', backing: null },
  dpi: null,
}

describe('the press', () => {
  it('writes a valid print file in a worker process, also from a bundle', async () => {
    const { pdf, plates, vector } = await press.print(design)
    const proof = await press.proof(design, facts)
    const sheets = await press.sheets({
      title: 'Job 7',
      pieces: [{ design, copies: 12 }],
      stock: { width: 12, height: 18, gap: 0.125 },
      marks: { crosses: true, dots: true, label: true },
    })
    const report = await press.preflight(design)
    const mockUp = await press.mockUp({ scene: SCENES.laptop, design, pixels: 200 })
    expect([mockUp.trueScale, report.passed]).toEqual([true, true])
    expect({ plates, vector }).toEqual({ plates: ['CutContour', 'White'], vector: true })
    expect((await checkPrintPdf(pdf)).problems).toEqual([])
    expect(await checkLayout(proof.pdf)).toEqual([])
    expect((await checkPrintPdf(sheets.pdf)).problems).toEqual([])
    expect(sheets.nesting).toMatchObject({ sheets: 1, tooLarge: [] })
  })

  it('rejects a job ticket with invalid facts, naming them', async () => {
    await expect(press.ticket({ version: 1 } as TicketFacts)).rejects.toThrow('quantity')
  })

  it('writes labels in several files', async () => {
    const job = {
      design,
      fields: [{ kind: 'qr', box: { x: 0.5, y: 0.5, width: 1, height: 1 } }],
      records: ['A', 'B', 'C'].map((text) => [text]),
      perFile: 2,
    } as const
    const pages: number[][] = []
    for await (const { pdf, from, to } of press.labels(job))
      pages.push([from, to, (await checkPrintPdf(pdf, to - from + 1)).pages])
    expect(pages).toEqual([
      [1, 2, 2],
      [3, 3, 1],
    ])
  })

  it('rejects a design that cannot be printed, and continues', async () => {
    const artwork = { mime: 'image/png', bytes: new Uint8Array(9) }
    await expect(press.print({ ...design, artwork })).rejects.toThrow('print-pdf could not be done')
    expect((await press.print(design)).vector).toBe(true)
    expect(await press.preflight(design)).toMatchObject({ passed: true })
  })
})
