import type { Size } from '@kisscut/artwork/geometry'
import { UsageError } from './usage-error.ts'

const INCHES = { in: 1, mm: 1 / 25.4, cm: 1 / 2.54 } as const
type Unit = keyof typeof INCHES

/** Limits in inches: plotters cut nothing smaller, and no PDF page is larger. */
const SIDES = { least: 0.25, most: 190 } as const

const NUMBER = String.raw`(\d+(?:\.\d+)?|\.\d+)`
const UNIT = '(in|mm|cm)'

/** Reads a size such as `3x2in`, `76 x 51 mm` or `3inx2in`; inches. Throws a {@link UsageError}. */
export function readSize(text: string, option = 'size'): Size {
  const [, width, one, height, other] =
    new RegExp(`^${NUMBER}\\s*${UNIT}?\\s*[x×]\\s*${NUMBER}\\s*${UNIT}$`, 'i').exec(text.trim()) ?? []
  const unit = other?.toLowerCase() as Unit | undefined
  if (!width || !height || !unit || (one !== undefined && one.toLowerCase() !== unit))
    throw new UsageError(`--${option} ${text} is no size. Write it as 3x2in, 76x51mm or 7.6x5cm.`)
  const size = { width: inInches(width, unit), height: inInches(height, unit) }
  const { least: minimum, most: maximum } = SIDES
  if (Math.min(size.width, size.height) < minimum || Math.max(size.width, size.height) > maximum)
    throw new UsageError(
      `--${option} ${text} is out of reach: each side has to be from ${minimum} to ${maximum} in.`,
    )
  return size
}

/** Reads a length such as `0.125in`, `3 mm` or `0`, at most `most`; inches. Throws a {@link UsageError}. */
export function readLength(option: string, text: string, maximum: number): number {
  const [, figure, unit] = new RegExp(`^${NUMBER}\\s*${UNIT}?$`, 'i').exec(text.trim()) ?? []
  const inches = figure ? inInches(figure, (unit?.toLowerCase() as Unit | undefined) ?? 'in') : null
  if (inches === null || (!unit && inches !== 0))
    throw new UsageError(`--${option} ${text} is no length. Write it as 0.125in or 3mm.`)
  if (inches > maximum) throw new UsageError(`--${option} ${text} is too much: ${maximum} in is the most.`)
  return inches
}

const inInches = (figure: string, unit: Unit): number => Number((Number(figure) * INCHES[unit]).toFixed(4))
