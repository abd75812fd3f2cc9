export { normalizeRotation } from '@kisscut/core/design'
export {
  SMALLEST,
  boundsOf,
  center,
  cornersOf,
  heightenTo,
  isFarTooLarge,
  middleOf,
  moveBy,
  outlineOn,
  placementOf,
  recordOf,
  rotateBy,
  rotateTo,
  scaleBy,
  widenTo,
} from './placement.ts'
export type { Placement, PlacementRecord } from './placement.ts'
export { firstPlacement, isMadeFor } from './first.ts'
export type { NewArtwork } from './first.ts'
export { ownCut, ownCutOn, ownOutline } from './own-line.ts'
export type { FileLine } from './own-line.ts'
export { inTrueSize, onTrim } from './on-trim.ts'
export { fill, fit, fitInside, fitWithin } from './fit.ts'
export { EDGE_CODES, edgeFindings } from './edge-findings.ts'
export type { EdgeCode, EdgeFinding, PlacedInk } from './edge-findings.ts'
export { shareOf } from './sampled.ts'
export type { Share } from './sampled.ts'
export {
  CUT_STOPS,
  TO_THE_INCH,
  cutStopOf,
  finishedBox,
  isOutsideOrdered,
  isSmallerThanOrdered,
  isSmallerThanPaid,
} from './finished.ts'
export type { CutStop } from './finished.ts'
export { effectiveDpi, judgeDpi } from './dpi.ts'
export type { DpiVerdict } from './dpi.ts'
export { coversBleed, isInside, isOffTheProduct, isOutsideSafeArea } from './inside.ts'
