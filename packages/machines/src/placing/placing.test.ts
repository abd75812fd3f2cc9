import { middleOf, type Placement } from '@kisscut/artwork/placement'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { placingMachine } from './machine.ts'

const spec = { shape: 'rectangle' as const, width: 4, height: 2 }
const start: Placement = { x: 0.5, y: 0.25, width: 2, height: 1, rotation: 0 }

function table() {
  const actor = createActor(placingMachine, { input: { spec, placement: start } }).start()
  return { send: actor.send.bind(actor), now: () => actor.getSnapshot().context, actor }
}

describe('placing by pointer', () => {
  it('moves as far as the pointer and lets go as one step of history', () => {
    const { send, now } = table()
    send({ type: 'drag.began', at: { x: 1, y: 1 } })
    send({ type: 'pointer.moved', at: { x: 1.1, y: 1.1 } })
    send({ type: 'pointer.moved', at: { x: 1.2, y: 0.9 } })
    send({ type: 'pointer.released' })
    expect(now().placement.x).toBeCloseTo(0.7)
    expect(now().placement.y).toBeCloseTo(0.15)
    send({ type: 'undo.asked' })
    expect(now().placement).toEqual(start)
    send({ type: 'redo.asked' })
    expect(now().placement.x).toBeCloseTo(0.7)
  })

  it('falls into the middle when near, and stays free with Shift', () => {
    const { send, now } = table()
    send({ type: 'drag.began', at: { x: 0, y: 0 } })
    send({ type: 'pointer.moved', at: { x: 0.52, y: 0.27 } })
    expect(middleOf(now().placement)).toEqual({ x: 2, y: 1 })
    send({ type: 'pointer.moved', at: { x: 0.52, y: 0.27 }, isHeld: true })
    expect(now().placement.x).toBeCloseTo(1.02)
  })

  it('puts the artwork back when the pointer is cancelled', () => {
    const { send, now } = table()
    send({ type: 'drag.began', at: { x: 1, y: 1 } })
    send({ type: 'pointer.moved', at: { x: 3, y: 1 } })
    send({ type: 'pointer.cancelled' })
    expect(now().placement).toEqual(start)
    expect(now().past).toEqual([])
  })

  it('scales about the opposite corner', () => {
    const { send, now } = table()
    send({ type: 'scale.began', at: { x: 2.5, y: 1.25 }, anchor: { x: 0.5, y: 0.25 } })
    send({ type: 'pointer.moved', at: { x: 4.5, y: 2.25 } })
    expect(now().placement).toEqual({ ...start, width: 4, height: 2 })
  })

  it('turns about the middle, with Shift in steps of 15°', () => {
    const { send, now } = table()
    send({ type: 'turn.began', at: { x: 1.5, y: 0 } })
    send({ type: 'pointer.moved', at: { x: 2.25, y: 0.75 } })
    expect(now().placement.rotation).toBeCloseTo(90)
    send({ type: 'pointer.moved', at: { x: 2.25, y: 0.9 }, isHeld: true })
    expect(now().placement.rotation).toBeCloseTo(105)
    expect(middleOf(now().placement)).toEqual({ x: 1.5, y: 0.75 })
  })

  it('moves, scales and turns with two fingers', () => {
    const { send, now } = table()
    send({ type: 'drag.began', at: { x: 1, y: 0.75 } })
    send({
      type: 'pinch.began',
      at: [
        { x: 1, y: 0.75 },
        { x: 2, y: 0.75 },
      ],
    })
    send({
      type: 'fingers.moved',
      at: [
        { x: 1.5, y: -0.25 },
        { x: 1.5, y: 1.75 },
      ],
    })
    expect(now().placement.width).toBeCloseTo(4)
    expect(now().placement.rotation).toBeCloseTo(90)
    expect(middleOf(now().placement).x).toBeCloseTo(1.5)
    expect(middleOf(now().placement).y).toBeCloseTo(0.75)
  })
})

describe('placing by keyboard', () => {
  it.each([
    ['ArrowRight', false, { x: 0.51 }],
    ['ArrowUp', true, { y: 0.15 }],
    ['[', false, { rotation: 359 }],
    ['}', true, { rotation: 15 }],
    ['+', false, { width: 2.04, height: 1.02 }],
  ])('%s (Shift %s)', (key, isBig, expected) => {
    const { send, now } = table()
    send({ type: 'key.pressed', key, isBig })
    for (const [field, value] of Object.entries(expected))
      expect(now().placement[field as keyof Placement]).toBeCloseTo(value)
  })

  it('undoes a held arrow as one step', () => {
    const { send, now } = table()
    for (let press = 0; press < 5; press += 1) send({ type: 'key.pressed', key: 'ArrowLeft', isBig: false })
    send({ type: 'key.pressed', key: 'ArrowDown', isBig: false })
    expect(now().past).toHaveLength(2)
    send({ type: 'undo.asked' })
    send({ type: 'undo.asked' })
    expect(now().placement).toEqual(start)
  })

  it('leaves other keys alone', () => {
    const { send, now } = table()
    send({ type: 'key.pressed', key: 'a', isBig: false })
    expect(now().placement).toEqual(start)
    expect(now().past).toEqual([])
  })
})
