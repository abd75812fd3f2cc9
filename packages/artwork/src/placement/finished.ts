import { borderOf, shapeBox } from '../die-line/index.ts'
import type { DieLineSpec } from '../die-line/index.ts'
import { boxAround, grown } from '../geometry/index.ts'
import type { Box, Point, Size } from '../geometry/index.ts'
import { outlineOn } from './placement.ts'
import type { Placement } from './placement.ts'

/** Tolerance in inches between a finished piece and its stated size. */
export const TO_THE_INCH = 0.01
/** Below this share of the ordered area the smaller size is offered. */
const WORTH_PAYING = 0.85

/**
 * The box of the finished piece on the product, before tracing: a shape has the ordered size, a contour that of its artwork with
 * the border. `outline`: the artwork's own, in fractions of its page; empty where nothing is opaque and there is no contour.
 * SIZE-14.
 */
export function finishedBox(spec: DieLineSpec, placement: Placement | null, outline?: readonly Point[]): Box {
  return spec.shape === 'contour' && placement && outline?.length !== 0
    ? grown(boxAround(outlineOn(placement, outline)), borderOf(spec))
    : shapeBox(spec)
}

/** Whether part of a piece is outside the ordered size: it is larger, or was moved past an edge. */
export const isOutsideOrdered = ({ x, y, width, height }: Box, ordered: Size): boolean =>
  Math.min(x, y, ordered.width - x - width, ordered.height - y - height) < -TO_THE_INCH

/** Reasons why a contour can't be cut in the ordered size. */
export const CUT_STOPS = ['cut.larger-than-ordered', 'cut.outside-ordered'] as const
export type CutStop = (typeof CUT_STOPS)[number]

/** Why a contour can't be cut: it is larger than ordered, or was moved past an edge; null where it can. SIZE-14. */
export function cutStopOf(box: Box, ordered: Size): CutStop | null {
  if (!isOutsideOrdered(box, ordered)) return null
  const room = Math.min(ordered.width - box.width, ordered.height - box.height)
  return room < -TO_THE_INCH ? 'cut.larger-than-ordered' : 'cut.outside-ordered'
}

/** Unused size below this many inches is not reported. */
const UNUSED = 1 / 16

/** Whether a piece touches no side of the ordered size. */
export const isSmallerThanOrdered = ({ width, height }: Size, ordered: Size): boolean =>
  width < ordered.width - UNUSED && height < ordered.height - UNUSED

/** Whether a piece is so much smaller than the paid size that its own size is offered. */
export const isSmallerThanPaid = ({ width, height }: Size, paid: Size): boolean =>
  width * height < WORTH_PAYING * paid.width * paid.height
