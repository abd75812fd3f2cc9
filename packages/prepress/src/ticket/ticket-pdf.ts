import { FINISHED_SIZE, LAMINATION_CHOICES } from '@kisscut/core/design'
import { barSymbol } from '@kisscut/artwork/codes'
import { drawRoll, LETTER, openLayout, type LayoutPage } from '../pdf-layout/index.ts'
import type { TicketFacts } from './facts.ts'
import * as messages from '../messages/ticket.ts'

const { margin, width: PAGE } = LETTER
const WIDE = PAGE - 2 * margin
const RIGHT = PAGE - margin
/** Module width in points (two thirds of a millimeter): readable by hand scanners at arm's length. */
const MODULE = 1.35
const BARS = 44

/** The job ticket: what it is, how it is made, its files, and a code to scan. */
export async function ticketPdf(facts: TicketFacts): Promise<Uint8Array> {
  const page = await openLayout(messages.job(facts.job), facts.date)
  head(page, facts)
  work(page, facts)
  const chosen = options(page, facts, making(page, facts))
  files(page, facts, notes(page, facts, chosen))
  return page.end()
}

function head(page: LayoutPage, { shop, job, order, date, due, customer }: TicketFacts): void {
  const named = page.text(shop, margin, 48, { face: 'strong', size: 11 })
  page.text(messages.jobTicket, margin + named + 12, 48, { color: 'quiet' })
  page.text(date, RIGHT, 48, { color: 'quiet', align: 'right' })
  page.line(margin, 60, RIGHT, 60)
  page.text(job, margin, 104, { face: 'heading', size: fitting(job) })
  page.block(messages.order(order, customer), margin, 126, WIDE / 2, {
    color: 'quiet',
    lines: 1,
  })
  if (due) page.text(messages.due(due), margin, 146, { face: 'strong', size: 12, color: 'cut' })
  const symbol = barSymbol('code128', job, { digits: false, height: BARS / MODULE })
  const scale = Math.min(MODULE, (WIDE * 0.55) / symbol.width)
  const { document } = page
  document
    .save()
    .translate(RIGHT - symbol.width * scale, 74)
    .scale(scale, BARS / symbol.height)
  document.path(symbol.path).fill('#000000')
  document.restore()
  page.text(job, RIGHT - (symbol.width * scale) / 2, 74 + BARS + 12, { size: 9, align: 'center' })
}

/** Font size of the job number, reduced for long ones so that they never overlap the code. */
const fitting = (job: string): number => Math.min(34, (1.35 * WIDE * 0.42) / Math.max(8, job.length))

function work(page: LayoutPage, { product, material, size, quantity }: TicketFacts): void {
  const top = 172
  page.panel(margin, top, WIDE, 92, { fill: 'ground' })
  page.block(product.title, margin + 16, top + 26, WIDE - 32, { face: 'heading', size: 15, lines: 1 })
  const column = (WIDE - 32) / 3
  const columns: readonly (readonly [string, string])[] = [
    [messages.quantity, quantity.toLocaleString('en-US')],
    [FINISHED_SIZE, messages.size(inches(size.width), inches(size.height))],
    [messages.material, material.name],
  ]
  for (const [n, [label, value]] of columns.entries()) {
    const x = margin + 16 + n * column
    page.text(label, x, top + 50, { size: 8.5, color: 'quiet' })
    page.block(value, x, top + 72, column - 12, { face: 'heading', size: n === 0 ? 20 : 14, lines: 1 })
  }
  if (material.stock)
    page.block(material.stock, margin + 16 + 2 * column, top + 86, column - 4, { size: 8.5, lines: 1 })
}

const LAMINATIONS = { none: messages.noLamination, ...LAMINATION_CHOICES } as const

function cutInWords({ cut, cutLine, flexCut }: TicketFacts['finishing']): string {
  const kind = messages.cuts[cut]
  if (cutLine !== undefined) return messages.along(kind, cutLine)
  return flexCut ? messages.alongContour(kind) : kind
}

