import { NO_GUIDES } from '@kisscut/artwork/snapping'
import {
  elementWith,
  maskOf,
  redo,
  startHistory,
  undo,
  type Command,
  type Crop,
  type Design,
} from '@kisscut/artwork/design'
import { assign, setup } from 'xstate'
import { apartFrom, commandOfDrag, dragOf, performed, selectingIn, targetsIn } from './context.ts'
import type { CanvasContext, Corner, Drag, Masking } from './context.ts'
import { commandOfKey } from './keys.ts'
import { steppedSelection } from './selection.ts'
import { draggedBy, resizedBy } from './snap.ts'
import { pinchedBy, rotatedBy, type Limits, type Pair, type Point } from './transforms.ts'

export type CanvasEvent =
  | { type: 'selection.changed'; ids: readonly string[] }
  /** Selects the next element above the selected one, or below. */
  | { type: 'selection.stepped'; by: 1 | -1 }
  | { type: 'drag.began'; at: Point }
  /** Scales by the handle at a corner; the opposite corner is fixed. */
  | { type: 'scale.began'; at: Point; corner: Corner }
  | { type: 'rotate.began'; at: Point }
  | { type: 'pinch.began'; at: Pair }
  /** `reach`: snap distance in inches; absent for no snapping. `isHeld`: Shift, which limits a rotation to 15° steps. */
  | { type: 'pointer.moved'; at: Point; reach?: number; isHeld?: boolean }
  | { type: 'fingers.moved'; at: Pair }
  | { type: 'pointer.released' }
  | { type: 'pointer.cancelled' }
  | { type: 'key.pressed'; key: string; isBig: boolean }
  /** A command from a field, a button, or a derived element. `isJoined`: merged into the last step with the same name. */
  | { type: 'command.given'; command: Command; isJoined?: boolean }
  /** Starts cropping: a command, Escape or undo ends it. */
  | { type: 'crop.began' }
  | { type: 'crop.changed'; crop: Crop }
  | { type: 'crop.ended' }
  /** Starts typing a text on the canvas: commands may change the text; a press on the canvas, Escape or another side ends it. */
  | { type: 'typing.began'; id: string }
  | { type: 'typing.ended' }
  /** Starts moving a mask, or its content, separately; a press elsewhere, Escape or another side ends it. EDIT-18. */
  | { type: 'masking.began'; masking: Masking }
  | { type: 'masking.ended' }
  | { type: 'side.shown'; side: string }
  | { type: 'undo.requested' }
  | { type: 'redo.requested' }
  /** Opens another design with a new history. */
  | { type: 'design.opened'; design: Design; selection?: readonly string[] }

interface CanvasInput {
  readonly design: Design
  readonly side: string
  readonly selection?: readonly string[]
  readonly leastWidth?: CanvasContext['leastWidth']
  readonly rules?: CanvasContext['rules']
  readonly settled?: CanvasContext['settled']
}

type PointerMoved = Extract<CanvasEvent, { type: 'pointer.moved' }>

const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 }

const PHASES = { moving: 'move', scaling: 'scale', rotating: 'rotate', pinching: 'transform' } as const

