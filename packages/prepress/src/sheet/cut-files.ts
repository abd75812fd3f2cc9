import { cutDxf, cutSvg, type CutJob } from '../cut/index.ts'
import type { Nested } from '../nesting/index.ts'
import { cutsOf } from '../print/cuts.ts'
import type { CutName, PrintDesign } from '../print/index.ts'
import { dotsPath, type PlacedMarks } from './marks.ts'
import { carried, ontoSheet, type SheetShape } from './piece.ts'

/** The lines of one placed piece in cutting order: inner ones first, so that nothing moves before it is cut. */
export function linesOf(
  design: PrintDesign,
  shape: SheetShape,
  nested: Nested,
): readonly { readonly name: CutName; readonly path: string }[] {
  const matrix = ontoSheet(shape, nested)
  return cutsOf(design).map(({ ink, path }) => ({ name: ink, path: carried(path, matrix) }))
}

/** Cut lines of one sheet, with registration dots. */
export function cutFilesOf(
  lines: CutJob['lines'],
  marks: PlacedMarks,
  sheet: { readonly width: number; readonly height: number },
): { readonly svg: string; readonly dxf: string } {
  const dots = marks.dots.length > 0 ? [{ name: 'Regmark' as const, path: dotsPath(marks) }] : []
  const job: CutJob = { lines: [...dots, ...lines], sheet }
  return { svg: cutSvg(job), dxf: cutDxf(job) }
}
