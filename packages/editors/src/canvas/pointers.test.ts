// @vitest-environment jsdom
import { elementOf, emptyDesign } from '@kisscut/artwork/design'
import { canvasMachine, type CanvasEvent } from '@kisscut/machines/canvas'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Canvas } from './canvas.ts'
import { followPointers, selectionAfter } from './pointers.ts'

const unitOf = (id: string) => (id.startsWith('g') ? ['g1', 'g2'] : [id])
const on = (element: string | null) => ({ handle: 'move', element })

describe('selectionAfter', () => {
  it.each([
    [['a'], on('b'), false, ['b']],
    [['a', 'b'], on('b'), false, ['a', 'b']],
    [['a'], on('b'), true, ['a', 'b']],
    [['a', 'b'], on('b'), true, ['a']],
    [['a'], on(null), false, ['a']],
    [['a'], null, false, []],
    [['a'], on('g1'), false, ['g1', 'g2']],
    [['g1', 'g2'], on('g2'), false, ['g1', 'g2']],
    [['a'], on('g1'), true, ['a', 'g1', 'g2']],
    [['a', 'g1', 'g2'], on('g2'), true, ['a']],
  ])('of %j, pressed on %j (Shift %s), is %j', (before, grab, isAdded, after) =>
    expect(selectionAfter(before, grab, isAdded, unitOf)).toEqual(after),
  )

  it('returns the same array where nothing changes', () => {
    const none: readonly string[] = []
    expect(selectionAfter(none, null, false, unitOf)).toBe(none)
  })
})

describe('a pointer that drags', () => {
  const square = elementOf('shape', { id: 'a', side: 'front', x: 1, y: 1, width: 1, height: 1 })
  const design = { ...emptyDesign(6, 3), elements: [square] }

  /** Drags the square at the given pixels per inch; returns the machine's events. */
  function dragged(scale: number, ...moves: readonly PointerEventInit[]): readonly CanvasEvent[] {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    svg.setPointerCapture = () => undefined
    svg.innerHTML = '<rect data-grab="move" data-element="a"/>'
    const actor = createActor(canvasMachine, { input: { design, side: 'front' } }).start()
    const sent: CanvasEvent[] = []
    const viewport = () => ({ scale, left: 0, top: 0, width: 600, height: 300 })
    followPointers({ svg, viewport } as unknown as Canvas, {
      context: () => actor.getSnapshot().context,
      send: (event) => {
        sent.push(event)
        actor.send(event)
      },
      pans: () => false,
    })
    const send = (type: string, init: PointerEventInit) => {
      const event = new MouseEvent(type, { bubbles: true, button: 0, ...init })
      svg.firstChild?.dispatchEvent(Object.assign(event, { pointerId: 1, pointerType: 'mouse' }))
    }
    send('pointerdown', { clientX: 150, clientY: 150 })
    for (const init of moves) send('pointermove', { clientX: 160, clientY: 160, ...init })
    return sent.filter(({ type }) => type === 'pointer.moved')
  }

  it('snaps within the same number of pixels at any zoom, and not at all with Alt or Ctrl (EDIT-15)', () => {
    expect(dragged(100, {})).toMatchObject([{ reach: 0.06 }])
    expect(dragged(600, {}, { altKey: true }, { ctrlKey: true }, { metaKey: true })).toMatchObject([
      { reach: 0.01 },
      { reach: 0 },
      { reach: 0 },
      { reach: 0 },
    ])
  })
})
