import { barSymbol } from '@kisscut/artwork/codes'
import { LETTER, openLayout, type LayoutPage } from '../pdf-layout/index.ts'
import type { TicketFacts } from './facts.ts'

const { margin, width: PAGE } = LETTER
const WIDE = PAGE - 2 * margin
const RIGHT = PAGE - margin
/** Module width in points (two thirds of a millimeter): readable by hand scanners at arm's length. */
const MODULE = 1.35
const BARS = 44

/** The job ticket: what it is, how it is made, its files, and a code to scan. */
export async function ticketPdf(facts: TicketFacts): Promise<Uint8Array> {
  const paper = await openLayout(`Job ${facts.job}`, facts.date)
  head(paper, facts)
  work(paper, facts)
  const below = files(paper, facts, making(paper, facts))
  notes(paper, facts, below)
  return paper.end()
}

function head(paper: LayoutPage, { shop, job, order, date, due, customer }: TicketFacts): void {
  const named = paper.text(shop, margin, 48, { face: 'strong', size: 11 })
  paper.text('Job ticket', margin + named + 12, 48, { color: 'quiet' })
  paper.text(date, RIGHT, 48, { color: 'quiet', align: 'right' })
  paper.line(margin, 60, RIGHT, 60)
  paper.text(job, margin, 104, { face: 'heading', size: fitting(job) })
  paper.block(customer ? `Order ${order} · for ${customer}` : `Order ${order}`, margin, 126, WIDE / 2, {
    color: 'quiet',
    lines: 1,
  })
  if (due) paper.text(`Due ${due}`, margin, 146, { face: 'strong', size: 12, color: 'cut' })
  const symbol = barSymbol('code128', job, { digits: false, height: BARS / MODULE })
  const scale = Math.min(MODULE, (WIDE * 0.55) / symbol.width)
  const { document } = paper
  document
    .save()
    .translate(RIGHT - symbol.width * scale, 74)
    .scale(scale, BARS / symbol.height)
  document.path(symbol.path).fill('#000000')
  document.restore()
  paper.text(job, RIGHT - (symbol.width * scale) / 2, 74 + BARS + 12, { size: 9, align: 'center' })
}

/** A long number is set smaller, so that it never overlaps its code. */
const fitting = (job: string): number => Math.min(34, (1.35 * WIDE * 0.42) / Math.max(8, job.length))

function work(paper: LayoutPage, { product, material, size, quantity }: TicketFacts): void {
  const top = 172
  paper.panel(margin, top, WIDE, 92, { fill: 'ground' })
  paper.block(product.title, margin + 16, top + 26, WIDE - 32, { face: 'heading', size: 15, lines: 1 })
  const column = (WIDE - 32) / 3
  const columns: readonly (readonly [string, string])[] = [
    ['Quantity', quantity.toLocaleString('en-US')],
    ['Size', `${inches(size.width)} × ${inches(size.height)} in`],
    ['Material', material.name],
  ]
  for (const [n, [label, value]] of columns.entries()) {
    const x = margin + 16 + n * column
    paper.text(label, x, top + 50, { size: 8.5, color: 'quiet' })
    paper.block(value, x, top + 72, column - 12, { face: 'heading', size: n === 0 ? 20 : 14, lines: 1 })
  }
}

const CUTS = {
  die: 'Die cut',
  kiss: 'Kiss cut',
  none: 'Not cut',
} as const
const LAMINATIONS = { none: 'None', matte: 'Matte', gloss: 'Gloss' } as const

/** Returns the y of the next section. */
function making(paper: LayoutPage, { finishing, plates, sheets }: TicketFacts): number {
  const top = 290
  paper.text('How it is made', margin, top, { face: 'heading', size: 12 })
  const inks = plates.filter((plate) => !plate.endsWith('CutContour'))
  const rows: readonly (readonly [string, string, boolean])[] = [
    ['Inks', ['CMYK', ...inks].join(' + '), inks.length > 0],
    ['Lamination', LAMINATIONS[finishing.lamination], finishing.lamination !== 'none'],
    ['Cut', finishing.flexCut ? `${CUTS[finishing.cut]}, along the contour` : CUTS[finishing.cut], false],
    ['Perforation', finishing.perforation ? 'Yes' : 'No', finishing.perforation],
    ['Reverse cut', finishing.reverseCut ? 'Yes: printed mirrored' : 'No', finishing.reverseCut],
    [
      'Sheets',
      sheets ? `${sheets.count} of ${inches(sheets.width)} × ${inches(sheets.height)} in` : 'One by one',
      false,
    ],
  ]
  for (const [n, [label, value, stands]] of rows.entries()) {
    const x = margin + (n % 2) * (WIDE / 2)
    const y = top + 22 + Math.floor(n / 2) * 20
    paper.text(label, x, y, { size: 9.5, color: 'quiet' })
    paper.block(value, x + 74, y, WIDE / 2 - 84, {
      size: 10.5,
      lines: 1,
      face: stands ? 'strong' : 'text',
      color: stands ? 'cut' : 'ink',
    })
  }
  return top + 22 + Math.ceil(rows.length / 2) * 20 + 16
}

const SHOWN_FILES = 9

function files(paper: LayoutPage, { files: all }: TicketFacts, top: number): number {
  paper.line(margin, top - 14, RIGHT, top - 14)
  paper.text('Files', margin, top + 6, { face: 'heading', size: 12 })
  let y = top + 28
  for (const { name, role, bytes, sha256 } of all.slice(0, SHOWN_FILES)) {
    paper.text(role, margin, y, { size: 9.5, color: 'quiet' })
    paper.block(name, margin + 60, y, 250, { size: 9.5, face: 'strong', lines: 1 })
    paper.text(`${Math.ceil(bytes / 1024).toLocaleString('en-US')} kB`, margin + 372, y, {
      size: 9.5,
      color: 'quiet',
      align: 'right',
    })
    paper.text(sha256.slice(0, 16), RIGHT, y, { size: 9.5, color: 'quiet', align: 'right' })
    y += 16
  }
  const more = all.length - SHOWN_FILES
  if (more > 0)
    paper.text(`And ${more} more, in the ticket’s JSON.`, margin, y, { size: 9.5, color: 'quiet' })
  if (all.length === 0) paper.text('None yet.', margin, y, { size: 9.5, color: 'quiet' })
  return y + (more > 0 || all.length === 0 ? 16 : 0) + 12
}

const FOOT = 752

function notes(paper: LayoutPage, { notes: all }: TicketFacts, top: number): void {
  if (all.length === 0) return
  paper.line(margin, top - 14, RIGHT, top - 14)
  paper.text('Notes', margin, top + 6, { face: 'heading', size: 12 })
  let y = top + 26
  for (const note of all) {
    if (y > FOOT - 14) {
      paper.text('More in the ticket’s JSON.', margin, y, { size: 9.5, color: 'quiet' })
      break
    }
    y = paper.block(note, margin, y, WIDE, { size: 10, lines: 3 }) + 4
  }
}

const inches = (length: number): string => String(Number(length.toFixed(3)))
