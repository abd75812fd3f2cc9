import { CREATURES } from './creatures.ts'
import type { Clipart } from './draw.ts'
import { ORNAMENTS } from './ornaments.ts'
import { PLANTS } from './plants.ts'
import { SHADED } from './shaded.ts'
import { SKY } from './sky.ts'

export { SHADE, svgOfClipart, type Clipart } from './draw.ts'
export { OPEN_SET, OPEN_SET_CREDIT } from './open-set.ts'

/** The drawings of the shop's own that are made by script, family by family. */
export const CLIPARTS: readonly Clipart[] = [...SKY, ...PLANTS, ...ORNAMENTS, ...CREATURES, ...SHADED]
