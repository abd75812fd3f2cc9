// @vitest-environment jsdom
import { elementOf, emptyDesign } from '@kisscut/artwork/design'
import { canvasMachine, type CanvasEvent } from '@kisscut/machines/canvas'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Canvas } from '../../canvas/index.ts'
import { followGestures } from './gestures.ts'

afterEach(() => vi.useRealTimers())

const at = { side: 'front', y: 1, width: 1, height: 1 }
const design = {
  ...emptyDesign(6, 3),
  elements: [elementOf('shape', { ...at, id: 'a', x: 1 }), elementOf('shape', { ...at, id: 'b', x: 3 })],
}

/** A canvas on which a pixel is a hundredth of an inch. */
function follow() {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const actor = createActor(canvasMachine, { input: { design, side: 'front' } }).start()
  const happened: string[] = []
  const viewport = { scale: 100, left: 0, top: 0, width: 600, height: 300 }
  const stop = followGestures({ svg, viewport: () => viewport } as unknown as Canvas, {
    context: () => actor.getSnapshot().context,
    send: (event: CanvasEvent) => {
      if (event.type === 'pointer.cancelled') happened.push('cancelled')
      actor.send(event)
    },
    onOpen: (id) => happened.push(`open ${id}`),
    onMenu: ({ x, y }) => happened.push(`menu ${x} ${y}`),
  })
  const event = (type: string, x: number, y: number, init: object = {}) => {
    const given = { clientX: x, clientY: y, button: 0, isPrimary: true, pointerType: 'mouse', ...init }
    svg.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), given))
  }
  return {
    event,
    stop,
    happened,
    selection: () => actor.getSnapshot().context.selection,
    click: (x: number, y: number, init: object = {}) => {
      event('pointerdown', x, y, init)
      event('pointerup', x, y, init)
    },
  }
}

describe('clicks and taps (EDIT-5, EDIT-9, EDIT-13)', () => {
  it.each(['mouse', 'touch'])(
    'open an element by a double %s on it, though it is lifted in between',
    (pointerType) => {
      const { click, happened } = follow()
      click(150, 150, { pointerType })
      expect(happened).toEqual([])
      click(150, 150, { pointerType })
      expect(happened).toEqual(['open a'])
      click(150, 150, { pointerType })
      expect(happened).toEqual(['open a'])
    },
  )

  it('never open one by clicks on different elements, or by drags', () => {
    const { click, event, happened } = follow()
    click(150, 150)
    click(350, 150)
    event('pointerdown', 350, 150)
    event('pointermove', 380, 150)
    event('pointerup', 380, 150)
    expect(happened).toEqual([])
  })

  it('open the menu by a right click or a long press, with the element below selected', () => {
    vi.useFakeTimers()
    const { event, happened, selection, stop } = follow()
    event('contextmenu', 350, 150)
    expect([happened, selection()]).toEqual([['menu 350 150'], ['b']])
    event('pointerdown', 150, 150, { pointerType: 'touch' })
    vi.runAllTimers()
    expect([happened.slice(1), selection()]).toEqual([['cancelled', 'menu 150 150'], ['a']])
    event('pointerdown', 150, 150, { pointerType: 'touch' })
    event('pointermove', 170, 150, { pointerType: 'touch' })
    vi.runAllTimers()
    expect(happened).toHaveLength(3)
    stop()
    event('contextmenu', 350, 150)
    expect(happened).toHaveLength(3)
  })
})
