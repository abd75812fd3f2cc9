/** Past this the exact distance no longer matters: it is far beyond any allowed number of records. */
export const FAR = 1e12

/**
 * How far apart two runs of digits lie: `to − from`, exact up to 10¹², beyond that only its sign and "far" are kept.
 * Works digit by digit from the left, so its time is linear however long the numbers are.
 * VAR-3.
 */
export function distanceBetween(from: string, to: string): number {
  const width = Math.max(from.length, to.length)
  const a = from.padStart(width, '0')
  const b = to.padStart(width, '0')
  let distance = 0
  for (let place = 0; place < width; place += 1) {
    distance = distance * 10 + b.charCodeAt(place) - a.charCodeAt(place)
    // From 2 upwards a further digit can only grow the distance, so it never comes back near.
    if (Math.abs(distance) > FAR) return Math.sign(distance) * FAR
  }
  return distance
}