/** Every editor's canvas: one design, one history, one selection. Each phase of a drag is a state and undoes as one step. */
export const canvasMachine = setup({
  types: {
    context: {} as CanvasContext,
    events: {} as CanvasEvent,
    input: {} as CanvasInput,
    tags: {} as 'dragging' | 'cropping' | 'typing' | 'masking',
  },
  guards: {
    hasTargets: ({ context }) => targetsIn(context).length > 0,
    isEscape: ({ event }) => event.type === 'key.pressed' && event.key === 'Escape',
    isText: ({ context: { history }, event }) =>
      event.type === 'typing.began' && isOpenText(history.present, event.id),
    isTextGone: ({ context: { history, typing } }) => typing === null || !isOpenText(history.present, typing),
    isMasked: ({ context: { history }, event }) =>
      event.type === 'masking.began' && isMasked(history.present, event.masking),
    isMasking: ({ context: { masking } }) => masking !== null,
    isMaskGone: ({ context: { history, masking } }) =>
      masking === null || !isMasked(history.present, masking),
    isSide: ({ context: { history }, event }) =>
      event.type === 'side.shown' && history.present.sides.some(({ id }) => id === event.side),
    isSideGone: ({ context: { history, side } }) => {
      const { sides } = history.present
      return sides.length > 0 && !sides.some(({ id }) => id === side)
    },
    canUndo: ({ context }) => context.history.past.length > 0,
    canRedo: ({ context }) => context.history.future.length > 0,
  },
  actions: {
    beginDrag: assign(({ context, event }) => {
      if (!('at' in event)) return {}
      const drag = dragOf(context, event.at, event.type === 'scale.began' ? event.corner : 0)
      return { drag, typing: null, lastKey: null }
    }),
    /** Turns the drag into one step of history. */
    endDrag: assign(({ context }, { name }: { readonly name: string }) =>
      context.drag ? { ...performed(context, commandOfDrag(context.drag, name)), drag: null } : {},
    ),
    dropDrag: assign({ drag: null, crop: null, typing: null }),
    beginMasking: assign(({ event }) =>
      event.type === 'masking.began'
        ? { masking: event.masking, selection: [event.masking.element], lastKey: null }
        : {},
    ),
    dropMasking: assign({ masking: null }),
    beginCrop: assign({ crop: WHOLE, lastKey: null }),
    changeCrop: assign(({ event }) => (event.type === 'crop.changed' ? { crop: event.crop } : {})),
    dropCrop: assign({ crop: null }),
    beginTyping: assign(({ event }) =>
      event.type === 'typing.began' ? { typing: event.id, selection: [event.id], lastKey: null } : {},
    ),
    dropTyping: assign({ typing: null }),
    showSide: assign(({ context, event }) =>
      event.type === 'side.shown' && event.side !== context.side
        ? { side: event.side, selection: [], masking: null, lastKey: null }
        : {},
    ),
    /** Shows the first side if the visible one was removed. */
    showFirstSide: assign(({ context: { history } }) => ({
      side: history.present.sides[0]?.id ?? '',
      selection: [],
    })),
    pressKey: assign(({ context, event }) => {
      if (event.type !== 'key.pressed') return {}
      const { present } = context.history
      const key = commandOfKey(targetsIn(context), event.key, event.isBig, {
        product: present,
        leastWidth: context.leastWidth,
      })
      const command = key && apartFrom(context.masking, key)
      // The same key again is merged into the same step, so that a held arrow is undone at once.
      return command
        ? { ...performed(context, command, context.lastKey === event.key), lastKey: event.key }
        : {}
    }),
    perform: assign(({ context, event }) =>
      event.type === 'command.given'
        ? { ...performed(context, event.command, event.isJoined), lastKey: null }
        : {},
    ),
    undo: assign(({ context }) => ({ history: undo(context.history), lastKey: null })),
    redo: assign(({ context }) => ({ history: redo(context.history), lastKey: null })),
    select: assign(({ context, event }) => {
      if (event.type === 'selection.changed') return { selection: event.ids, lastKey: null }
      if (event.type !== 'selection.stepped') return {}
      return { selection: steppedSelection(selectingIn(context), event.by), lastKey: null }
    }),
    open: assign(({ event }) =>
      event.type === 'design.opened'
        ? {
            history: startHistory(event.design),
            selection: event.selection ?? [],
            drag: null,
            crop: null,
            typing: null,
            masking: null,
            lastKey: null,
          }
        : {},
    ),
  },
}).createMachine({
  id: 'canvas',
  context: ({ input }) => ({
    history: startHistory(input.design),
    side: input.side,
    selection: input.selection ?? [],
    drag: null,
    crop: null,
    typing: null,
    masking: null,
    leastWidth: input.leastWidth ?? (() => 0),
    rules: input.rules,
    settled: input.settled ?? ((design) => design),
    lastKey: null,
  }),
  initial: 'resting',
  on: {
    'design.opened': { target: '.resting', actions: 'open' },
    // A derived element replaces the dragged one, and the drag ends.
    'command.given': { target: '.resting', actions: ['dropDrag', 'perform'] },
    'side.shown': { guard: 'isSide', target: '.resting', actions: ['dropDrag', 'showSide'] },
  },
  states: {
    resting: {
      always: [
        { guard: 'isSideGone', actions: 'showFirstSide' },
        { guard: 'isMasking', target: 'masking' },
      ],
      on: {
        'selection.changed': { actions: 'select' },
        'selection.stepped': { actions: 'select' },
        'drag.began': { guard: 'hasTargets', target: 'dragging.moving', actions: 'beginDrag' },
        'scale.began': { guard: 'hasTargets', target: 'dragging.scaling', actions: 'beginDrag' },
        'rotate.began': { guard: 'hasTargets', target: 'dragging.rotating', actions: 'beginDrag' },
        'pinch.began': { guard: 'hasTargets', target: 'dragging.pinching', actions: 'beginDrag' },
        'key.pressed': { actions: 'pressKey' },
        'undo.requested': { guard: 'canUndo', actions: 'undo' },
        'redo.requested': { guard: 'canRedo', actions: 'redo' },
        'crop.began': { guard: 'hasTargets', target: 'cropping', actions: 'beginCrop' },
        'typing.began': { guard: 'isText', target: 'typing', actions: 'beginTyping' },
        'masking.began': { guard: 'isMasked', target: 'masking', actions: 'beginMasking' },
      },
    },
    masking: {
      tags: 'masking',
      always: { guard: 'isMaskGone', target: 'resting', actions: 'dropMasking' },
      on: {
        'masking.began': { guard: 'isMasked', actions: 'beginMasking' },
        'masking.ended': { target: 'resting', actions: 'dropMasking' },
        'selection.changed': { target: 'resting', actions: ['dropMasking', 'select'] },
        'selection.stepped': { target: 'resting', actions: ['dropMasking', 'select'] },
        'crop.began': { target: 'cropping', actions: ['dropMasking', 'beginCrop'] },
        'drag.began': { target: 'dragging.moving', actions: 'beginDrag' },
        'scale.began': { target: 'dragging.scaling', actions: 'beginDrag' },
        'rotate.began': { target: 'dragging.rotating', actions: 'beginDrag' },
        'pinch.began': { target: 'dragging.pinching', actions: 'beginDrag' },
        'key.pressed': [
          { guard: 'isEscape', target: 'resting', actions: 'dropMasking' },
          { actions: 'pressKey' },
        ],
        'undo.requested': { guard: 'canUndo', actions: 'undo' },
        'redo.requested': { guard: 'canRedo', actions: 'redo' },
      },
    },
    typing: {
      tags: 'typing',
      always: { guard: 'isTextGone', target: 'resting', actions: 'dropTyping' },
      on: {
        'command.given': { actions: 'perform' },
        'typing.began': { guard: 'isText', actions: 'beginTyping' },
        'typing.ended': { target: 'resting', actions: 'dropTyping' },
        'selection.changed': { target: 'resting', actions: ['dropTyping', 'select'] },
        'drag.began': [
          { guard: 'hasTargets', target: 'dragging.moving', actions: 'beginDrag' },
          { target: 'resting', actions: 'dropTyping' },
        ],
        'scale.began': { target: 'dragging.scaling', actions: 'beginDrag' },
        'rotate.began': { target: 'dragging.rotating', actions: 'beginDrag' },
        'pinch.began': { target: 'dragging.pinching', actions: 'beginDrag' },
        'key.pressed': { guard: 'isEscape', target: 'resting', actions: 'dropTyping' },
        'undo.requested': { guard: 'canUndo', actions: 'undo' },
        'redo.requested': { guard: 'canRedo', actions: 'redo' },
      },
    },
    cropping: {
      tags: 'cropping',
      on: {
        'crop.changed': { actions: 'changeCrop' },
        'crop.ended': { target: 'resting', actions: 'dropCrop' },
        'key.pressed': { guard: 'isEscape', target: 'resting', actions: 'dropCrop' },
        'undo.requested': { target: 'resting', actions: 'dropCrop' },
      },
    },
    dragging: {
      tags: 'dragging',
      initial: 'moving',
      on: { 'pointer.cancelled': { target: 'resting', actions: 'dropDrag' } },
      states: {
        moving: {
          on: {
            'pointer.moved': { actions: moved(drag) },
            'pointer.released': ended('moving'),
            'pinch.began': {
              target: 'pinching',
              actions: [{ type: 'endDrag', params: { name: PHASES.moving } }, 'beginDrag'],
            },
          },
        },
        scaling: {
          on: { 'pointer.moved': { actions: moved(scale) }, 'pointer.released': ended('scaling') },
        },
        rotating: {
          on: { 'pointer.moved': { actions: moved(rotate) }, 'pointer.released': ended('rotating') },
        },
        pinching: {
          on: {
            'fingers.moved': {
              actions: assign(({ context, event }) => {
                const { drag: held } = context
                if (!held || !isPair(held.from)) return {}
                const limits = limitsOf(context)
                const similarity = pinchedBy(held.elements, held.from, event.at, limits)
                return { drag: { ...held, similarity } }
              }),
            },
            'pointer.released': ended('pinching'),
          },
        },
      },
    },
  },
})

