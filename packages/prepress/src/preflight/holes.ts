import { elementsOn, type Design } from '@kisscut/artwork/design'
import { HOLES, holeMiddles, safeAreaOn, type DieLineSpec } from '@kisscut/artwork/die-line'
import { turned, type Point } from '@kisscut/artwork/geometry'
import { boundsOfElement } from '@kisscut/artwork/measure'
import { middleOf, type Placement } from '@kisscut/artwork/placement'
import { finding, type PreflightFinding } from './finding.ts'

/** Steps from the middle of a hole outwards, and around it, in which artwork is looked for. */
const [RINGS, AROUND] = [12, 48] as const

const middlesOf = (spec: DieLineSpec): readonly Point[] => (spec.hasHoles ? holeMiddles(spec) : [])

/** How far from the middle of a hole what matters stays. */
const clearOf = (spec: DieLineSpec): number => HOLES.across / 2 + safeAreaOn(spec)

const boxAroundHole = ({ x, y }: Point, clear: number) => ({
  x: x - clear,
  y: y - clear,
  width: 2 * clear,
  height: 2 * clear,
})

/** Artwork on a hole, or within the safe distance of one; what is printed to its edges is a background where it covers all of that. OPT-19. */
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

/** The same of a drawing: texts and codes; shapes and pictures may be backgrounds. */
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

/** From a point to a box as it is turned; 0 within it. */
function distanceTo(box: Placement, point: Point): number {
  const { x, y } = turned(point, -box.rotation, middleOf(box))
  return Math.hypot(
    Math.max(box.x - x, 0, x - box.x - box.width),
    Math.max(box.y - y, 0, y - box.y - box.height),
  )
}
