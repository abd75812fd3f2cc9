import { rulesOn } from '@kisscut/artwork/die-line'
import { grown, type Point, type Size } from '@kisscut/artwork/geometry'
import { FINISHED_SIZE, showFinishedSize, type FinishedSize } from '@kisscut/core/design'
import { showLength } from '@kisscut/core/units'
import { COLORS as COLOR_OF, drawRoll, LETTER, openLayout, type LayoutPage } from '../pdf-layout/index.ts'
import { preflightMessage, type PreflightFinding, type PreflightReport } from '../preflight/index.ts'
import type { PrintDesign, PrintFile } from '../print/index.ts'
import { artworkText } from './artwork-text.ts'
import type { ProofFacts } from './facts.ts'
import {
  drawSticker,
  isSheet,
  LINES,
  penFor,
  scaleFor,
  TRUE_SIZE,
  type ProofLine,
} from './sticker-drawing.ts'
import { bleedBox, stickerPixels } from './sticker-picture.ts'
import * as messages from '../messages/proof.ts'

/** Results of press and preflight for the same design. */
export interface Judged {
  readonly file: Pick<PrintFile, 'vector' | 'dpi' | 'plates'>
  readonly report: PreflightReport
}

/** Pixels per inch of paper. */
const FINE = 300
/** Maximum longer side of the picture in pixels, unless that is coarser than 72 per inch. */
const MOST_PIXELS = 2400
const { margin, width: PAGE } = LETTER
const WIDE = PAGE - 2 * margin
const STAGE = { x: margin, y: 128, width: WIDE, height: 262 } as const

/**
 * The page a customer approves: the sticker as it will be made, its lines, its facts, the preflight's findings
 * and a place to sign. Deterministic.
 */
export async function proofPdf(design: PrintDesign, facts: ProofFacts, judged: Judged): Promise<Uint8Array> {
  const more = roomBeside(design)
  const page = await openLayout(messages.title(facts.version, facts.number), facts.date, more)
  head(page, facts)
  await stage(page, design, facts, listedFindings(judged.report, facts).shown, more)
  page.document.translate(0, more.height)
  const below = factTable(page, design, facts, judged)
  findings(page, judged.report, facts, below, isCutOnly(design))
  approval(page, isCutOnly(design))
  return page.end()
}

/** Room around the piece for its dimensions and the key, in points. */
const AROUND = { width: 120, height: 100 } as const

/** Longest side shown in true size, in inches; larger pieces are scaled down to it. */
const LARGEST = 24

/** Extra width and height of the page, beyond Letter, to show the piece in true size, in points. PROD-24. */
function roomBeside(design: PrintDesign): Size {
  const { width, height } = bleedBox(design)
  const scale = scaleFor(design, { width: LARGEST * TRUE_SIZE, height: LARGEST * TRUE_SIZE })
  return {
    width: Math.max(0, Math.ceil(width * scale + AROUND.width - STAGE.width)),
    height: Math.max(0, Math.ceil(height * scale + AROUND.height - STAGE.height)),
  }
}

/** Whether nothing is printed. */
const isCutOnly = ({ artwork, isLettering = false }: PrintDesign): boolean => artwork === null || isLettering

function head(page: LayoutPage, { shop, number, version, date, product, customer }: ProofFacts): void {
  page.text(shop, margin, 48, { face: 'strong', size: 11 })
  page.text(messages.proof(version), PAGE - margin - 66, 48, {
    face: 'strong',
    size: 11,
    color: 'cut',
    align: 'right',
  })
  page.text(date, PAGE - margin, 48, { color: 'quiet', align: 'right' })
  page.line(margin, 60, PAGE - margin, 60)
  page.block(product, margin, 92, WIDE, { face: 'heading', size: 24, lines: 1 })
  page.block(customer ? messages.numberFor(number, customer) : number, margin, 112, WIDE, {
    color: 'quiet',
    lines: 1,
  })
}

