import type { CartDeps } from '../cart/deps.ts'
import type { PreviewDeps } from '../design/draw-preview.ts'

/** What the use cases of one's own designs need. */
export type DesignsDeps = CartDeps & PreviewDeps
