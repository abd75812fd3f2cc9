import type { Command } from './command.ts'
import type { Design } from './design.ts'
import type { ClipMaskItem } from './element.ts'

/** The mask of an element, or null. */
export const maskOf = ({ elements }: Design, id: string): ClipMaskItem | null =>
  elements.find((each): each is ClipMaskItem => each.kind === 'clip_mask' && each.element === id) ?? null

/** Applies a command to elements while their masks stay in place. EDIT-18. */
export const behindMasks = (command: Command): Command => ({
  ...command,
  apply: (design) => {
    const masks = new Map(
      design.elements.flatMap((each) => (each.kind === 'clip_mask' ? [[each.id, each] as const] : [])),
    )
    const after = command.apply(design)
    if (after === design) return design
    return { ...after, elements: after.elements.map((each) => masks.get(each.id) ?? each) }
  },
})
