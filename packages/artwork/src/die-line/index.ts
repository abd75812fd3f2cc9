export { BACKING, cornerRadius, DEFAULT_CLIP_RADIUS } from '@kisscut/core/design'
export {
  CUTS_APART,
  DEFAULT_BORDER,
  DIE_LINE_SHAPES,
  SHEET_MARGIN,
  borderOf,
  contourOffsetOf,
  rulesOn,
  safeAreaOn,
  shapeBox,
} from './shape.ts'
export type { DieLineShape, DieLineSpec } from './shape.ts'
export { dieLine } from './die-line.ts'
export { bleedOutline, safeArea } from './margins.ts'
export { cornerHoles, holeMiddles, holesIn, HOLES } from './holes.ts'
export { stickersOn } from './stickers.ts'
export type { StickersOnSheet } from './stickers.ts'
export { CUT_INKS, cutLines } from './cuts.ts'
export type { CutInk, CutLine, Cutting } from './cuts.ts'
