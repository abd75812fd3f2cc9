export { normalizeRotation } from '@kisscut/core/design'
export {
  SMALLEST,
  boundsOf,
  center,
  cornersOf,
  heightenTo,
  middleOf,
  moveBy,
  placementOf,
  recordOf,
  rotateBy,
  rotateTo,
  scaleBy,
  widenTo,
} from './placement.ts'
export type { Placement, PlacementRecord } from './placement.ts'
export { firstPlacement } from './first.ts'
export type { NewArtwork } from './first.ts'
export { fill, fitInside } from './fit.ts'
export { TO_THE_INCH, finishedBox, isLargerThanOrdered, isSmallerThanPaid } from './finished.ts'
export { PRINT_RULES, effectiveDpi, judgeDpi } from './dpi.ts'
export type { DpiVerdict } from './dpi.ts'
export { coversBleed, isOffTheProduct, isOutsideSafeArea } from './inside.ts'
