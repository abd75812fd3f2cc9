import { dieLine, type DieLineSpec } from '@kisscut/artwork/die-line'
import { flatten, type Point, type Ring } from '@kisscut/artwork/geometry'
import { shareOf } from '@kisscut/artwork/placement'
import svgpath from 'svgpath'
import { finding, type PreflightFinding } from './finding.ts'

/** Percent of a tear line that may be on ink, or extend beyond the product. */
const IN_INK = 2
const BEYOND = 10

/**
 * Checks that a tear line splits the product where nothing is printed. `inked` tells where artwork is opaque.
 */
export function tearFindings(
  perforation: string,
  spec: DieLineSpec,
  inked: (point: Point) => boolean,
): readonly PreflightFinding[] {
  const lines = openLines(perforation)
  const product = flatten(dieLine(spec), 0.001)
  const outside = shareOf(lines, (point) => !isWithin(point, product))
  const throughInk = shareOf(lines, (point) => isWithin(point, product) && inked(point))
  const found: PreflightFinding[] = []
  if (outside.percent > BEYOND)
    found.push(finding('tear.off-product', outside.percent, BEYOND, { place: outside.place }))
  if (throughInk.percent > IN_INK)
    found.push(finding('tear.through-ink', throughInk.percent, IN_INK, { place: throughInk.place }))
  return found
}

/** Doubles each open line back on itself, so that closing it as a ring adds nothing. */
function openLines(path: string): Ring[] {
  const parts =
    svgpath(path)
      .abs()
      .toString()
      .match(/M[^M]*/g) ?? []
  return parts.flatMap((part) =>
    flatten(part, 0.001).map((line) =>
      /z\s*$/i.test(part) ? line : [...line, ...line.slice(1, -1).reverse()],
    ),
  )
}

/** Point in polygon, even-odd rule. */
function isWithin({ x, y }: Point, rings: readonly Ring[]): boolean {
  let inside = false
  for (const ring of rings)
    for (let n = 0; n < ring.length; n++) {
      const [a, b] = [ring[(n + ring.length - 1) % ring.length], ring[n]]
      if (a && b && a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside
    }
  return inside
}
