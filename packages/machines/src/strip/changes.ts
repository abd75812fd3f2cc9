import type { StripChoices } from '@kisscut/artwork/strip'
import type { Paint } from '@kisscut/core/color'

/** A figure on a strip: it keeps its key wherever it is moved. */
export interface StripFigure {
  readonly key: string
  /** Id of the clipart. */
  readonly clipart: string
  readonly paints: Readonly<Record<string, Paint>>
}

/** What is chosen beside the figures. */
export type StripWords = Omit<StripChoices, 'cliparts'>

/** Everything that is put together. */
export interface StripWork extends StripWords {
  /** From left to right. */
  readonly cliparts: readonly StripFigure[]
}

/** The figures with one more, at a place or at the end. */
export const withFigure = (
  figures: readonly StripFigure[],
  figure: StripFigure,
  at = figures.length,
): readonly StripFigure[] => figures.toSpliced(at, 0, figure)

/** The figures with one of them at another place; the same where it is there already, or is none of them. */
export function movedTo(figures: readonly StripFigure[], key: string, to: number): readonly StripFigure[] {
  const from = figures.findIndex((each) => each.key === key)
  const place = Math.max(0, Math.min(to, figures.length - 1))
  if (from < 0 || from === place) return figures
  return figures.toSpliced(from, 1).toSpliced(place, 0, figures[from]!)
}

/** A region of a figure painted; null: in its own color again. */
export const painted = (figure: StripFigure, region: string, paint: Paint | null): StripFigure => {
  const { [region]: _before, ...others } = figure.paints
  return { ...figure, paints: paint === null ? others : { ...others, [region]: paint } }
}
