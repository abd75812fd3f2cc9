import type { DieLineSpec } from '@kisscut/artwork/die-line'
import type { Point } from '@kisscut/artwork/geometry'
import { COLORS as COLOR_OF, LETTER, openLayout, type LayoutPage } from '../pdf-layout/index.ts'
import { preflightMessage, type PreflightFinding, type PreflightReport } from '../preflight/index.ts'
import type { PrintDesign, PrintFile } from '../print/index.ts'
import type { ProofFacts } from './facts.ts'
import { drawSticker, LINES, penFor, scaleFor, TRUE_SIZE, type ProofLine } from './sticker-drawing.ts'
import { bleedBox, stickerPixels } from './sticker-picture.ts'

/** Results of press and preflight for the same design. */
export interface Judged {
  readonly file: Pick<PrintFile, 'vector' | 'dpi' | 'plates'>
  readonly report: PreflightReport
}

/** Pixels per inch of paper. */
const FINE = 300
const { margin, width: PAGE } = LETTER
const WIDE = PAGE - 2 * margin
const STAGE = { x: margin, y: 128, width: WIDE, height: 330 } as const

/**
 * The page a customer approves: the sticker as it will be made, its lines, its facts, the preflight's findings
 * and a place to sign. Deterministic.
 */
export async function proofPdf(design: PrintDesign, facts: ProofFacts, judged: Judged): Promise<Uint8Array> {
  const paper = await openLayout(`Proof ${facts.version} of ${facts.number}`, facts.date)
  head(paper, facts)
  await stage(paper, design, told(judged.report, facts).shown)
  const below = factTable(paper, design, facts, judged)
  findings(paper, judged.report, facts, below)
  approval(paper)
  return paper.end()
}

function head(paper: LayoutPage, { shop, number, version, date, product, customer }: ProofFacts): void {
  paper.text(shop, margin, 48, { face: 'strong', size: 11 })
  paper.text(`Proof ${version}`, PAGE - margin - 66, 48, {
    face: 'strong',
    size: 11,
    color: 'cut',
    align: 'right',
  })
  paper.text(date, PAGE - margin, 48, { color: 'quiet', align: 'right' })
  paper.line(margin, 60, PAGE - margin, 60)
  paper.block(product, margin, 92, WIDE, { face: 'heading', size: 24, lines: 1 })
  paper.block(customer ? `${number} · for ${customer}` : number, margin, 112, WIDE, {
    color: 'quiet',
    lines: 1,
  })
}

async function stage(
  paper: LayoutPage,
  design: PrintDesign,
  shown: readonly PreflightFinding[],
): Promise<void> {
  const { x, y, width, height } = STAGE
  paper.panel(x, y, width, height, { fill: 'ground' })
  const bleed = bleedBox(design)
  const scale = scaleFor(design, { width: width - 120, height: height - 100 })
  const pixels = await stickerPixels(design, Math.max(72, Math.round((FINE * scale) / TRUE_SIZE)))
  const middle = { x: x + width / 2, y: y + (height - 28) / 2 - 4 }
  const drawn = drawSticker(paper, design, pixels, middle, scale)
  markPlaces(paper, shown, (point) => ({
    x: drawn.x + (point.x - bleed.x) * scale,
    y: drawn.y + (point.y - bleed.y) * scale,
  }))
  dimensions(paper, design.dieLine, middle, scale)
  const percent = Math.round((100 * scale) / TRUE_SIZE)
  const floor = y + height - 16
  const says = scale === TRUE_SIZE ? 'Shown in true size' : `Shown at ${Math.max(1, percent)} % of its size`
  paper.text(says, x + 16, y + 24, { face: 'strong', size: 9 })
  let right = x + width - 16
  const lines: readonly ProofLine[] = [
    'safe',
    'bleed',
    ...(design.perforation ? (['tear'] as const) : []),
    'cut',
  ]
  for (const line of lines) right = legend(paper, line, right, floor)
}

/** Distance in points of markers that would overlap. */
const BESIDE = 15

/** Draws a numbered marker at each listed finding. */
function markPlaces(
  paper: LayoutPage,
  shown: readonly PreflightFinding[],
  onPage: (point: Point) => Point,
): void {
  const marked: Point[] = []
  for (const [n, { place, level }] of shown.entries()) {
    if (!place) continue
    let at = onPage({ x: place.x + place.width / 2, y: place.y })
    while (marked.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < BESIDE))
      at = { x: at.x + BESIDE, y: at.y }
    marked.push(at)
    mark(paper, n + 1, at.x, at.y, level === 'error' ? 'stop' : 'warn')
  }
}

function mark(paper: LayoutPage, number: number, x: number, y: number, color: 'warn' | 'stop'): void {
  paper.document.circle(x, y, 6.5).fill(COLOR_OF.sheet)
  paper.document.circle(x, y, 5.5).fill(COLOR_OF[color])
  paper.text(String(number), x, y + 2.6, { size: 7.5, face: 'strong', color: 'sheet', align: 'center' })
}

/** Draws a line sample with its meaning, ending at `right`; returns where the next one may end. */
function legend(paper: LayoutPage, line: ProofLine, right: number, baseline: number): number {
  const { says, color } = LINES[line]
  const end = right - 7 - paper.text(says, right, baseline, { size: 8.5, color: 'quiet', align: 'right' })
  penFor(paper.document.moveTo(end - 22, baseline - 3).lineTo(end, baseline - 3), line).stroke(
    COLOR_OF[color],
  )
  return end - 38
}

