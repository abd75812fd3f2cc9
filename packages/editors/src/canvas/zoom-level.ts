/** Pixels per inch at 100 %, where the product is seen in its true size: a CSS inch is an inch. */
export const TRUE_SCALE = 96

/** Where the zoom buttons stop, in percent of the true size. */
const STOPS = [5, 10, 25, 50, 75, 100, 150, 200, 300, 400, 600, 800, 1200, 1600, 2400, 3200]
const [LEAST, MOST] = [STOPS[0] as number, STOPS[STOPS.length - 1] as number]

/** The zoom as the shopper sees it. */
export interface ZoomLevel {
  /** Whole percent of the true size. */
  readonly percent: number
  /** The whole product is shown, whatever size the canvas becomes. */
  readonly isFitting: boolean
}

export const percentOf = (scale: number): number => Math.round((scale / TRUE_SCALE) * 100)

/** The nearest scale a canvas can be zoomed to, in pixels per inch. */
export const clampScale = (scale: number): number =>
  Math.min((MOST / 100) * TRUE_SCALE, Math.max((LEAST / 100) * TRUE_SCALE, scale))

/** The next stop in or out, in pixels per inch; at either end it stays. */
export function nextStop(scale: number, direction: 'in' | 'out'): number {
  const percent = percentOf(scale)
  const stop =
    direction === 'in'
      ? (STOPS.find((each) => each > percent) ?? MOST)
      : (STOPS.findLast((each) => each < percent) ?? LEAST)
  return (stop / 100) * TRUE_SCALE
}
