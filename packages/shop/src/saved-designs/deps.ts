import type { CartDeps } from '../cart/deps.ts'
import type { PreviewDeps } from '../design/draw-preview.ts'

/** Dependencies of the use cases for saved designs. */
export type DesignsDeps = CartDeps & PreviewDeps
