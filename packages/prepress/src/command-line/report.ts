import type { Level } from '@kisscut/core/problem'
import type { Box, Size } from '@kisscut/artwork/geometry'
import { KINDS, isKind } from '../intake/kinds.ts'

/** Something to know about a file, and where: of the file as such, of its artwork or of its cut. */
export interface Finding {
  readonly code: string
  /** An error stops printing; a warning is told. */
  readonly level: Level
  readonly at: 'file' | 'artwork' | 'cut'
  readonly text: string
  /** The box around what it is about, in inches from the product's upper left corner; null: all of it. */
  readonly place: Box | null
}

/** What became of one file. With `--json` exactly this is written, on a line of its own; fields may be added, never changed. */
export interface FileReport {
  /** As it was named. */
  readonly file: string
  /** Nothing stops it from being printed, and all that was to be written is. */
  readonly passed: boolean
  /** By content, such as `image/png`; null where it was refused. */
  readonly kind: string | null
  readonly vector: boolean | null
  readonly pages: number | null
  /** Of pictures, upright; null for vectors. */
  readonly pixels: Size | null
  /** Of the cut, in inches. */
  readonly size: Size | null
  /** At this size; null for vectors. */
  readonly dpi: number | null
  readonly findings: readonly Finding[]
  /** Paths of the files written. */
  readonly written: readonly string[]
}

export const NOTHING_KNOWN = {
  kind: null,
  vector: null,
  pages: null,
  pixels: null,
  size: null,
  dpi: null,
  findings: [],
  written: [],
} as const satisfies Omit<FileReport, 'file' | 'passed'>

/** The report of one file in words: what it is, then what was found, then what was written. */
export function inWords(report: FileReport): string {
  const rows = report.findings.map(
    ({ level, at, place, text }) =>
      `  ${level === 'error' ? 'stops' : 'look '}  ${at}${place ? ` ${spot(place)}` : ''}: ${printable(text)}`,
  )
  const written = report.written.map((path) => `  wrote  ${printable(path)}`)
  return [`${printable(report.file)}: ${factsOf(report)}`, ...rows, ...written].join('\n')
}

function factsOf({ passed, kind, pixels, size, dpi, findings }: FileReport): string {
  const verdict = !passed ? 'stopped' : findings.length > 0 ? 'passed, have a look' : 'passed'
  return [
    kind && (isKind(kind) ? KINDS[kind].name : kind),
    pixels && `${pixels.width} × ${pixels.height} px`,
    size && `${figure(size.width)} × ${figure(size.height)} in`,
    dpi && `${dpi} dpi`,
    verdict,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The last line: how many passed. */
export function summary(reports: number, passed: number, passedOver: number): string {
  const others =
    passedOver === 0 ? '' : ` ${passedOver} other ${passedOver === 1 ? 'file' : 'files'} passed over.`
  return `${reports} ${reports === 1 ? 'file' : 'files'}: ${passed} passed, ${reports - passed} stopped.${others}`
}

/** Where it is, as one would say it: the box's size, and where from the left and the top. */
const spot = ({ x, y, width, height }: Box): string =>
  `(${figure(width)} × ${figure(height)} in at ${figure(x)}, ${figure(y)})`

const figure = (inches: number): string => String(Number(inches.toFixed(3)) + 0)

/** Text as a terminal may show it: a file's name may hold signs that move the cursor or turn the line around. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd')
