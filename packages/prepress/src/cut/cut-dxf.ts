import { boxAround } from '@kisscut/artwork/geometry'
import { polylines, type CutJob, type Polyline } from './job.ts'

type Pair = readonly [code: number, value: string | number]

/** Header value for inches. */
const INCHES = 1
const MAGENTA = 6
const CLOSED = 1
const OPEN = 0

/**
 * The cut lines as DXF (AutoCAD R12, which every plotter reads) in inches, y upwards from the bottom edge (of
 * the sheet, where there is one): one layer per kind of line, every ring a closed polyline within half a
 * thousandth of an inch of its curve.
 */
export function cutDxf(job: CutJob): string {
  const all = polylines(job)
  const lowest = job.sheet?.height ?? lowestOf(all)
  const names = [...new Set(all.map(({ name }) => name))]
  const pairs: Pair[] = [
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$INSUNITS'],
      [70, INCHES],
      [9, '$MEASUREMENT'],
      [70, 0],
    ]),
    ...section('TABLES', [
      [0, 'TABLE'],
      [2, 'LAYER'],
      [70, names.length],
      ...names.flatMap((name): Pair[] => [
        [0, 'LAYER'],
        [2, name],
        [70, 0],
        [62, MAGENTA],
        [6, 'CONTINUOUS'],
      ]),
      [0, 'ENDTAB'],
    ]),
    ...section(
      'ENTITIES',
      all.flatMap(({ name, points, closed }): Pair[] => [
        [0, 'POLYLINE'],
        [8, name],
        [66, 1],
        [70, closed ? CLOSED : OPEN],
        [10, 0],
        [20, 0],
        [30, 0],
        ...points.flatMap(({ x, y }): Pair[] => [
          [0, 'VERTEX'],
          [8, name],
          [10, x.toFixed(5)],
          [20, (lowest - y).toFixed(5)],
          [30, 0],
        ]),
        [0, 'SEQEND'],
        [8, name],
      ]),
    ),
    [0, 'EOF'],
  ]
  return pairs.map(([code, value]) => `${code}\r\n${value}\r\n`).join('')
}

function lowestOf(all: readonly Polyline[]): number {
  const { y, height } = boxAround(all.flatMap(({ points }) => points))
  return y + height
}

const section = (name: string, content: readonly Pair[]): Pair[] => [
  [0, 'SECTION'],
  [2, name],
  ...content,
  [0, 'ENDSEC'],
]
