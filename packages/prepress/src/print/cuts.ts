import { dieLine, type CutLine } from '@kisscut/artwork/die-line'
import { boxAround, flatten, type Box } from '@kisscut/artwork/geometry'
import type { PrintDesign } from './design.ts'

type Cuts = Pick<PrintDesign, 'dieLine' | 'cut' | 'perforation' | 'otherCuts'>

/** Flattening tolerance for measuring, in inches. */
const FINE = 0.0005

const boxOf = (...paths: readonly string[]): Box =>
  boxAround(paths.flatMap((path) => flatten(path, FINE).flat()))

/** All lines the plotter cuts on one piece, inner ones first, so that nothing moves before it is cut. */
export function cutsOf({
  dieLine: spec,
  cut = 'CutContour',
  perforation,
  otherCuts = [],
}: Cuts): readonly CutLine[] {
  const path = dieLine(spec)
  const product = boxOf(path)
  const isAround = (line: CutLine): boolean => {
    const { width, height } = boxOf(line.path)
    return width > product.width || height > product.height
  }
  return [
    ...(perforation ? [{ ink: 'PerfCutContour' as const, path: perforation }] : []),
    ...otherCuts.filter((line) => !isAround(line)),
    { ink: cut, path },
    ...otherCuts.filter(isAround),
  ]
}

/** Bounding box of the finished piece: of the die line, or of a backing around it. Inches. */
export const trimOf = ({ dieLine: spec, otherCuts = [] }: Cuts): Box =>
  boxOf(dieLine(spec), ...otherCuts.map(({ path }) => path))

/** The finished piece on the page: a reverse cut is mirrored within its product. */
export function trimOnPage(design: Cuts & Pick<PrintDesign, 'reverseCut'>): Box {
  const trim = trimOf(design)
  if (!design.reverseCut) return trim
  return { ...trim, x: design.dieLine.width - trim.x - trim.width }
}
