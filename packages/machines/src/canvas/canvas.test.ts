import {
  MASK_FORMS,
  addSide,
  change,
  elementOf,
  emptyDesign,
  group,
  hide,
  maskTo,
  place,
  releaseMask,
  remove,
  removeSide,
  uploadDesign,
  type Design,
} from '@kisscut/artwork/design'
import { middleOf, type Placement } from '@kisscut/artwork/placement'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  canvasMachine,
  designShown,
  frameShown,
  groupOfSelection,
  selectingIn,
  unitAt,
  type CanvasEvent,
} from './index.ts'

const start: Placement = { x: 0.5, y: 0.25, width: 2, height: 1, rotation: 0 }
const logo = { file: 'f1', pixels: null, placement: start }
const upload = uploadDesign({ width: 4, height: 2, shape: 'rectangle' }, logo)

function canvas(design: Design = upload, selection: readonly string[] = []) {
  const actor = createActor(canvasMachine, { input: { design, side: 'front', selection } }).start()
  const now = () => actor.getSnapshot().context
  return {
    send: actor.send.bind(actor),
    now,
    /** The first element as it is seen. */
    seen: () => designShown(now()).elements[0] as Placement,
    isDragging: () => actor.getSnapshot().hasTag('dragging'),
  }
}

/** Two squares of an inch beside each other, and a locked one. */
const squares: Design = {
  ...emptyDesign(6, 3, 'front'),
  elements: [
    elementOf('shape', { id: 'a', side: 'front', x: 1, y: 1, width: 1, height: 1, z: 0 }),
    elementOf('shape', { id: 'b', side: 'front', x: 4.2, y: 1, width: 1, height: 1, z: 1 }),
    elementOf('shape', { id: 'c', side: 'front', x: 0, y: 0, width: 1, height: 1, z: 2, locked: true }),
  ],
}

