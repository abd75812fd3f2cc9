// @vitest-environment jsdom
import type { Box } from '@kisscut/artwork/geometry'
import { sceneMachine } from '@kisscut/machines/scene'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { followPointers } from './follow-pointers.ts'
import type { Photo } from './photo.ts'

/** A room of 40 × 20 inches, shown at one pixel per inch. */
const room = { width: 40, height: 20 }
const photo: Photo = {
  ...{ background: null, trouble: null, isPlain: false, picture: room },
  place: { box: { x: 0, y: 0, ...room }, boxHeightInches: room.height },
}
const start: Box = { x: 10, y: 5, width: 8, height: 4 }

function open() {
  const frame = document.createElement('div')
  frame.innerHTML = '<div data-handle="move"></div>'
  frame.setPointerCapture = () => undefined
  frame.getBoundingClientRect = () => new DOMRect(0, 0, room.width, room.height)
  const actor = createActor(sceneMachine, { input: { room, resting: start, isProportional: true } }).start()
  const put: (readonly [Box, boolean])[] = []
  followPointers(frame, { actor, photo: () => photo, onPut: (box, isResized) => put.push([box, isResized]) })
  const send = (type: string, pointerId: number, clientX: number, clientY = 7) =>
    frame.firstElementChild!.dispatchEvent(
      Object.assign(new MouseEvent(type, { bubbles: true, button: 0, altKey: true, clientX, clientY }), {
        pointerId,
      }),
    )
  return { put, send }
}

describe('touch on a product on its photograph (SCENE-2)', () => {
  it.each(['pointerup', 'pointercancel'])(
    'loses no movement when a second finger’s gesture ends with %s',
    (end) => {
      const { put, send } = open()
      send('pointerdown', 1, 12)
      send('pointermove', 1, 17)
      send('pointerdown', 2, 20)
      send(end, 2, 20)
      send('pointerup', 1, 17)
      expect(put).toEqual([[{ ...start, x: 15 }, false]])
    },
  )

  it('moves and resizes it in one step, until the last finger is lifted', () => {
    const { put, send } = open()
    send('pointerdown', 1, 12)
    send('pointerdown', 2, 16)
    send('pointermove', 2, 20)
    send('pointerup', 2, 20)
    send('pointermove', 1, 10)
    expect(put).toEqual([])
    send('pointerup', 1, 10)
    expect(put).toEqual([[{ x: 6, y: 3, width: 16, height: 8 }, true]])
  })

  it('leaves it unchanged without movement', () => {
    const { put, send } = open()
    send('pointerdown', 1, 12)
    send('pointerup', 1, 12)
    expect(put).toEqual([])
  })
})