async function stage(
  page: LayoutPage,
  design: PrintDesign,
  { finished, unwind }: Pick<ProofFacts, 'finished' | 'unwind'>,
  listed: readonly PreflightFinding[],
  more: Size,
): Promise<void> {
  const { x, y } = STAGE
  const [width, height] = [STAGE.width + more.width, STAGE.height + more.height]
  page.panel(x, y, width, height, { fill: 'ground' })
  const bleed = bleedBox(design)
  const scale = scaleFor(design, { width: width - AROUND.width, height: height - AROUND.height })
  const finest = Math.min((FINE * scale) / TRUE_SIZE, MOST_PIXELS / Math.max(bleed.width, bleed.height))
  const pixels = await stickerPixels(design, Math.max(72, Math.round(finest)))
  const middle = { x: x + width / 2, y: y + (height - 28) / 2 - 4 }
  const drawn = drawSticker(page, design, pixels, middle, scale)
  markPlaces(page, listed, (point) => ({
    x: drawn.x + (point.x - bleed.x) * scale,
    y: drawn.y + (point.y - bleed.y) * scale,
  }))
  dimensions(page, grown(bleed, -rulesOn(design.dieLine).bleed), finished, middle, scale)
  const percent = Math.round((100 * scale) / TRUE_SIZE)
  const floor = y + height - 16
  const label = scale === TRUE_SIZE ? messages.trueSize : messages.ofItsSize(Math.max(1, percent))
  page.text(label, x + 16, y + 24, { face: 'strong', size: 9 })
  if (unwind !== undefined)
    drawRoll(page, unwind, { x: x + width - ROLL.width - 6, y: y + 12, height: ROLL.height })
  let right = x + width - 16
  const lines: readonly ProofLine[] = [
    ...(design.isLettering ? [] : (['safe', 'bleed'] as const)),
    ...(design.perforation ? (['tear'] as const) : []),
    ...(isSheet(design) ? (['sticker'] as const) : []),
    'cut',
  ]
  for (const line of lines) right = legend(page, line, right, floor)
}

/** Size of a drawn roll in points: the corner beside the largest piece is half as wide as the free space around it. */
const ROLL = { width: 50, height: 69 } as const

/** Distance in points of markers that would overlap. */
const BESIDE = 15

/** Draws a numbered marker at each listed finding. */
function markPlaces(
  page: LayoutPage,
  listed: readonly PreflightFinding[],
  onPage: (point: Point) => Point,
): void {
  const marked: Point[] = []
  for (const [n, { place, level }] of listed.entries()) {
    if (!place) continue
    let at = onPage({ x: place.x + place.width / 2, y: place.y })
    while (marked.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < BESIDE))
      at = { x: at.x + BESIDE, y: at.y }
    marked.push(at)
    mark(page, n + 1, at.x, at.y, level === 'error' ? 'stop' : 'warn')
  }
}

function mark(page: LayoutPage, number: number, x: number, y: number, color: 'warn' | 'stop'): void {
  page.document.circle(x, y, 6.5).fill(COLOR_OF.sheet)
  page.document.circle(x, y, 5.5).fill(COLOR_OF[color])
  page.text(String(number), x, y + 2.6, { size: 7.5, face: 'strong', color: 'sheet', align: 'center' })
}

/** Draws a line sample with its label, ending at `right`; returns where the next one may end. */
function legend(page: LayoutPage, line: ProofLine, right: number, baseline: number): number {
  const { label, color } = LINES[line]
  const end = right - 7 - page.text(label, right, baseline, { size: 8.5, color: 'quiet', align: 'right' })
  penFor(page.document.moveTo(end - 22, baseline - 3).lineTo(end, baseline - 3), line).stroke(COLOR_OF[color])
  return end - 38
}

/** Draws dimension lines for the width and height of the cut, with the numbers stated on every page. */
function dimensions(page: LayoutPage, cut: Size, stated: FinishedSize, middle: Point, scale: number): void {
  const [width, height] = [cut.width * scale, cut.height * scale]
  const [left, right] = [middle.x - width / 2, middle.x + width / 2]
  const [top, bottom] = [middle.y - height / 2, middle.y + height / 2]
  const under = bottom + 18
  page.line(left, under, right, under, 'quiet', 0.5)
  for (const x of [left, right]) page.line(x, under - 3, x, under + 3, 'quiet', 0.5)
  page.text(inInches(stated.width), middle.x, under + 13, { size: 9, align: 'center' })
  const beside = left - 18
  page.line(beside, top, beside, bottom, 'quiet', 0.5)
  for (const y of [top, bottom]) page.line(beside - 3, y, beside + 3, y, 'quiet', 0.5)
  page.text(inInches(stated.height), beside - 7, middle.y + 3, { size: 9, align: 'right' })
}

const inInches = (length: string): string => showLength(length, 'in', 'en-US')

/** Height of a row of facts with two-line values, in points. */
const ROW = 42