describe('dragging by pointer', () => {
  it('moves as far as the pointer, and is one step of history', () => {
    const { send, seen, now } = canvas()
    send({ type: 'drag.began', at: { x: 1, y: 1 } })
    send({ type: 'pointer.moved', at: { x: 1.1, y: 1.1 } })
    send({ type: 'pointer.moved', at: { x: 1.2, y: 0.9 } })
    expect(now().history.present).toBe(upload)
    expect(seen().x).toBeCloseTo(0.7)
    send({ type: 'pointer.released' })
    expect(seen().y).toBeCloseTo(0.15)
    send({ type: 'undo.requested' })
    expect(now().history.present).toBe(upload)
    send({ type: 'redo.requested' })
    expect(seen().x).toBeCloseTo(0.7)
  })

  it('snaps to the middle of the product when near, shows where, and is free without a reach (EDIT-15)', () => {
    const { send, seen, now } = canvas()
    send({ type: 'drag.began', at: { x: 0, y: 0 } })
    send({ type: 'pointer.moved', at: { x: 0.52, y: 0.27 }, reach: 0.03 })
    expect(middleOf(seen()).x).toBeCloseTo(2)
    expect(middleOf(seen()).y).toBeCloseTo(1)
    expect(now().drag?.guides).toEqual({ x: 2, y: 1, gaps: [] })
    send({ type: 'pointer.moved', at: { x: 0.52, y: 0.27 } })
    expect(seen().x).toBeCloseTo(1.02)
    expect(now().drag?.guides).toEqual({ x: null, y: null, gaps: [] })
  })

  it('snaps to the edges of other elements, and is saved where it snapped (EDIT-15)', () => {
    const { send, seen, now } = canvas(squares, ['a'])
    send({ type: 'drag.began', at: { x: 1.5, y: 1.5 } })
    send({ type: 'pointer.moved', at: { x: 3.68, y: 2.2 }, reach: 0.03 })
    expect(now().drag?.guides.x).toBe(4.2)
    send({ type: 'pointer.released' })
    expect(seen().x).toBeCloseTo(3.2, 9)
  })

  it('snaps an edge to the safe area while it is scaled (EDIT-15)', () => {
    const { send, seen, now } = canvas(squares, ['a'])
    send({ type: 'scale.began', at: { x: 2, y: 2 }, corner: 2 })
    send({ type: 'pointer.moved', at: { x: 2.92, y: 2.92 }, reach: 0.03 })
    expect(now().drag?.guides.y).toBeCloseTo(2.9375, 9)
    expect(seen().height).toBeCloseTo(1.9375, 9)
    send({ type: 'pointer.moved', at: { x: 2.92, y: 2.92 } })
    expect(seen().height).toBeCloseTo(1.92, 9)
  })

  it('changes nothing when the pointer is cancelled', () => {
    const { send, now, isDragging } = canvas()
    send({ type: 'drag.began', at: { x: 1, y: 1 } })
    send({ type: 'pointer.moved', at: { x: 3, y: 1 } })
    send({ type: 'pointer.cancelled' })
    expect(isDragging()).toBe(false)
    expect(designShown(now())).toBe(upload)
    expect(now().history.past).toEqual([])
  })

  it('scales about the opposite corner', () => {
    const { send, seen } = canvas()
    send({ type: 'scale.began', at: { x: 2.5, y: 1.25 }, corner: 2 })
    send({ type: 'pointer.moved', at: { x: 4.5, y: 2.25 } })
    send({ type: 'pointer.released' })
    expect(seen()).toMatchObject({ ...start, width: 4, height: 2 })
  })

  it('rotates about the middle, with Shift in steps of 15°', () => {
    const { send, seen } = canvas()
    send({ type: 'rotate.began', at: { x: 1.5, y: 0 } })
    send({ type: 'pointer.moved', at: { x: 2.25, y: 0.75 } })
    expect(seen().rotation).toBeCloseTo(90)
    send({ type: 'pointer.moved', at: { x: 2.25, y: 0.9 }, isHeld: true })
    expect(seen().rotation).toBeCloseTo(105)
    expect(middleOf(seen())).toEqual({ x: 1.5, y: 0.75 })
  })

  it('moves, scales and rotates with two fingers', () => {
    const { send, seen, now } = canvas()
    const across = [
      { x: 1, y: 0.75 },
      { x: 2, y: 0.75 },
    ] as const
    const down = [
      { x: 1.5, y: -0.25 },
      { x: 1.5, y: 1.75 },
    ] as const
    send({ type: 'drag.began', at: across[0] })
    send({ type: 'pinch.began', at: across })
    send({ type: 'fingers.moved', at: down })
    send({ type: 'pointer.released' })
    expect(seen().width).toBeCloseTo(4)
    expect(seen().rotation).toBeCloseTo(90)
    expect(middleOf(seen()).x).toBeCloseTo(1.5)
    expect(middleOf(seen()).y).toBeCloseTo(0.75)
    expect(now().history.past).toHaveLength(1)
  })

  it('ends where something made of the element takes its place', () => {
    const { send, now, isDragging } = canvas()
    send({ type: 'drag.began', at: { x: 1, y: 1 } })
    send({ type: 'pointer.moved', at: { x: 3, y: 1 } })
    send({ type: 'command.given', command: place('artwork', { ...start, y: 0 }) })
    expect(isDragging()).toBe(false)
    expect(designShown(now()).elements[0]).toMatchObject({ ...start, y: 0 })
  })
})

