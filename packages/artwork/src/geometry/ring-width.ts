import { signedArea, type Ring } from './point.ts'

/** Mean width of a long ring: for a strip its width, for a circle its radius. */
export function widthOfRing(ring: Ring): number {
  const around = ring.reduce((sum, { x, y }, at) => {
    const next = ring[(at + 1) % ring.length]!
    return sum + Math.hypot(next.x - x, next.y - y)
  }, 0)
  return (2 * Math.abs(signedArea(ring))) / around
}
