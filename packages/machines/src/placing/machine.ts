import type { DieLineSpec } from '@kisscut/artwork/die-line'
import type { Placement } from '@kisscut/artwork/placement'
import { assign, setup } from 'xstate'
import { afterKey } from './keys.ts'
import { dragged, pinched, stretched, turnedTo, type Point } from './steps.ts'

interface PlacingContext {
  readonly spec: DieLineSpec
  readonly placement: Placement
  readonly past: readonly Placement[]
  readonly future: readonly Placement[]
  /** The hold of a drag under way: the placement it began with and where the pointers were. */
  readonly start: Placement
  readonly from: Point
  readonly fingers: readonly [Point, Point] | null
  readonly anchor: Point | null
  readonly lastKey: string | null
}

export type PlacingEvent =
  | { type: 'drag.began'; at: Point }
  /** `anchor` stays where it is; null: the middle does. */
  | { type: 'scale.began'; at: Point; anchor: Point | null }
  | { type: 'turn.began'; at: Point }
  | { type: 'pinch.began'; at: readonly [Point, Point] }
  /** `isHeld`: Shift; frees a drag from the middle, holds a turn to 15° steps. */
  | { type: 'pointer.moved'; at: Point; isHeld?: boolean }
  | { type: 'fingers.moved'; at: readonly [Point, Point] }
  | { type: 'pointer.released' }
  | { type: 'pointer.cancelled' }
  | { type: 'key.pressed'; key: string; isBig: boolean }
  /** Set by a field or a button. */
  | { type: 'placement.set'; placement: Placement }
  | { type: 'undo.asked' }
  | { type: 'redo.asked' }
  /** Another die line, size or file: the history ends here. */
  | { type: 'table.laid'; spec: DieLineSpec; placement: Placement }

/** Steps kept for undo. */
export const MOST_STEPS = 100
const NOWHERE: Point = { x: 0, y: 0 }

/**
 * Laying artwork on its die line by pointer, touch, keyboard and field. Each phase of a drag is a state; whatever
 * changes the placement can be undone, and a drag undoes as one step. Lengths in inches.
 */
export const placingMachine = setup({
  types: {
    context: {} as PlacingContext,
    events: {} as PlacingEvent,
    input: {} as { readonly spec: DieLineSpec; readonly placement: Placement },
    tags: {} as 'held',
  },
  guards: {
    canUndo: ({ context }) => context.past.length > 0,
    canRedo: ({ context }) => context.future.length > 0,
    isCommand: ({ context, event }) =>
      event.type === 'key.pressed' && afterKey(context.placement, event.key, event.isBig) !== null,
  },
  actions: {
    hold: assign(({ context, event }) => {
      const at = 'at' in event ? event.at : NOWHERE
      return {
        start: context.placement,
        from: Array.isArray(at) ? NOWHERE : (at as Point),
        fingers: Array.isArray(at) ? (at as [Point, Point]) : null,
        anchor: event.type === 'scale.began' ? event.anchor : null,
        lastKey: null,
      }
    }),
    /** The hold becomes one step of history. */
    letGo: assign(({ context }) =>
      isSame(context.start, context.placement)
        ? {}
        : { past: later(context.past, context.start), future: [] },
    ),
    putBack: assign(({ context }) => ({ placement: context.start })),
    press: assign(({ context, event }) =>
      event.type === 'key.pressed'
        ? {
            placement: afterKey(context.placement, event.key, event.isBig) ?? context.placement,
            lastKey: event.key,
          }
        : {},
    ),
    remember: assign(({ context }) => ({ past: later(context.past, context.placement), future: [] })),
    set: assign(({ event }) =>
      event.type === 'placement.set' ? { placement: event.placement, lastKey: null } : {},
    ),
    undo: assign(({ context: { past, future, placement } }) => ({
      placement: past.at(-1) ?? placement,
      past: past.slice(0, -1),
      future: [placement, ...future],
      lastKey: null,
    })),
    redo: assign(({ context: { past, future, placement } }) => ({
      placement: future[0] ?? placement,
      past: later(past, placement),
      future: future.slice(1),
      lastKey: null,
    })),
    lay: assign(({ event }) =>
      event.type === 'table.laid'
        ? { spec: event.spec, placement: event.placement, past: [], future: [], lastKey: null }
        : {},
    ),
  },
}).createMachine({
  id: 'placing',
  context: ({ input }) => ({
    ...input,
    past: [],
    future: [],
    start: input.placement,
    from: NOWHERE,
    fingers: null,
    anchor: null,
    lastKey: null,
  }),
  initial: 'resting',
  on: { 'table.laid': { target: '.resting', actions: 'lay' } },
  states: {
    resting: {
      on: {
        'drag.began': { target: 'held.dragging', actions: 'hold' },
        'scale.began': { target: 'held.scaling', actions: 'hold' },
        'turn.began': { target: 'held.turning', actions: 'hold' },
        'pinch.began': { target: 'held.pinching', actions: 'hold' },
        'key.pressed': [
          { guard: ({ context, event }) => isRepeated(context, event), actions: 'press' },
          { guard: 'isCommand', actions: ['remember', 'press'] },
        ],
        'placement.set': { actions: ['remember', 'set'] },
        'undo.asked': { guard: 'canUndo', actions: 'undo' },
        'redo.asked': { guard: 'canRedo', actions: 'redo' },
      },
    },
    held: {
      tags: 'held',
      initial: 'dragging',
      on: {
        'pointer.released': { target: 'resting', actions: 'letGo' },
        'pointer.cancelled': { target: 'resting', actions: 'putBack' },
        'pinch.began': { target: '.pinching', actions: ['letGo', 'hold'] },
      },
      states: {
        dragging: {
          on: {
            'pointer.moved': {
              actions: assign(({ context: { start, from, spec }, event }) => ({
                placement: dragged(start, from, event.at, spec, event.isHeld ?? false),
              })),
            },
          },
        },
        scaling: {
          on: {
            'pointer.moved': {
              actions: assign(({ context: { start, from, anchor }, event }) => ({
                placement: stretched(start, from, event.at, anchor),
              })),
            },
          },
        },
        turning: {
          on: {
            'pointer.moved': {
              actions: assign(({ context: { start, from }, event }) => ({
                placement: turnedTo(start, from, event.at, event.isHeld ?? false),
              })),
            },
          },
        },
        pinching: {
          on: {
            'fingers.moved': {
              actions: assign(({ context: { start, fingers }, event }) => ({
                placement: fingers ? pinched(start, fingers, event.at) : start,
              })),
            },
          },
        },
      },
    },
  },
})

/** The same key again goes into the same step of history, so that a held arrow undoes at once. */
const isRepeated = (context: PlacingContext, event: PlacingEvent) =>
  event.type === 'key.pressed' &&
  context.lastKey === event.key &&
  afterKey(context.placement, event.key, event.isBig) !== null

const later = (past: readonly Placement[], step: Placement) => [...past, step].slice(-MOST_STEPS)

const isSame = (a: Placement, b: Placement) =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height && a.rotation === b.rotation
