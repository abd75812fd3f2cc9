import type { Box, Point, Size } from '@kisscut/artwork/geometry'
import { confined, pinchedIn, resizedIn, type SceneHandle } from '@kisscut/artwork/scene'
import { assign, setup } from 'xstate'
import { settledIn } from './settled.ts'

/** Positions of two fingers. */
export type Fingers = readonly [Point, Point]

/** A product on a photograph; inches from the top left corner of its box. */
export interface SceneContext {
  readonly room: Size
  /** Its box at rest. */
  readonly resting: Box
  /** Its ratio is fixed, however it is resized. */
  readonly isProportional: boolean
  /** The dragged box and handle; null for no drag. */
  readonly drag: Drag | null
}

interface Drag {
  readonly from: Fingers
  readonly handle: SceneHandle | null
  readonly box: Box
  /** Whether its center has snapped to that of the box. */
  readonly isCentered: { readonly x: boolean; readonly y: boolean }
}

export type SceneEvent =
  /** Sets the design's state, and ends a running drag. */
  | ({ type: 'product.placed' } & Pick<SceneContext, 'room' | 'resting' | 'isProportional'>)
  | { type: 'move.began'; at: Point }
  | { type: 'resize.began'; at: Point; handle: SceneHandle }
  | { type: 'pinch.began'; at: Fingers }
  /** `pull`: snap distance of the center in inches; 0 for no snapping. */
  | { type: 'pointer.moved'; at: Point; pull: number }
  | { type: 'fingers.moved'; at: Fingers }
  | { type: 'pointer.released' }
  | { type: 'pointer.cancelled' }

const NOT_CENTERED = { x: false, y: false } as const

/** A product moved and resized on a photograph. Each phase of a drag is a state; the product never leaves the box. SCENE-2. */
export const sceneMachine = setup({
  types: {
    context: {} as SceneContext,
    events: {} as SceneEvent,
    input: {} as Pick<SceneContext, 'room' | 'resting' | 'isProportional'>,
    tags: {} as 'dragging',
  },
  actions: {
    place: assign(({ event }) => {
      if (event.type !== 'product.placed') return {}
      const { room, resting, isProportional } = event
      return { room, resting, isProportional, drag: null }
    }),
    begin: assign(({ context, event }) => {
      if (!('at' in event)) return {}
      const from: Fingers = Array.isArray(event.at)
        ? (event.at as unknown as Fingers)
        : [event.at as Point, event.at as Point]
      const handle = event.type === 'resize.began' ? event.handle : null
      return { drag: { from, handle, box: boxSeen(context), isCentered: NOT_CENTERED } }
    }),
    move: assign(({ context, event }) => {
      const { drag, resting, room } = context
      if (!drag || event.type !== 'pointer.moved') return {}
      const { x, y } = way(drag.from, event.at)
      const moved = { ...resting, x: resting.x + x, y: resting.y + y }
      const pulled = centered(room, confined(room, resting, moved), event.pull)
      return { drag: { ...drag, ...pulled } }
    }),
    resize: assign(({ context, event }) => {
      const { drag, resting, room, isProportional } = context
      if (!drag?.handle || event.type !== 'pointer.moved') return {}
      const box = resizedIn(room, resting, drag.handle, way(drag.from, event.at), isProportional)
      return { drag: { ...drag, box } }
    }),
    pinch: assign(({ context, event }) => {
      const { drag, resting, room } = context
      if (!drag || event.type !== 'fingers.moved') return {}
      const [before, now] = [distance(drag.from), distance(event.at)]
      if (before === 0) return {}
      const [from, to] = [between(drag.from), between(event.at)]
      const box = pinchedIn(room, resting, now / before, { x: to.x - from.x, y: to.y - from.y })
      return { drag: { ...drag, box } }
    }),
    settle: assign(({ context: { drag, resting, room } }) =>
      drag ? { resting: settledIn(room, resting, drag.box), drag: null } : {},
    ),
    drop: assign({ drag: null }),
  },
}).createMachine({
  id: 'scene',
  context: ({ input }) => ({ ...input, drag: null }),
  initial: 'resting',
  on: { 'product.placed': { target: '.resting', actions: 'place' } },
  states: {
    resting: {
      on: {
        'move.began': { target: 'dragging.moving', actions: 'begin' },
        'resize.began': { target: 'dragging.resizing', actions: 'begin' },
        'pinch.began': { target: 'dragging.pinching', actions: 'begin' },
      },
    },
    dragging: {
      tags: 'dragging',
      initial: 'moving',
      on: {
        'pointer.released': { target: 'resting', actions: 'settle' },
        'pointer.cancelled': { target: 'resting', actions: 'drop' },
        // A second finger, whatever the first one was doing.
        'pinch.began': { target: '.pinching', actions: ['settle', 'begin'] },
      },
      states: {
        moving: { on: { 'pointer.moved': { actions: 'move' } } },
        resizing: { on: { 'pointer.moved': { actions: 'resize' } } },
        pinching: { on: { 'fingers.moved': { actions: 'pinch' } } },
      },
    },
  },
})

/** The displayed box of the product. */
export const boxSeen = ({ drag, resting }: Pick<SceneContext, 'drag' | 'resting'>): Box =>
  drag?.box ?? resting

const way = ([from]: Fingers, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y })
const distance = ([a, b]: Fingers): number => Math.hypot(b.x - a.x, b.y - a.y)
const between = ([a, b]: Fingers): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** A box whose center snaps to the room's. */
function centered(room: Size, box: Box, pull: number): Pick<Drag, 'box' | 'isCentered'> {
  const middle = { x: (room.width - box.width) / 2, y: (room.height - box.height) / 2 }
  const isCentered = { x: Math.abs(box.x - middle.x) < pull, y: Math.abs(box.y - middle.y) < pull }
  return {
    box: { ...box, x: isCentered.x ? middle.x : box.x, y: isCentered.y ? middle.y : box.y },
    isCentered,
  }
}
