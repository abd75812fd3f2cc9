import { elementOf, emptyDesign, uploadDesign, type Design } from '@kisscut/artwork/design'
import type { Placement } from '@kisscut/artwork/placement'
import { createActor } from 'xstate'
import { canvasMachine, designShown } from '../index.ts'

/** Its initial placement. */
export const start: Placement = { x: 0.5, y: 0.25, width: 2, height: 1, rotation: 0 }
const logo = { file: 'f1', pixels: null, placement: start }
/** An artwork on a product of 4 × 2 inches. */
export const upload = uploadDesign({ width: 4, height: 2, shape: 'rectangle' }, logo)

/** A canvas with a design, and its readers. */
export function canvas(design: Design = upload, selection: readonly string[] = []) {
  const actor = createActor(canvasMachine, { input: { design, side: 'front', selection } }).start()
  const now = () => actor.getSnapshot().context
  return {
    send: actor.send.bind(actor),
    now,
    /** The first element as displayed. */
    seen: () => designShown(now()).elements[0] as Placement,
    isDragging: () => actor.getSnapshot().hasTag('dragging'),
  }
}

/** Two squares of one inch side by side, and a locked one. */
export const squares: Design = {
  ...emptyDesign(6, 3, 'front'),
  elements: [
    elementOf('shape', { id: 'a', side: 'front', x: 1, y: 1, width: 1, height: 1, z: 0 }),
    elementOf('shape', { id: 'b', side: 'front', x: 4.2, y: 1, width: 1, height: 1, z: 1 }),
    elementOf('shape', { id: 'c', side: 'front', x: 0, y: 0, width: 1, height: 1, z: 2, locked: true }),
  ],
}