function ended(phase: keyof typeof PHASES) {
  const endDrag = { type: 'endDrag' as const, params: { name: PHASES[phase] } }
  return { target: '#canvas.resting' as const, actions: endDrag }
}

/** Continues a drag, whose phase maps the pointer to a transform. */
function moved(further: (drag: Drag, from: Point, event: PointerMoved, limits: Limits) => Partial<Drag>) {
  return assign<CanvasContext, PointerMoved, undefined, CanvasEvent, never>(({ context, event }) => {
    const { drag: held } = context
    return held && !isPair(held.from)
      ? { drag: { ...held, ...further(held, held.from, event, limitsOf(context)) } }
      : {}
  })
}

function drag(held: Drag, from: Point, { at, reach = 0 }: PointerMoved) {
  return draggedBy(held, { from, to: at, reach })
}

function scale(held: Drag, from: Point, { at, reach = 0 }: PointerMoved, limits: Limits) {
  return resizedBy(held, held.anchor, { from, to: at, reach }, limits)
}

function rotate({ frame }: Drag, from: Point, { at, isHeld = false }: PointerMoved) {
  return { similarity: rotatedBy(frame, { from, to: at }, isHeld), guides: NO_GUIDES }
}

const isOpenText = ({ elements }: Design, text: string): boolean =>
  elements.some(({ id, kind, locked }) => id === text && kind === 'text' && !locked)

const isMasked = (design: Design, { element }: Masking): boolean =>
  maskOf(design, element) !== null && elementWith(design, element)?.locked === false

const limitsOf = ({ history, leastWidth }: CanvasContext): Limits => ({
  product: history.present,
  leastWidth,
})

const isPair = (from: Point | Pair): from is Pair => Array.isArray(from)
