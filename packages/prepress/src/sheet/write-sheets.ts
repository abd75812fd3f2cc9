import { checkPrintPdf, printedWith, type PressProfile } from '../print/index.ts'
import { cutFilesOf, linesOf } from './cut-files.ts'
import type { SheetJob, Sheets } from './job.ts'
import { layOut, type Layout } from './layout.ts'
import { marksOn } from './marks.ts'
import { sheetPdf, type Inked, type Sheet } from './sheet-pdf.ts'

/**
 * Lays out a job and writes its print and cut files; the print file is read back and checked. Throws where a
 * design cannot be printed, a piece fits on no sheet or the file fails its check.
 */
export async function writeSheets(job: SheetJob, press: PressProfile): Promise<Sheets> {
  const layout = layOut(job)
  const inked: Inked[] = []
  for (const [n, { design }] of job.pieces.entries()) {
    const shape = layout.shapes[n]
    if (!shape) continue
    const printed = await printedWith(design, press)
    inked.push({ design: printed.design, shape, ink: printed.ink })
  }
  const sheets = sheetsOf(job, layout)
  const pdf = await sheetPdf(job.title, sheets, inked, layout.stock.gap, press)
  const { plates, problems: problems } = await checkPrintPdf(pdf, sheets.length)
  if (problems.length > 0) throw new Error(`The sheets failed their check: ${problems.join('; ')}`)
  const files = sheets.map((sheet) => cutFilesOf(sheet.lines, sheet.marks, sheet))
  return {
    pdf,
    cutSvg: files.map(({ svg }) => svg),
    cutDxf: files.map(({ dxf }) => dxf),
    nesting: layout.nesting,
    plates,
  }
}

function sheetsOf({ title, pieces: wanted, marks }: SheetJob, { stock, shapes, nesting }: Layout): Sheet[] {
  return nesting.lengths.map((height, index) => {
    const { width } = stock
    const pieces = nesting.placed
      .filter(({ sheet }) => sheet === index)
      .map((nested) => ({ ...nested, design: Number.parseInt(nested.id, 10) }))
    const lines = pieces.flatMap((piece) => {
      const [design, shape] = [wanted[piece.design]?.design, shapes[piece.design]]
      return design && shape ? linesOf(design, shape, piece) : []
    })
    const size = `${inches(width)} × ${inches(height)} in`
    const label = `${title} · sheet ${index + 1} of ${nesting.sheets} · ${size} · ${pieces.length} pieces`
    return { width, height, pieces, lines, marks: marksOn({ width, height }, stock.margin, marks), label }
  })
}

const inches = (length: number): string => String(Number(length.toFixed(2)))
