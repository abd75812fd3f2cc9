// @vitest-environment jsdom
import { elementOf, emptyDesign, uploadDesign, type Design } from '@kisscut/artwork/design'
import { pictureRenderer } from '@kisscut/artwork/renderer'
import { TRANSPARENT_INK } from '@kisscut/artwork/look'
import { canvasMachine } from '@kisscut/machines/canvas'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createCanvas, type CanvasSettings } from './canvas.ts'

const settings: CanvasSettings = {
  look: 'white',
  unit: 'in',
  renderer: pictureRenderer,
  resources: { face: () => null, color: () => null, artwork: () => ({ href: '/logo.webp' }) },
}
const placement = { x: 0.5, y: 0.25, width: 2, height: 1, rotation: 0 }
const upload = uploadDesign(
  { width: 4, height: 2, shape: 'ellipse' },
  { file: 'f1', pixels: null, placement },
)
const at = { side: 'front', y: 1, width: 1, height: 1, file: 'f' }
const two: Design = {
  ...emptyDesign(6, 3, 'front'),
  elements: [
    elementOf('upload', { ...at, id: 'a', x: 1, z: 0 }),
    elementOf('upload', { ...at, id: 'b', x: 3, z: 1 }),
  ],
}

function open(design: Design, selection: readonly string[] = []) {
  const host = document.createElement('div')
  Object.defineProperties(host, { clientWidth: { value: 826 }, clientHeight: { value: 626 } })
  host.scrollTo = () => undefined
  document.body.append(host)
  const actor = createActor(canvasMachine, { input: { design, side: 'front', selection } }).start()
  const canvas = createCanvas(host, actor.getSnapshot().context, settings, () => undefined)
  actor.subscribe((snapshot) => canvas.show(snapshot.context))
  const layer = (name: string) => host.querySelector(`.canvas-${name}`) as SVGGElement
  return {
    host,
    canvas,
    send: actor.send.bind(actor),
    layer,
    images: (name: string) => [...layer(name).querySelectorAll('image')],
  }
}

