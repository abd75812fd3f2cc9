/** Pixels per inch at 100 %, where the product is seen in its true size: a CSS inch is an inch. */
export const TRUE_SCALE = 96

/** Where the zoom buttons stop, in percent of the true size. */
const STOPS = [5, 10, 25, 50, 75, 100, 150, 200, 300, 400, 600, 800, 1200, 1600, 2400, 3200]
const [LEAST, MOST] = [STOPS[0] as number, STOPS[STOPS.length - 1] as number]

/** How closely the mat is looked at, as the shopper is told. */
export interface Lens {
  /** Whole percent of the true size. */
  readonly percent: number
  /** The whole product is shown, whatever becomes of the mat's size. */
  readonly isFitting: boolean
}

export const percentOf = (scale: number): number => Math.round((scale / TRUE_SCALE) * 100)

/** A scale the mat can be looked at, in pixels per inch. */
export const withinReach = (scale: number): number =>
  Math.min((MOST / 100) * TRUE_SCALE, Math.max((LEAST / 100) * TRUE_SCALE, scale))

/** The next stop closer or further away; at either end it stays. */
export function nextStop(scale: number, direction: 'closer' | 'further'): number {
  const percent = percentOf(scale)
  const stop =
    direction === 'closer'
      ? (STOPS.find((each) => each > percent) ?? MOST)
      : (STOPS.findLast((each) => each < percent) ?? LEAST)
  return (stop / 100) * TRUE_SCALE
}
