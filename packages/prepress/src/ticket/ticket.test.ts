import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scanCodes } from '../preflight/scanner.ts'
import { checkLayout } from '../print/index.ts'
import { onWhite, renderPages } from '../testing/render-pages.ts'
import { ticketFacts, writeTicket, type TicketFacts } from './index.ts'

const facts: TicketFacts = {
  version: 1,
  job: 'KC-1042-3',
  order: '1042',
  date: '2026-11-21',
  due: '2026-11-25',
  shop: 'Kisscut',
  customer: 'Fern & Co',
  product: { id: 'die-cut', title: 'Die-cut stickers' },
  material: { id: 'white-gloss', name: 'Gloss white vinyl', stock: 'Cast vinyl, white, 80 µm, permanent' },
  size: { width: 3, height: 2.5 },
  quantity: 2500,
  finishing: {
    lamination: 'matte',
    cut: 'kiss',
    perforation: false,
    reverseCut: true,
    flexCut: true,
    cutLine: 'Contour of the artwork',
  },
  options: ['Core: 3 in core', 'Production: Rush'],
  plates: ['CutContour', 'White'],
  files: [{ name: 'print.pdf', role: 'print', bytes: 458_041, sha256: 'a3'.repeat(32) }],
  sheets: { count: 4, width: 13, height: 19 },
  notes: ['Ships with the order of Tuesday.'],
}
const scanned = async (pdf: Uint8Array) => {
  const [page] = await renderPages(pdf, [0], 150)
  return scanCodes(onWhite(page!), page!.width, page!.height)
}

describe('a job ticket', () => {
  it('is one valid page whose code scans as the job’s number', async () => {
    const { pdf } = await writeTicket(facts)
    expect(await checkLayout(pdf)).toEqual([])
    expect((await scanned(pdf)).map(({ text, format }) => [text, format])).toEqual([['KC-1042-3', 'Code128']])
  })

  it('has the same content as JSON, in the order of its schema, and can be read back', async () => {
    const { json } = await writeTicket(facts)
    expect(ticketFacts.parse(JSON.parse(json))).toEqual(facts)
    expect(Object.keys(JSON.parse(json) as object)).toEqual(Object.keys(ticketFacts.shape))
    const shuffled = Object.fromEntries(Object.entries(facts).reverse()) as TicketFacts
    expect((await writeTicket(shuffled)).json).toBe(json)
  })

  it('is the same to the byte for the same facts', async () => {
    const [once, again] = [await writeTicket(facts), await writeTicket(facts)]
    expect(Buffer.compare(once.pdf, again.pdf)).toBe(0)
  })

  it.each([
    [{ job: 'Zürich' }, 'A job number has 1 to 24 printable ASCII characters.'],
    [{ quantity: 0 }, 'quantity'],
    [{ date: 'tomorrow' }, 'date'],
    [{ version: 2 as 1 }, 'version'],
    [{ color: 'red' } as object, 'color'],
    [{ files: [{ ...facts.files[0]!, sha256: 'abc' }] }, 'sha256'],
  ])('rejects %j', async (more, named) => {
    await expect(writeTicket({ ...facts, ...more })).rejects.toThrow(named)
  })
})

describe('the ticket of a roll', () => {
  it('has the unwind direction as a drawing, and in the JSON (OPT-20)', async () => {
    const ticketOf = (unwind: 1 | 7) => writeTicket({ ...facts, finishing: { ...facts.finishing, unwind } })
    const [one, seven] = [await ticketOf(1), await ticketOf(7)]
    expect(Buffer.compare(one.pdf, seven.pdf)).not.toBe(0)
    expect(JSON.parse(seven.json)).toMatchObject({ finishing: { unwind: 7 } })
  })
})

describe('invariants of job tickets', () => {
  it('always have one page whose code is the job’s number, whatever the amount of text', async () => {
    const printable = fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code))
    const all = fc.record({
      job: fc.array(printable, { minLength: 1, maxLength: 24 }).map((letters) => letters.join('')),
      files: fc.array(fc.constant(facts.files[0]!), { maxLength: 30 }),
      options: fc.array(fc.string({ minLength: 1, maxLength: 200 }), { maxLength: 40 }),
      notes: fc.array(fc.string({ minLength: 1, maxLength: 400 }), { maxLength: 12 }),
      customer: fc.option(fc.string({ minLength: 1, maxLength: 200 })),
    })
    await fc.assert(
      fc.asyncProperty(all, async (more) => {
        const { pdf } = await writeTicket({ ...facts, ...more })
        expect(await checkLayout(pdf)).toEqual([])
        expect((await scanned(pdf)).map(({ text }) => text)).toContain(more.job)
      }),
      { numRuns: 15, seed: 2 },
    )
  })
})
