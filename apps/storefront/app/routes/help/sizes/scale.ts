/** The field of the size guide that says how much larger than a CSS inch an inch is on this screen, in percent. MATERIAL-2. */
export const SCALE = 'scale'

/** Percent: no screen is further from what browsers take an inch for. */
const LEAST = 40
const MOST = 250
export const AS_IS = 100

const within = (percent: number): number => Math.min(MOST, Math.max(LEAST, percent))

/** The percentage in a query; 100 if it is missing or invalid. */
export function scaleFrom(query: { get(name: string): string | null }): number {
  const text = query.get(SCALE) ?? ''
  return /^\d{1,3}$/.test(text) ? within(Number(text)) : AS_IS
}

/** The query of another percent. */
export const scaledBy = (scale: number, percent: number): string => `?${SCALE}=${within(scale + percent)}`
