import type { Level } from '@kisscut/core/problem'
import type { Box, Size } from '@kisscut/artwork/geometry'
import { KINDS, isKind } from '../intake/kinds.ts'

/** A finding about a file, its artwork or its cut. */
export interface Finding {
  readonly code: string
  /** An error stops printing; a warning does not. */
  readonly level: Level
  readonly at: 'file' | 'artwork' | 'cut'
  readonly text: string
  /** Where it is, in inches from the product's top left corner; null for all of it. */
  readonly place: Box | null
}

/**
 * The result of one file. `--json` writes exactly this, one line per file; fields may be added, never changed.
 */
export interface FileReport {
  /** File name as typed. */
  readonly file: string
  /** It can be printed, and all its outputs were written. */
  readonly passed: boolean
  /** Content type, such as `image/png`; null where it was rejected. */
  readonly kind: string | null
  readonly vector: boolean | null
  readonly pages: number | null
  /** Pixels of an upright picture; null for vectors. */
  readonly pixels: Size | null
  /** Size of the cut, in inches. */
  readonly size: Size | null
  /** Resolution at this size; null for vectors. */
  readonly dpi: number | null
  readonly findings: readonly Finding[]
  /** Paths of the files written. */
  readonly written: readonly string[]
}

export const EMPTY_REPORT = {
  kind: null,
  vector: null,
  pages: null,
  pixels: null,
  size: null,
  dpi: null,
  findings: [],
  written: [],
} as const satisfies Omit<FileReport, 'file' | 'passed'>

/** The report on one file as text: its kind, its findings, its outputs. */
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

/** The last line: the number of files that passed. */
export function summary(reports: number, passed: number, passedOver: number): string {
  const others =
    passedOver === 0 ? '' : ` ${passedOver} other ${passedOver === 1 ? 'file' : 'files'} passed over.`
  return `${reports} ${reports === 1 ? 'file' : 'files'}: ${passed} passed, ${reports - passed} stopped.${others}`
}

/** A place as text: the box's size, and its distance from the left and the top. */
const spot = ({ x, y, width, height }: Box): string =>
  `(${figure(width)} × ${figure(height)} in at ${figure(x)}, ${figure(y)})`

const figure = (inches: number): string => String(Number(inches.toFixed(3)) + 0)

/** Text that is safe on a terminal: file names may contain control and bidirectional characters. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd')