/** Returns the y of the next section. */
function factTable(page: LayoutPage, design: PrintDesign, facts: ProofFacts, { file }: Judged): number {
  const { films = [] } = facts
  const rows: readonly (readonly [string, string])[] = [
    [FINISHED_SIZE, showFinishedSize(facts.finished, 'in', 'en-US')],
    [messages.material, facts.material],
    [messages.quantity, facts.quantity.toLocaleString('en-US')],
    [messages.artwork, artworkText(design, facts, file)],
    [messages.inks, isCutOnly(design) ? messages.noInk : inkWords(file.plates)],
    ...(films.length > 0 ? ([[messages.filmColors(films.length), films.join(', ')]] as const) : []),
  ]
  const column = WIDE / 3
  const top = STAGE.y + STAGE.height + 22
  for (const [n, [label, value]] of rows.entries()) {
    const x = margin + (n % 3) * column
    const y = top + Math.floor(n / 3) * ROW
    page.text(label, x, y, { size: 8.5, color: 'quiet' })
    page.block(value, x, y + 14, column - 16, { size: 10.5, face: 'strong', lines: 2 })
  }
  const finishing = facts.finishing?.join(', ') || messages.noFinishing
  page.text(messages.finishing, margin, top + 2 * ROW, { size: 8.5, color: 'quiet' })
  page.block(finishing, margin, top + 2 * ROW + 13, WIDE, { size: 9.5, face: 'strong', lines: 3 })
  return top + 142
}

function inkWords(plates: readonly string[]): string {
  return plates.includes('White') ? messages.cmykAndWhite : messages.cmyk
}

/** Lines available between the facts and the signature. */
const ROOM = 4

/** The findings listed here, and the number of the rest. */
function listedFindings({ findings: found }: PreflightReport, { note }: ProofFacts) {
  const room = note ? ROOM - 1 : ROOM
  const listed = found.slice(0, found.length > room ? room - 1 : room)
  return { shown: listed, more: found.length - listed.length, lines: found.length > room / 2 ? 1 : 2 }
}

function findings(
  page: LayoutPage,
  report: PreflightReport,
  facts: ProofFacts,
  top: number,
  isCut: boolean,
): void {
  const { shown: listed, more, lines } = listedFindings(report, facts)
  page.line(margin, top - 14, PAGE - margin, top - 14)
  page.text(messages.checked, margin, top + 4, { face: 'heading', size: 12 })
  let y = top + 22
  if (listed.length === 0) y = bullet(page, isCut ? messages.readyToCut : messages.nothingToFix, 'safe', y)
  for (const [n, each] of listed.entries()) {
    mark(page, n + 1, margin + 5, y - 3, each.level === 'error' ? 'stop' : 'warn')
    y = page.block(preflightMessage(each), margin + 18, y, WIDE - 18, { size: 9.5, lines }) + 2
  }
  if (more > 0) y = bullet(page, messages.moreInShop(more), 'quiet', y)
  if (facts.note) page.block(facts.note, margin, y + 3, WIDE, { size: 9.5, lines: listed.length > 1 ? 1 : 2 })
}

function bullet(page: LayoutPage, text: string, color: 'safe' | 'quiet', y: number): number {
  page.document.circle(margin + 5, y - 3, 2.4).fill(COLOR_OF[color])
  return page.block(text, margin + 18, y, WIDE - 18, { size: 9.5, lines: 2 }) + 1
}

/** The signature field. */
function approval(page: LayoutPage, isCut: boolean): void {
  const box = { x: margin, y: 648, width: WIDE, height: 104 }
  const { document } = page
  page.panel(box.x, box.y, box.width, box.height, { line: 'rule' })
  page.text(messages.approval, box.x + 16, box.y + 22, { face: 'heading', size: 12 })
  const tick = (x: number, y: number, text: string) => {
    document
      .roundedRect(x, y - 9, 11, 11, 2)
      .lineWidth(0.9)
      .undash()
      .stroke(COLOR_OF.ink)
    page.text(text, x + 18, y, { size: 10.5 })
  }
  tick(box.x + 16, box.y + 44, isCut ? messages.cutAsShown : messages.printAsShown)
  tick(box.x + 150, box.y + 44, isCut ? messages.cutWithChanges : messages.printWithChanges)
  page.line(box.x + 314, box.y + 46, box.x + box.width - 16, box.y + 46, 'quiet', 0.5)
  const third = (box.width - 32) / 3
  for (const [n, label] of messages.signed.entries()) {
    const x = box.x + 16 + n * third
    page.line(x, box.y + 82, x + third - 16, box.y + 82, 'quiet', 0.5)
    page.text(label, x, box.y + 94, { size: 8.5, color: 'quiet' })
  }
  page.text(isCut ? messages.aboutFilms : messages.aboutColors, margin, 770, { size: 8, color: 'quiet' })
}
