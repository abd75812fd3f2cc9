import {
  MASK_FORMS,
  change,
  elementOf,
  maskTo,
  place,
  releaseMask,
  remove,
  uploadDesign,
} from '@kisscut/artwork/design'
import { describe, expect, it } from 'vitest'
import { frameShown, type CanvasEvent } from './index.ts'
import { canvas, squares, start, upload } from './testing/open-canvas.ts'

describe('a mask and its element (EDIT-18)', () => {
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
  ] as const)('are moved separately: the %s by pointer and by keys', (moves, moved, resting) => {
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

  it('are moved together again after Escape, a press elsewhere, or when the mask is removed', () => {
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

  it('are never moved separately where there is no mask', () => {
    const { send, now } = canvas(upload, ['artwork'])
    send({ type: 'masking.began', masking: { element: 'artwork', moves: 'mask' } })
    expect(now().masking).toBeNull()
  })
})

describe('cropping artwork on the canvas (DESIGN-25)', () => {
  const half = { x: 0, y: 0, width: 0.5, height: 1 }
  const cropping = () => {
    const opened = canvas(upload, ['artwork'])
    opened.send({ type: 'key.pressed', key: 'ArrowRight', isBig: true })
    opened.send({ type: 'crop.began' })
    opened.send({ type: 'crop.changed', crop: half })
    return opened
  }

  it('begins with the whole artwork, and leaves design and history unchanged', () => {
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
  ])('is canceled by $type $key, which undoes nothing else', (event) => {
    const { send, now } = cropping()
    send(event)
    expect(now().crop).toBeNull()
    expect(now().history.past).toHaveLength(1)
    send({ type: 'undo.requested' })
    expect(now().history.present).toBe(upload)
  })

  it('ends with the cropped artwork, as one step', () => {
    const { send, now, seen } = cropping()
    send({ type: 'command.given', command: place('artwork', { ...start, width: 1 }) })
    expect(now()).toMatchObject({ crop: null })
    expect(now().history.past).toHaveLength(2)
    expect(seen().width).toBe(1)
  })

  it('applies only to artwork', () => {
    const { send, now } = canvas(uploadDesign({ width: 4, height: 2, shape: 'rectangle' }, null))
    send({ type: 'crop.began' })
    expect(now().crop).toBeNull()
  })
})

describe('typing on the canvas (EDIT-5)', () => {
  const text = elementOf('text', { id: 't', side: 'front', x: 1, y: 1, width: 1, height: 0.5, text: 'a' })
  const design = { ...squares, elements: [...squares.elements, text] }
  const type = (words: string) => change(text, { text: words }, 'text')

  it('continues while commands change the text, and a press elsewhere ends it', () => {
    const { send, now } = canvas(design)
    send({ type: 'typing.began', id: 't' })
    expect([now().typing, now().selection]).toEqual(['t', ['t']])
    send({ type: 'command.given', command: type('ab') })
    send({ type: 'command.given', command: type('abc'), isJoined: true })
    expect([now().typing, now().history.past.length]).toEqual(['t', 1])
    send({ type: 'selection.changed', ids: ['a'] })
    expect([now().typing, now().selection]).toEqual([null, ['a']])
  })

  it('ends with Escape, and when the text is removed', () => {
    const { send, now } = canvas(design)
    send({ type: 'typing.began', id: 't' })
    send({ type: 'key.pressed', key: 'Escape', isBig: false })
    expect(now().typing).toBeNull()
    send({ type: 'typing.began', id: 't' })
    send({ type: 'command.given', command: remove(['t']) })
    expect(now().typing).toBeNull()
  })

  it('never begins on other or locked elements', () => {
    const { send, now } = canvas({ ...design, elements: [{ ...text, locked: true }, squares.elements[0]!] })
    for (const id of ['t', 'a', 'nobody']) send({ type: 'typing.began', id })
    expect(now().typing).toBeNull()
  })
})
