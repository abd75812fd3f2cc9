import type { Size } from '../geometry/index.ts'
import type { Command } from './command.ts'
import type { ShownOn } from './design.ts'
import { resizeCanvas } from './resize-canvas.ts'

/** Places the product on a photograph, at a size that becomes the product's own. `label` is for the undo button. SCENE-2. */
export const showOn = (shownOn: ShownOn, { width, height }: Size, label: string): Command => ({
  name: `show-on ${label}`,
  label,
  on: [],
  apply: (design) => {
    const isThere = isSame(design.shownOn, shownOn)
    if (design.width === width && design.height === height) return isThere ? design : { ...design, shownOn }
    return { ...resizeCanvas(width, height).apply(design), shownOn }
  },
})

const isSame = (a: ShownOn | undefined, b: ShownOn): boolean =>
  a !== undefined && a.background === b.background && a.x === b.x && a.y === b.y