/** Draws dimension lines for the width and height of the cut. */
function dimensions(
  paper: LayoutPage,
  spec: DieLineSpec,
  middle: { x: number; y: number },
  scale: number,
): void {
  const [width, height] = [spec.width * scale, spec.height * scale]
  const [left, right] = [middle.x - width / 2, middle.x + width / 2]
  const [top, bottom] = [middle.y - height / 2, middle.y + height / 2]
  const under = bottom + 18
  paper.line(left, under, right, under, 'quiet', 0.5)
  for (const x of [left, right]) paper.line(x, under - 3, x, under + 3, 'quiet', 0.5)
  paper.text(inches(spec.width), middle.x, under + 13, { size: 9, align: 'center' })
  const beside = left - 18
  paper.line(beside, top, beside, bottom, 'quiet', 0.5)
  for (const y of [top, bottom]) paper.line(beside - 3, y, beside + 3, y, 'quiet', 0.5)
  paper.text(inches(spec.height), beside - 7, middle.y + 3, { size: 9, align: 'right' })
}

const inches = (length: number): string => `${Number(length.toFixed(3))} in`

/** Returns the y of the next section. */
function factTable(paper: LayoutPage, design: PrintDesign, facts: ProofFacts, { file }: Judged): number {
  const { width, height } = design.dieLine
  const rows: readonly (readonly [string, string])[] = [
    ['Size', `${Number(width.toFixed(3))} × ${inches(height)}`],
    ['Material', facts.material],
    ['Quantity', facts.quantity.toLocaleString('en-US')],
    ['Artwork', artworkWords(design, file)],
    ['Inks', inkWords(file.plates)],
    ['Finishing', facts.finishing?.join(', ') || 'None'],
  ]
  const column = WIDE / 3
  const top = STAGE.y + STAGE.height + 22
  for (const [n, [label, value]] of rows.entries()) {
    const x = margin + (n % 3) * column
    const y = top + Math.floor(n / 3) * 33
    paper.text(label, x, y, { size: 8.5, color: 'quiet' })
    paper.block(value, x, y + 14, column - 16, { size: 10.5, face: 'strong', lines: 1 })
  }
  return top + 76
}

function artworkWords({ artwork, reverseCut }: PrintDesign, { vector, dpi }: Judged['file']): string {
  if (!artwork) return 'None: cut only'
  const kind = vector || dpi === null ? 'Vectors' : `${dpi} dpi at this size`
  return reverseCut ? `${kind}, printed mirrored` : kind
}

function inkWords(plates: readonly string[]): string {
  return plates.includes('White') ? 'CMYK and white' : 'CMYK'
}

/** Lines available between the facts and the signature. */
const ROOM = 4

/** The findings listed here, and the number of others. */
function told({ findings: found }: PreflightReport, { note }: ProofFacts) {
  const room = note ? ROOM - 1 : ROOM
  const shown = found.slice(0, found.length > room ? room - 1 : room)
  return { shown, more: found.length - shown.length, lines: found.length > room / 2 ? 1 : 2 }
}

function findings(paper: LayoutPage, report: PreflightReport, facts: ProofFacts, top: number): void {
  const { shown, more, lines } = told(report, facts)
  paper.line(margin, top - 14, PAGE - margin, top - 14)
  paper.text('What we checked', margin, top + 4, { face: 'heading', size: 12 })
  let y = top + 22
  if (shown.length === 0)
    y = bullet(paper, 'Nothing to mend: this artwork is ready for the press.', 'safe', y)
  for (const [n, each] of shown.entries()) {
    mark(paper, n + 1, margin + 5, y - 3, each.level === 'error' ? 'stop' : 'warn')
    y = paper.block(preflightMessage(each), margin + 18, y, WIDE - 18, { size: 9.5, lines }) + 2
  }
  if (more > 0) y = bullet(paper, `And ${more} more, in the shop.`, 'quiet', y)
  if (facts.note) paper.block(facts.note, margin, y + 3, WIDE, { size: 9.5, lines: shown.length > 1 ? 1 : 2 })
}

function bullet(paper: LayoutPage, words: string, color: 'safe' | 'quiet', y: number): number {
  paper.document.circle(margin + 5, y - 3, 2.4).fill(COLOR_OF[color])
  return paper.block(words, margin + 18, y, WIDE - 18, { size: 9.5, lines: 2 }) + 1
}

/** The signature field. */
function approval(paper: LayoutPage): void {
  const box = { x: margin, y: 648, width: WIDE, height: 104 }
  const { document } = paper
  paper.panel(box.x, box.y, box.width, box.height, { line: 'rule' })
  paper.text('Your approval', box.x + 16, box.y + 22, { face: 'heading', size: 12 })
  const tick = (x: number, y: number, words: string) => {
    document
      .roundedRect(x, y - 9, 11, 11, 2)
      .lineWidth(0.9)
      .undash()
      .stroke(COLOR_OF.ink)
    paper.text(words, x + 18, y, { size: 10.5 })
  }
  tick(box.x + 16, box.y + 44, 'Print it as shown')
  tick(box.x + 150, box.y + 44, 'Print it with these changes:')
  paper.line(box.x + 314, box.y + 46, box.x + box.width - 16, box.y + 46, 'quiet', 0.5)
  const third = (box.width - 32) / 3
  for (const [n, label] of ['Name', 'Date', 'Signature'].entries()) {
    const x = box.x + 16 + n * third
    paper.line(x, box.y + 82, x + third - 16, box.y + 82, 'quiet', 0.5)
    paper.text(label, x, box.y + 94, { size: 8.5, color: 'quiet' })
  }
  paper.text(
    'Colors are shown as our inks print them; every screen shows them a little differently.',
    margin,
    770,
    { size: 8, color: 'quiet' },
  )
}
