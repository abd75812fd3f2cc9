import { addSide, group, hide, place, removeSide } from '@kisscut/artwork/design'
import { middleOf, type Placement } from '@kisscut/artwork/placement'
import { describe, expect, it } from 'vitest'
import { designShown, frameShown, groupOfSelection, selectingIn, unitAt } from './index.ts'
import { canvas, squares, start, upload } from './testing/open-canvas.ts'

describe('dragging by pointer', () => {
  it('follows the pointer, as one undo step', () => {
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

  it('snaps to the center of the product with a guide, and moves freely without a reach (EDIT-15)', () => {
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

  it('snaps to the edges of other elements, and keeps the snapped place (EDIT-15)', () => {
    const { send, seen, now } = canvas(squares, ['a'])
    send({ type: 'drag.began', at: { x: 1.5, y: 1.5 } })
    send({ type: 'pointer.moved', at: { x: 3.68, y: 2.2 }, reach: 0.03 })
    expect(now().drag?.guides.x).toBe(4.2)
    send({ type: 'pointer.released' })
    expect(seen().x).toBeCloseTo(3.2, 9)
  })

  it('snaps an edge to the safe area when scaling (EDIT-15)', () => {
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

  it('rotates about the center, with Shift in steps of 15°', () => {
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

  it('ends where a derived element replaces the dragged one', () => {
    const { send, now, isDragging } = canvas()
    send({ type: 'drag.began', at: { x: 1, y: 1 } })
    send({ type: 'pointer.moved', at: { x: 3, y: 1 } })
    send({ type: 'command.given', command: place('artwork', { ...start, y: 0 }) })
    expect(isDragging()).toBe(false)
    expect(designShown(now()).elements[0]).toMatchObject({ ...start, y: 0 })
  })
})

describe('a selection', () => {
  it('is dragged together, in one frame that rotates with it', () => {
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

  it('steps cyclically through unlocked elements', () => {
    const { send, now } = canvas(squares)
    const visited = [1, 1, 1, -1].map((by) => {
      send({ type: 'selection.stepped', by: by as 1 | -1 })
      return now().selection[0]
    })
    expect(visited).toEqual(['a', 'b', 'a', 'b'])
  })

  it('is a whole group, moved and copied as one, or a part of an entered group (EDIT-16)', () => {
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

  it('is the only element where there is no other, and empty where there are several', () => {
    const alone = canvas()
    alone.send({ type: 'key.pressed', key: 'ArrowDown', isBig: false })
    expect(alone.now().history.past).toHaveLength(1)
    const several = canvas(squares)
    several.send({ type: 'key.pressed', key: 'ArrowDown', isBig: false })
    several.send({ type: 'drag.began', at: { x: 1, y: 1 } })
    expect(several.now().history.past).toHaveLength(0)
    expect(several.isDragging()).toBe(false)
  })

  it('is the only visible element, never a hidden one (EDIT-17)', () => {
    const { send, now } = canvas(hide(['a'], true).apply(squares))
    send({ type: 'key.pressed', key: 'ArrowRight', isBig: true })
    expect(now().history.present.elements.map(({ x }) => x)).toEqual([1, 4.3, 0])
    const { send: press, now: alone } = canvas(hide(['a', 'b'], true).apply(squares))
    press({ type: 'key.pressed', key: 'ArrowRight', isBig: true })
    expect(alone().history.past).toEqual([])
  })

  it('is removed by Delete, except elements that cannot be removed', () => {
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

  it('undoes a held arrow key in one step', () => {
    const { send, now } = canvas()
    for (let press = 0; press < 5; press += 1) send({ type: 'key.pressed', key: 'ArrowLeft', isBig: false })
    send({ type: 'key.pressed', key: 'ArrowDown', isBig: false })
    expect(now().history.past).toHaveLength(2)
    send({ type: 'undo.requested' })
    send({ type: 'undo.requested' })
    expect(now().history.present).toBe(upload)
  })

  it('ignores other keys', () => {
    const { send, now } = canvas()
    send({ type: 'key.pressed', key: 'a', isBig: false })
    expect(now().history.present).toBe(upload)
  })
})

describe('opening another design', () => {
  it('starts a new history, and ends a drag', () => {
    const { send, now, isDragging } = canvas()
    send({ type: 'key.pressed', key: 'ArrowLeft', isBig: false })
    send({ type: 'drag.began', at: { x: 1, y: 1 } })
    send({ type: 'design.opened', design: squares, selection: ['b'] })
    expect(isDragging()).toBe(false)
    expect(now()).toMatchObject({ selection: ['b'], drag: null, history: { past: [], present: squares } })
  })
})

describe('sides and locks on the canvas', () => {
  const two = addSide({ ...squares.sides[0]!, id: 'back', name: 'Back' }).apply(squares)

  it('shows another side without a selection, and the first one when that is removed (EDIT-10)', () => {
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
