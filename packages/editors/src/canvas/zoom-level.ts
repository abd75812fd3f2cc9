/** Pixels per inch at 100 %: the product in true size, since a CSS inch is 96 pixels. */
export const TRUE_SCALE = 96

/** Stops of the zoom buttons, in percent of the true size. */
const STOPS = [5, 10, 25, 50, 75, 100, 150, 200, 300, 400, 600, 800, 1200, 1600, 2400, 3200]
const [LEAST, MOST] = [STOPS[0] as number, STOPS[STOPS.length - 1] as number]

/** The zoom as the shopper sees it. */
export interface ZoomLevel {
  /** Whole percent of the true size. */
  readonly percent: number
  /** The whole product is shown, at any size of the canvas. */
  readonly isFitting: boolean
}

export const percentOf = (scale: number): number => Math.round((scale / TRUE_SCALE) * 100)

/** The nearest scale a canvas can be zoomed to, in pixels per inch. */
export const clampScale = (scale: number): number =>
  Math.min((MOST / 100) * TRUE_SCALE, Math.max((LEAST / 100) * TRUE_SCALE, scale))

/** The next stop in or out, in pixels per inch; the scale itself at either end. */
export function nextStop(scale: number, direction: 'in' | 'out'): number {
  const percent = percentOf(scale)
  const stop =
    direction === 'in'
      ? (STOPS.find((each) => each > percent) ?? MOST)
      : (STOPS.findLast((each) => each < percent) ?? LEAST)
  return (stop / 100) * TRUE_SCALE
}