describe('a mask and what it cuts (EDIT-18)', () => {
  const masked = maskTo('artwork', MASK_FORMS.oval, 'm').apply(upload)
  const masking = (moves: 'mask' | 'element') => {
    const opened = canvas(masked, ['artwork'])
    opened.send({ type: 'masking.began', masking: { element: 'artwork', moves } })
    return {
      ...opened,
      placeOf: (id: string) => opened.now().history.present.elements.find((each) => each.id === id),
    }
  }

  it.each([
    ['mask', 'm', 'artwork'],
    ['element', 'artwork', 'm'],
  ] as const)('are moved apart: the %s by pointer and by keys', (moves, moved, resting) => {
    const { send, now, placeOf } = masking(moves)
    send({ type: 'drag.began', at: { x: 1, y: 1 } })
    send({ type: 'pointer.moved', at: { x: 1.5, y: 1 } })
    expect(frameShown(now())?.x).toBeCloseTo(1)
    send({ type: 'pointer.released' })
    send({ type: 'key.pressed', key: 'ArrowDown', isBig: true })
    expect(placeOf(moved)).toMatchObject({ x: expect.closeTo(1), y: expect.closeTo(0.35) })
    expect(placeOf(resting)).toMatchObject({ x: 0.5, y: 0.25 })
    send({ type: 'undo.requested' })
    send({ type: 'undo.requested' })
    expect(now().history.present).toBe(masked)
    expect(now().masking).not.toBeNull()
  })

  it('are moved together again after Escape, a press elsewhere, or when the mask is gone', () => {
    const ends: readonly CanvasEvent[] = [
      { type: 'key.pressed', key: 'Escape', isBig: false },
      { type: 'selection.changed', ids: [] },
      { type: 'masking.ended' },
      { type: 'command.given', command: releaseMask('artwork') },
    ]
    for (const end of ends) {
      const { send, now } = masking('mask')
      send(end)
      expect(now().masking).toBeNull()
    }
  })

  it('never are where nothing is cut', () => {
    const { send, now } = canvas(upload, ['artwork'])
    send({ type: 'masking.began', masking: { element: 'artwork', moves: 'mask' } })
    expect(now().masking).toBeNull()
  })
})

describe('a selection', () => {
  it('is dragged together, in one frame that rotates along', () => {
    const { send, now } = canvas(squares, ['a', 'b'])
    expect(frameShown(now())).toEqual({ x: 1, y: 1, width: 4.2, height: 1, rotation: 0 })
    send({ type: 'rotate.began', at: { x: 3.1, y: 0 } })
    send({ type: 'pointer.moved', at: { x: 4.6, y: 1.5 } })
    expect(frameShown(now())?.rotation).toBeCloseTo(90)
    send({ type: 'pointer.released' })
    const [a, b] = designShown(now()).elements as readonly Placement[]
    expect(middleOf(a!).x).toBeCloseTo(3.1)
    expect(middleOf(a!).y).toBeCloseTo(-0.1)
    expect(b?.rotation).toBeCloseTo(90)
  })

  it('is stepped through without locked elements, round at the ends', () => {
    const { send, now } = canvas(squares)
    const visited = [1, 1, 1, -1].map((by) => {
      send({ type: 'selection.stepped', by: by as 1 | -1 })
      return now().selection[0]
    })
    expect(visited).toEqual(['a', 'b', 'a', 'b'])
  })

  it('is a whole group, moved and copied as one, or the part of it that is entered (EDIT-16)', () => {
    const design = group(['a', 'b'], 'g').apply({
      ...squares,
      elements: squares.elements.map((each) => ({ ...each, locked: false })),
    })
    const { send, now } = canvas(design)
    const unit = (id: string, deeper = 0) => unitAt(selectingIn(now()), id, deeper)
    expect([unit('b'), unit('c'), unit('b', 1)]).toEqual([['a', 'b'], ['c'], ['b']])
    send({ type: 'selection.stepped', by: -1 })
    expect(now().selection).toEqual(['c'])
    send({ type: 'selection.stepped', by: 1 })
    expect(now().selection).toEqual(['a', 'b'])
    send({ type: 'key.pressed', key: 'ArrowDown', isBig: true })
    expect(now().history.present.elements.map(({ y }) => y)).toEqual([1.1, 1.1, 0])
    send({ type: 'selection.changed', ids: ['b'] })
    expect([unit('a'), unit('c')]).toEqual([['a'], ['c']])
    send({ type: 'selection.stepped', by: 1 })
    expect(now().selection).toEqual(['a'])
    expect(groupOfSelection(selectingIn(now()))).toEqual(['a', 'b'])
  })

  it('is the only element where there is no other, and nothing where there are several', () => {
    const alone = canvas()
    alone.send({ type: 'key.pressed', key: 'ArrowDown', isBig: false })
    expect(alone.now().history.past).toHaveLength(1)
    const several = canvas(squares)
    several.send({ type: 'key.pressed', key: 'ArrowDown', isBig: false })
    several.send({ type: 'drag.began', at: { x: 1, y: 1 } })
    expect(several.now().history.past).toHaveLength(0)
    expect(several.isDragging()).toBe(false)
  })

  it('is the only element that is seen, never a hidden one (EDIT-17)', () => {
    const { send, now } = canvas(hide(['a'], true).apply(squares))
    send({ type: 'key.pressed', key: 'ArrowRight', isBig: true })
    expect(now().history.present.elements.map(({ x }) => x)).toEqual([1, 4.3, 0])
    const { send: press, now: alone } = canvas(hide(['a', 'b'], true).apply(squares))
    press({ type: 'key.pressed', key: 'ArrowRight', isBig: true })
    expect(alone().history.past).toEqual([])
  })

  it('is removed by Delete, but for what cannot be removed', () => {
    const { send, now } = canvas(squares, ['a'])
    send({ type: 'key.pressed', key: 'Delete', isBig: false })
    expect(now().history.present.elements.map(({ id }) => id)).toEqual(['b', 'c'])
    const artwork = canvas(upload, ['artwork'])
    artwork.send({ type: 'key.pressed', key: 'Delete', isBig: false })
    expect(artwork.now().history.present).toBe(upload)
  })
})

