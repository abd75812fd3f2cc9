// @vitest-environment jsdom
import { elementOf, emptyDesign, type Design } from '@kisscut/artwork/design'
import { designRenderer } from '@kisscut/artwork/design-scene'
import { openTestFace } from '@kisscut/artwork/testing'
import { canvasMachine } from '@kisscut/machines/canvas'
import { beforeEach, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createCanvas, type Canvas } from './canvas.ts'
import { followKeys } from './keyboard.ts'
import { zoomOf } from './zoom.ts'

const face = await openTestFace()
const red = { colorId: null, customColor: '#d8343f' }
const design: Design = {
  ...emptyDesign(6, 3, 'front'),
  elements: [
    elementOf('upload', { id: 'photo', side: 'front', x: 0.5, y: 1, width: 1, height: 1, file: 'f1', z: 0 }),
    elementOf('shape', { id: 'badge', side: 'front', x: 2, y: 0.5, width: 1, height: 1, fill: red, z: 1 }),
    elementOf('text', {
      id: 'name',
      side: 'front',
      x: 3.5,
      y: 1,
      width: 2,
      height: 0.5,
      text: 'Ana',
      font: 'oswald',
      fill: red,
      z: 2,
    }),
  ],
}

/** An editor of three kinds of elements, built only from the parts. */
function openEditor() {
  const host = document.createElement('div')
  Object.defineProperties(host, { clientWidth: { value: 826 }, clientHeight: { value: 626 } })
  host.scrollTo = () => undefined
  document.body.replaceChildren(host)
  const actor = createActor(canvasMachine, { input: { design, side: 'front', selection: [] } }).start()
  const resources = {
    face: () => face,
    color: () => null,
    artwork: () => ({ href: '/photo.webp' }),
  }
  const settings = { look: 'white', unit: 'in' as const, renderer: designRenderer, resources }
  const canvas: Canvas = createCanvas(host, actor.getSnapshot().context, settings, () => undefined)
  actor.subscribe((snapshot) => canvas.show(snapshot.context))
  const zoom = zoomOf(() => canvas)
  followKeys(host, { zoom, send: actor.send.bind(actor) })
  return {
    canvas,
    send: actor.send.bind(actor),
    press: (key: string, shiftKey = false) =>
      host.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, cancelable: true })),
    context: () => actor.getSnapshot().context,
    layer: (name: string) => host.querySelector(`.canvas-${name}`) as SVGGElement,
    place: (id: string) => {
      const { elements } = actor.getSnapshot().context.history.present
      return elements.find((element) => element.id === id)!
    },
  }
}

describe('the canvas parts, composed for a design of an image, a shape and text', () => {
  let editor: ReturnType<typeof openEditor>
  beforeEach(() => {
    editor = openEditor()
  })

  it('draw every element with one renderer, from bottom to top', () => {
    const artwork = editor.layer('artwork')
    expect(artwork.querySelectorAll('image')).toHaveLength(1)
    expect(artwork.querySelectorAll('path, rect').length).toBeGreaterThanOrEqual(2)
    expect(artwork.innerHTML).toContain('#d8343f')
    const hits = [...editor.layer('hits').querySelectorAll('[data-element]')]
    expect(hits.map((hit) => hit.getAttribute('data-element'))).toEqual(['photo', 'badge', 'name'])
  })

  it('select elements one by one with the keyboard, with handles around the selection', () => {
    editor.press('s')
    const [first] = editor.context().selection
    editor.press('s')
    const [second] = editor.context().selection
    expect([first, second]).toEqual(['photo', 'badge'])
    expect(editor.layer('handles').querySelectorAll('[data-grab^="scale"]')).toHaveLength(4)
  })

  it('move a selection of several in one undo step with the keyboard', () => {
    editor.send({ type: 'selection.changed', ids: ['badge', 'name'] })
    editor.press('ArrowRight', true)
    expect(editor.place('badge').x).toBeCloseTo(2.1)
    expect(editor.place('name').x).toBeCloseTo(3.6)
    expect(editor.place('photo').x).toBe(0.5)
    expect(editor.context().history.past).toHaveLength(1)
  })

  it('snap dragged elements to the center of the product, and show the guide', () => {
    editor.send({ type: 'selection.changed', ids: ['badge'] })
    editor.send({ type: 'drag.began', at: { x: 2.5, y: 1 } })
    editor.send({ type: 'pointer.moved', at: { x: 2.98, y: 1.3 }, reach: 0.03 })
    expect(editor.context().drag?.guides.x).toBe(3)
    editor.send({ type: 'pointer.released' })
    expect(editor.place('badge').x).toBeCloseTo(2.5)
    expect(editor.place('name').x).toBe(3.5)
  })

  it('zoom with the keyboard, and convert pixels to inches at any scale', () => {
    const before = editor.canvas.viewport()
    editor.press('z')
    const after = editor.canvas.viewport()
    expect(after.scale).toBeGreaterThan(before.scale)
    editor.press('0')
    expect(editor.canvas.viewport().scale).toBe(before.scale)
  })

  it('remove the selection, and leave the rest unchanged', () => {
    editor.send({ type: 'selection.changed', ids: ['badge'] })
    editor.press('Delete')
    expect(editor.context().history.present.elements.map(({ id }) => id)).toEqual(['photo', 'name'])
    expect(editor.layer('hits').querySelectorAll('[data-element]')).toHaveLength(2)
  })
})
