import { elementsOn, type Design } from '@kisscut/artwork/design'
import { HOLES, holeMiddles, safeAreaOn, type DieLineSpec } from '@kisscut/artwork/die-line'
import { turned, type Point } from '@kisscut/artwork/geometry'
import { boundsOfElement } from '@kisscut/artwork/measure'
import { middleOf, type Placement } from '@kisscut/artwork/placement'
import { finding, type PreflightFinding } from './finding.ts'

/** Steps from the middle of a hole outwards, and around it, at which artwork is sampled. */
const [RINGS, AROUND] = [12, 48] as const

const middlesOf = (spec: DieLineSpec): readonly Point[] => (spec.hasHoles ? holeMiddles(spec) : [])

/** Distance from the middle of a hole that important artwork keeps. */
const clearOf = (spec: DieLineSpec): number => HOLES.across / 2 + safeAreaOn(spec)

const boxAroundHole = ({ x, y }: Point, clear: number) => ({
  x: x - clear,
  y: y - clear,
  width: 2 * clear,
  height: 2 * clear,
})

/**
 * Finds artwork on a hole, or within its safe distance. Artwork printed to the edges that covers all of it counts as background.
 * OPT-19.
 */
export function holeFindings(
  spec: DieLineSpec,
  inked: (point: Point) => boolean,
  fullBleed: boolean,
): readonly PreflightFinding[] {
  const clear = clearOf(spec)
  const isReached = (middle: Point) => {
    const points = Array.from({ length: RINGS * AROUND }, (_, n) => {
      const radius = (clear * (Math.floor(n / AROUND) + 0.5)) / RINGS
      const angle = (2 * Math.PI * (n % AROUND)) / AROUND
      return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) }
    })
    return points.some(inked) && !(fullBleed && points.every(inked))
  }
  const reached = middlesOf(spec).find(isReached)
  return reached
    ? [finding('artwork.over-hole', 0, safeAreaOn(spec), { place: boxAroundHole(reached, clear) })]
    : []
}

/** Findings for a drawing: texts and codes only; shapes and pictures may be backgrounds. */
export const holeFindingsOfDrawing = (
  design: Design,
  side: string,
  spec: DieLineSpec,
): readonly PreflightFinding[] =>
  elementsOn(design, side).flatMap((element) => {
    if (element.hidden || (element.kind !== 'text' && element.kind !== 'code')) return []
    const clear = clearOf(spec)
    return middlesOf(spec).some((middle) => distanceTo(element, middle) < clear)
      ? [
          finding('drawing.over-hole', 0, safeAreaOn(spec), {
            part: element.id,
            place: boundsOfElement(element),
          }),
        ]
      : []
  })

/** Distance from a point to a turned box; 0 inside it. */
function distanceTo(box: Placement, point: Point): number {
  const { x, y } = turned(point, -box.rotation, middleOf(box))
  return Math.hypot(
    Math.max(box.x - x, 0, x - box.x - box.width),
    Math.max(box.y - y, 0, y - box.y - box.height),
  )
}
