import type { StripFigure } from '@kisscut/artwork/strip'
import type { Paint } from '@kisscut/core/color'

/** Adds a figure at a place or at the end. */
export const withFigure = (
  figures: readonly StripFigure[],
  figure: StripFigure,
  at = figures.length,
): readonly StripFigure[] => figures.toSpliced(at, 0, figure)

/** Moves a figure to another place; unchanged if it is already there or unknown. */
export function movedTo(figures: readonly StripFigure[], key: string, to: number): readonly StripFigure[] {
  const from = figures.findIndex((each) => each.key === key)
  const place = Math.max(0, Math.min(to, figures.length - 1))
  if (from < 0 || from === place) return figures
  return figures.toSpliced(from, 1).toSpliced(place, 0, figures[from]!)
}

/** Paints a region of a figure; null restores its own color. */
export const painted = (figure: StripFigure, region: string, paint: Paint | null): StripFigure => {
  const { [region]: _before, ...others } = figure.paints
  return { ...figure, paints: paint === null ? others : { ...others, [region]: paint } }
}