describe('the keyboard', () => {
  it.each([
    ['ArrowRight', false, { x: 0.51 }],
    ['ArrowUp', true, { y: 0.15 }],
    ['[', false, { rotation: 359 }],
    ['}', true, { rotation: 15 }],
    ['+', false, { width: 2.04, height: 1.02 }],
    ['_', true, { width: 2 / 1.1 }],
  ])('%s (Shift %s)', (key, isBig, expected) => {
    const { send, seen } = canvas()
    send({ type: 'key.pressed', key, isBig })
    for (const [field, value] of Object.entries(expected))
      expect(seen()[field as keyof Placement]).toBeCloseTo(value)
  })

  it('undoes a held arrow as one step', () => {
    const { send, now } = canvas()
    for (let press = 0; press < 5; press += 1) send({ type: 'key.pressed', key: 'ArrowLeft', isBig: false })
    send({ type: 'key.pressed', key: 'ArrowDown', isBig: false })
    expect(now().history.past).toHaveLength(2)
    send({ type: 'undo.requested' })
    send({ type: 'undo.requested' })
    expect(now().history.present).toBe(upload)
  })

  it('leaves other keys alone', () => {
    const { send, now } = canvas()
    send({ type: 'key.pressed', key: 'a', isBig: false })
    expect(now().history.present).toBe(upload)
  })
})

describe('another design', () => {
  it('has a history of its own, and ends a drag', () => {
    const { send, now, isDragging } = canvas()
    send({ type: 'key.pressed', key: 'ArrowLeft', isBig: false })
    send({ type: 'drag.began', at: { x: 1, y: 1 } })
    send({ type: 'design.opened', design: squares, selection: ['b'] })
    expect(isDragging()).toBe(false)
    expect(now()).toMatchObject({ selection: ['b'], drag: null, history: { past: [], present: squares } })
  })
})