describe('a canvas', () => {
  it('draws each element with the renderer, and a box to grab it', () => {
    const { images, layer } = open(two)
    expect(images('artwork').map((image) => image.getAttribute('x'))).toEqual(['1', '3'])
    const hits = [...layer('hits').querySelectorAll('rect')]
    expect(hits.map((hit) => hit.getAttribute('data-element'))).toEqual(['a', 'b'])
  })

  it('draws the holes of a sign as cuts, following its size (OPT-19)', () => {
    const { canvas, layer } = open(emptyDesign(12, 18, 'front'))
    const holes = () =>
      [...layer('cut').querySelectorAll('path')].map((path) => path.getAttribute('d')?.match(/M/g)?.length)
    const without = holes()
    canvas.set({ hasHoles: true })
    expect(holes().slice(0, 2)).toEqual([5, 5])
    canvas.set({ hasHoles: false })
    expect(holes()).toEqual(without)
  })

  it('draws the kiss cuts of a sheet as tools find them, and removes them (DESIGN-29)', () => {
    const { canvas, layer } = open(two)
    const kissCuts = 'M1 1H2V2H1ZM3 1H4V2H3Z'
    const lines = () => [...layer('cut').querySelectorAll('path')].map((path) => path.getAttribute('d'))
    expect(lines()).not.toContain(kissCuts)
    canvas.set({ kissCuts })
    expect(lines().filter((line) => line === kissCuts)).toHaveLength(2)
    canvas.set({ kissCuts: null })
    expect(lines()).not.toContain(kissCuts)
  })

  it('keeps a tool’s line when the page changes other content', () => {
    const { canvas, layer } = open(
      uploadDesign({ width: 4, height: 2, shape: 'contour' }, { file: 'f1', pixels: null, placement }),
    )
    const lines = () => [...layer('cut').querySelectorAll('path')].map((path) => path.getAttribute('d'))
    const before = lines()
    canvas.set({ contour: 'M1 1H2V1.5H1Z', margins: { bleed: 'M0 0H3V2H0Z', safe: 'M1.1 1.1H1.9V1.4H1.1Z' } })
    const traced = lines()
    expect(traced).not.toEqual(before)
    canvas.set({ ...settings, look: 'kraft' })
    expect(lines()).toEqual(traced)
    expect(layer('bleed').querySelector('path')?.getAttribute('d')).toContain('M0 0H3V2H0Z')
  })

  it('draws ink without white ink below in one group with the material and nothing else (PROD-20)', () => {
    const { canvas, layer } = open(two)
    const groups = () => [...layer('artwork').children].map((group) => group as SVGGElement)
    const isMultiplied = () => groups()[1]?.classList.contains(TRANSPARENT_INK)
    expect([groups()[0]?.innerHTML, isMultiplied()]).toEqual(['', false])
    canvas.set({ look: 'kraft', whiteInk: false })
    expect(groups()).toHaveLength(2)
    expect(groups()[0]?.querySelectorAll('path')).toHaveLength(3)
    expect(layer('material').querySelectorAll('path')).toHaveLength(3)
    expect(isMultiplied()).toBe(true)
    expect(groups()[1]?.querySelectorAll('image')).toHaveLength(2)
    for (const settings of [{ whiteInk: true }, { look: 'white', whiteInk: false }]) {
      canvas.set(settings)
      expect([groups()[0]?.innerHTML, isMultiplied()]).toEqual(['', false])
    }
  })

  it('draws only the part beyond the product faintly as well', () => {
    const over = { ...two, elements: [elementOf('upload', { ...at, id: 'over', x: -0.5 }), ...two.elements] }
    const { images } = open(over)
    expect(images('overhang').map((image) => image.getAttribute('x'))).toEqual(['-0.5'])
  })

  it('never touches resting elements during a drag, and moves dragged ones by one matrix', async () => {
    const { send, layer, images } = open(two, ['a'])
    const [a, b] = images('artwork')
    const changes: MutationRecord[] = []
    send({ type: 'drag.began', at: { x: 1.5, y: 1.5 } })
    const observer = new MutationObserver((records) => changes.push(...records))
    observer.observe(layer('artwork'), { subtree: true, attributes: true, childList: true })
    for (let step = 1; step <= 20; step += 1)
      send({ type: 'pointer.moved', at: { x: 1.5 + step / 10, y: 1.5 } })
    changes.push(...observer.takeRecords())
    const touched = new Set(changes.map(({ target }) => target))
    expect(touched.size).toBe(1)
    const [dragged] = touched as unknown as Set<Element>
    expect(dragged?.getAttribute('transform')).toBe('matrix(1 0 0 1 2 0)')
    expect(dragged?.contains(a ?? null)).toBe(true)
    expect(dragged?.contains(b ?? null)).toBe(false)
  })

  it('keeps the picture’s node when a drag ends, so that it is not loaded again', () => {
    const { send, images } = open(upload, ['artwork'])
    const [before] = images('artwork')
    send({ type: 'drag.began', at: { x: 1, y: 1 } })
    send({ type: 'pointer.moved', at: { x: 1.4, y: 1 } })
    send({ type: 'pointer.released' })
    const [after] = images('artwork')
    expect(after).toBe(before)
    expect(after?.getAttribute('x')).toBe('0.9')
    expect(after?.closest('[transform^="matrix"]')).toBeNull()
  })

  it('has handles around the selection, and none without one', () => {
    const { send, layer } = open(two, ['a'])
    expect(layer('handles').querySelectorAll('[data-grab^="scale"]')).toHaveLength(4)
    expect(layer('handles').style.display).not.toBe('none')
    send({ type: 'selection.changed', ids: [] })
    expect(layer('handles').getAttribute('display') ?? layer('handles').style.display).toBe('none')
  })

  it('draws elements in the order of their z, also after it changes', () => {
    const { send, images } = open(two)
    const front = {
      name: 'reorder',
      label: '',
      on: ['a'],
      apply: (design: Design) => ({
        ...design,
        elements: design.elements.map((element) => ({ ...element, z: element.id === 'a' ? 2 : 1 })),
      }),
    }
    send({ type: 'command.given', command: front })
    expect(images('artwork').map((image) => image.getAttribute('x'))).toEqual(['3', '1'])
  })

  it('removes its nodes and listeners when it is removed', () => {
    const { host, canvas } = open(upload)
    canvas.remove()
    expect(host.childElementCount).toBe(0)
  })
})
