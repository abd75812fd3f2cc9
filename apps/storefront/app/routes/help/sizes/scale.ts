/** Query parameter of the size guide: the scale of this screen relative to a CSS inch, in percent. MATERIAL-2. */
export const SCALE = 'scale'

/** Limits in percent: no screen is farther from a CSS inch. */
const LEAST = 40
const MOST = 250
export const AS_IS = 100

const within = (percent: number): number => Math.min(MOST, Math.max(LEAST, percent))

/** The percentage in a query; 100 if it is missing or invalid. */
export function scaleFrom(query: { get(name: string): string | null }): number {
  const text = query.get(SCALE) ?? ''
  return /^\d{1,3}$/.test(text) ? within(Number(text)) : AS_IS
}

/** The query with the scale changed by some percent. */
export const scaledBy = (scale: number, percent: number): string => `?${SCALE}=${within(scale + percent)}`