describe('choosing the part of an artwork that stays (DESIGN-25)', () => {
  const half = { x: 0, y: 0, width: 0.5, height: 1 }
  const cropping = () => {
    const opened = canvas(upload, ['artwork'])
    opened.send({ type: 'key.pressed', key: 'ArrowRight', isBig: true })
    opened.send({ type: 'crop.began' })
    opened.send({ type: 'crop.changed', crop: half })
    return opened
  }

  it('begins with all of it, and leaves design and history alone', () => {
    const { send, now } = canvas(upload, ['artwork'])
    send({ type: 'crop.began' })
    expect(now().crop).toEqual({ x: 0, y: 0, width: 1, height: 1 })
    send({ type: 'crop.changed', crop: half })
    send({ type: 'drag.began', at: { x: 1, y: 1 } })
    send({ type: 'key.pressed', key: 'ArrowLeft', isBig: true })
    expect(now()).toMatchObject({ crop: half, drag: null, history: { present: upload, past: [] } })
  })

  it.each([
    { type: 'crop.ended' as const },
    { type: 'key.pressed' as const, key: 'Escape', isBig: false },
    { type: 'undo.requested' as const },
  ])('is canceled by $type $key, which takes nothing else back', (event) => {
    const { send, now } = cropping()
    send(event)
    expect(now().crop).toBeNull()
    expect(now().history.past).toHaveLength(1)
    send({ type: 'undo.requested' })
    expect(now().history.present).toBe(upload)
  })

  it('ends with what was made of it, as one step', () => {
    const { send, now, seen } = cropping()
    send({ type: 'command.given', command: place('artwork', { ...start, width: 1 }) })
    expect(now()).toMatchObject({ crop: null })
    expect(now().history.past).toHaveLength(2)
    expect(seen().width).toBe(1)
  })

  it('is for artwork only', () => {
    const { send, now } = canvas(uploadDesign({ width: 4, height: 2, shape: 'rectangle' }, null))
    send({ type: 'crop.began' })
    expect(now().crop).toBeNull()
  })
})

describe('typing on the canvas (EDIT-5)', () => {
  const text = elementOf('text', { id: 't', side: 'front', x: 1, y: 1, width: 1, height: 0.5, text: 'a' })
  const design = { ...squares, elements: [...squares.elements, text] }
  const type = (words: string) => change(text, { text: words }, 'text')

  it('goes on while commands change the text, and a press elsewhere ends it', () => {
    const { send, now } = canvas(design)
    send({ type: 'typing.began', id: 't' })
    expect([now().typing, now().selection]).toEqual(['t', ['t']])
    send({ type: 'command.given', command: type('ab') })
    send({ type: 'command.given', command: type('abc'), isJoined: true })
    expect([now().typing, now().history.past.length]).toEqual(['t', 1])
    send({ type: 'selection.changed', ids: ['a'] })
    expect([now().typing, now().selection]).toEqual([null, ['a']])
  })

  it('ends with Escape, and with the text', () => {
    const { send, now } = canvas(design)
    send({ type: 'typing.began', id: 't' })
    send({ type: 'key.pressed', key: 'Escape', isBig: false })
    expect(now().typing).toBeNull()
    send({ type: 'typing.began', id: 't' })
    send({ type: 'command.given', command: remove(['t']) })
    expect(now().typing).toBeNull()
  })

  it('never begins on what is no text, or locked', () => {
    const { send, now } = canvas({ ...design, elements: [{ ...text, locked: true }, squares.elements[0]!] })
    for (const id of ['t', 'a', 'nobody']) send({ type: 'typing.began', id })
    expect(now().typing).toBeNull()
  })
})

describe('sides and locks on the canvas', () => {
  const two = addSide({ ...squares.sides[0]!, id: 'back', name: 'Back' }).apply(squares)

  it('shows another side with nothing selected, and the first one when that is gone (EDIT-10)', () => {
    const { send, now } = canvas(two, ['a'])
    send({ type: 'side.shown', side: 'back' })
    expect([now().side, now().selection]).toEqual(['back', []])
    send({ type: 'side.shown', side: 'nowhere' })
    expect(now().side).toBe('back')
    send({ type: 'command.given', command: removeSide('back') })
    expect(now().side).toBe('front')
  })

  it('never moves another element while a locked one is selected (EDIT-6)', () => {
    const only = { ...squares, elements: squares.elements.slice(1) }
    const { send, now } = canvas(only, ['c'])
    send({ type: 'key.pressed', key: 'ArrowRight', isBig: false })
    expect(now().history.present).toBe(only)
  })
})