/** Returns the y of the next section. */
function making(page: LayoutPage, { finishing, plates, sheets }: TicketFacts): number {
  const top = 290
  page.text(messages.howMade, margin, top, { face: 'heading', size: 12 })
  const inks = plates.filter((plate) => !plate.endsWith('CutContour'))
  const rows: readonly (readonly [string, string, boolean])[] = [
    [messages.inks, ['CMYK', ...inks].join(' + '), inks.length > 0],
    [messages.lamination, LAMINATIONS[finishing.lamination], finishing.lamination !== 'none'],
    [messages.cut, cutInWords(finishing), false],
    [messages.perforation, finishing.perforation ? messages.yes : messages.no, finishing.perforation],
    [messages.reverseCut, finishing.reverseCut ? messages.mirrored : messages.no, finishing.reverseCut],
    [
      messages.sheets,
      sheets
        ? messages.sheetsOf(sheets.count, messages.size(inches(sheets.width), inches(sheets.height)))
        : messages.oneByOne,
      false,
    ],
  ]
  for (const [n, [label, value, stands]] of rows.entries()) {
    const x = margin + (n % 2) * (WIDE / 2)
    const y = top + 22 + Math.floor(n / 2) * 20
    page.text(label, x, y, { size: 9.5, color: 'quiet' })
    page.block(value, x + 74, y, WIDE / 2 - 84, {
      size: 10.5,
      lines: 1,
      face: stands ? 'strong' : 'text',
      color: stands ? 'cut' : 'ink',
    })
  }
  return top + 22 + Math.ceil(rows.length / 2) * 20 + 16
}

/** Maximum number of listed options; the JSON has all. */
const LISTED_OPTIONS = 14
/** Y of the end of notes, which leaves room for files, and of the end of files. */
const [NOTES_END, FOOT] = [640, 752]

function heading(page: LayoutPage, title: string, top: number): number {
  page.line(margin, top - 14, RIGHT, top - 14)
  page.text(title, margin, top + 6, { face: 'heading', size: 12 })
  return top + 26
}

/** Size of a drawn roll beside the options, in points. OPT-20. */
const ROLL = { width: 60, height: 70 } as const

function options(page: LayoutPage, { options: all = [], finishing }: TicketFacts, top: number): number {
  const { unwind } = finishing
  if (all.length === 0 && unwind === undefined) return top
  let y = heading(page, messages.chosen, top)
  const drawnTo = y + ROLL.height
  if (unwind !== undefined)
    drawRoll(page, unwind, { x: RIGHT - ROLL.width + 10, y: y - 12, height: ROLL.height })
  const room = unwind === undefined ? WIDE : WIDE - ROLL.width
  for (const option of all.slice(0, LISTED_OPTIONS))
    y = page.block(option, margin, y, room, { size: 10, lines: 1 }) + 2
  if (unwind !== undefined) y = Math.max(y, drawnTo)
  const more = all.length - LISTED_OPTIONS
  if (more <= 0) return y + 12
  page.text(messages.moreInJson(more), margin, y, { size: 9.5, color: 'quiet' })
  return y + 28
}

function notes(page: LayoutPage, { notes: all }: TicketFacts, top: number): number {
  if (all.length === 0) return top
  let y = heading(page, messages.notes, top)
  for (const note of all) {
    if (y > NOTES_END) {
      page.text(messages.moreNotesInJson, margin, y, { size: 9.5, color: 'quiet' })
      return y + 28
    }
    y = page.block(note, margin, y, WIDE, { size: 10, lines: 3 }) + 4
  }
  return y + 12
}

const LINE = 16

function files(page: LayoutPage, { files: all }: TicketFacts, top: number): void {
  let y = heading(page, messages.files, top) + 2
  const room = Math.max(0, Math.floor((FOOT - y) / LINE))
  const listed = all.length <= room ? all : all.slice(0, room - 1)
  for (const { name, role, bytes, sha256 } of listed) {
    page.text(role, margin, y, { size: 9.5, color: 'quiet' })
    page.block(name, margin + 60, y, 250, { size: 9.5, face: 'strong', lines: 1 })
    page.text(messages.kilobytes(Math.ceil(bytes / 1024).toLocaleString('en-US')), margin + 372, y, {
      size: 9.5,
      color: 'quiet',
      align: 'right',
    })
    page.text(sha256.slice(0, 16), RIGHT, y, { size: 9.5, color: 'quiet', align: 'right' })
    y += LINE
  }
  const more = all.length - listed.length
  if (more > 0) page.text(messages.moreInJson(more), margin, y, { size: 9.5, color: 'quiet' })
  if (all.length === 0) page.text(messages.noFiles, margin, y, { size: 9.5, color: 'quiet' })
}

const inches = (length: number): string => String(Number(length.toFixed(3)))
