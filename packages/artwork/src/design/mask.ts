import type { Command } from './command.ts'
import type { Design } from './design.ts'
import type { ClipMaskItem } from './element.ts'

/** What cuts an element; null: nothing does. */
export const maskOf = ({ elements }: Design, id: string): ClipMaskItem | null =>
  elements.find((each): each is ClipMaskItem => each.kind === 'clip_mask' && each.element === id) ?? null

/** What a command does to elements, behind the masks that cut them, which stay. EDIT-18. */
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
