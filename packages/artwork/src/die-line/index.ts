export {
  BLEED,
  DEFAULT_BORDER,
  DEFAULT_CLIP_RADIUS,
  DIE_LINE_SHAPES,
  SAFE_AREA,
  cornerRadius,
  shapeBox,
} from './shape.ts'
export type { DieLineShape, DieLineSpec } from './shape.ts'
export { dieLine } from './die-line.ts'
export { bleedOutline, safeArea } from './margins.ts'
