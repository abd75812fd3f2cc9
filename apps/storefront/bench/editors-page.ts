/* The editors' bench in Chromium: the shop's canvas, plain svg.js and fabric with the same design. */
import { change, elementOf, emptyDesign, type Design, type TextItem } from '@kisscut/artwork/design'
import { designRenderer, placedText, shapePath } from '@kisscut/artwork/design-scene'
import type { Resources } from '@kisscut/artwork/renderer'
import { openFace } from '@kisscut/artwork/open-face'
import { canvasMachine } from '@kisscut/machines/canvas'
import { SVG } from '@svgdotjs/svg.js'
import { createActor } from 'xstate'
import { createCanvas } from '../../../packages/editors/src/canvas/canvas.ts'

declare const fabric: {
  Canvas: new (element: HTMLCanvasElement, options: object) => FabricCanvas
  Path: new (path: string, options: object) => { set(fields: object): void; left: number; setCoords(): void }
}
interface FabricCanvas {
  add(...objects: object[]): void
  renderAll(): void
  dispose(): Promise<boolean>
}

/** Milliseconds of scripts, and until the browser has drawn. */
interface Duration {
  readonly script: number
  readonly drawn: number
}

const COLORS = ['#d6006c', '#1d7a4a', '#12343b', '#f2a541']
const PIXELS_PER_INCH = 80
const STEPS = 60

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

async function timed(work: () => void): Promise<Duration> {
  await nextFrame()
  const from = performance.now()
  work()
  const script = performance.now() - from
  await nextFrame()
  return { script, drawn: performance.now() - from }
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!
const medianOf = (all: readonly Duration[]): Duration => ({
  script: median(all.map(({ script }) => script)),
  drawn: median(all.map(({ drawn }) => drawn)),
})

/** Shapes with a text for every five elements, on a sheet of 10 × 8 inches. */
function designOf(count: number): Design {
  const at = (n: number) => ({
    ...{ id: `e${n}`, side: 'front', x: ((n * 37) % 940) / 100, y: ((n * 53) % 740) / 100, z: n },
    fill: { colorId: null, customColor: COLORS[n % COLORS.length]! },
  })
  return {
    ...emptyDesign(10, 8),
    elements: Array.from({ length: count }, (_, n) =>
      n % 5 === 0
        ? elementOf('text', { ...at(n), width: 0.6, height: 0.2, font: 'face', text: `Jar ${n}`, size: 0.2 })
        : elementOf('shape', { ...at(n), width: 0.3, height: 0.3, shape: n % 2 ? 'ellipse' : 'rectangle' }),
    ),
  }
}

const faceFrom = (base64: string) => openFace(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)))

function newHost(): HTMLElement {
  const host = document.createElement('div')
  host.style.cssText = 'width:1000px;height:800px;position:relative'
  document.body.replaceChildren(host)
  return host
}

const resourcesOf = (face: ReturnType<typeof openFace>): Resources => ({
  face: () => face,
  color: () => null,
  artwork: () => null,
})

function openOurs(design: Design, resources: Resources) {
  const host = newHost()
  const actor = createActor(canvasMachine, { input: { design, side: 'front', selection: [] } }).start()
  const settings = { look: 'white', unit: 'in' as const, renderer: designRenderer, resources }
  const canvas = createCanvas(host, actor.getSnapshot().context, settings, () => undefined)
  actor.subscribe(({ context }) => canvas.show(context))
  return { actor, canvas }
}

/** The path of every element on the canvas. */
const pathsOf = (design: Design, face: ReturnType<typeof openFace>) =>
  design.elements.map((element) => ({
    path:
      element.kind === 'text'
        ? placedText(element, face)
        : element.kind === 'shape'
          ? shapePath(element)
          : '',
    color: element.kind === 'text' || element.kind === 'shape' ? element.fill.customColor! : '',
  }))

const bench = {
  /** Opens a design and drags one of its elements. */
  async kisscut(count: number, font: string) {
    const [design, resources] = [designOf(count), resourcesOf(faceFrom(font))]
    let opened: ReturnType<typeof openOurs> | null = null
    const open = await timed(() => (opened = openOurs(design, resources)))
    const { actor, canvas } = opened!
    actor.send({ type: 'selection.changed', ids: ['e1'] })
    actor.send({ type: 'drag.began', at: { x: 1, y: 1 } })
    const frames: Duration[] = []
    for (let step = 1; step <= STEPS; step += 1)
      frames.push(
        await timed(() =>
          actor.send({ type: 'pointer.moved', at: { x: 1 + step / 50, y: 1 + step / 80 }, reach: 0.06 }),
        ),
      )
    actor.send({ type: 'pointer.released' })
    const undo = await timed(() => actor.send({ type: 'undo.requested' }))
    canvas.remove()
    return { open, drag: medianOf(frames), undo }
  },

  /** Adds a letter to a text around a circle, in a design with this many elements. */
  async typing(count: number, font: string) {
    const resources = resourcesOf(faceFrom(font))
    const curved = elementOf('text', {
      ...{ id: 'curved', side: 'front', x: 2, y: 2, width: 4, height: 1, z: count, font: 'face', size: 0.5 },
      ...{ text: 'N', bend: { kind: 'arc', degrees: 120 } },
    })
    const design = designOf(count)
    const { actor, canvas } = openOurs({ ...design, elements: [...design.elements, curved] }, resources)
    const letters: Duration[] = []
    const words = 'Nachtfalter und andere leise Tiere'
    for (let end = 2; end <= words.length; end += 1)
      letters.push(
        await timed(() =>
          actor.send({
            type: 'command.given',
            command: change<TextItem>(curved, { text: words.slice(0, end) }, 'text'),
            isJoined: true,
          }),
        ),
      )
    canvas.remove()
    return medianOf(letters)
  },

  async svgjs(count: number, font: string) {
    const paths = pathsOf(designOf(count), faceFrom(font))
    const host = newHost()
    let moved: { translate(x: number, y: number): unknown } | null = null
    const open = await timed(() => {
      const canvas = SVG().addTo(host).size(1000, 800).viewbox(0, 0, 10, 8)
      for (const [at, { path, color }] of paths.entries()) {
        const drawn = canvas.path(path).fill(color)
        if (at === 1) moved = drawn
      }
    })
    const frames: Duration[] = []
    for (let step = 1; step <= STEPS; step += 1)
      frames.push(await timed(() => moved?.translate(1 / 50, 1 / 80)))
    return { open, drag: medianOf(frames) }
  },

  async fabric(count: number, font: string) {
    const paths = pathsOf(designOf(count), faceFrom(font))
    const element = document.createElement('canvas')
    Object.assign(element, { width: 1000, height: 800 })
    newHost().append(element)
    const objects: { left: number; set(fields: object): void; setCoords(): void }[] = []
    let canvas: FabricCanvas | null = null
    const open = await timed(() => {
      canvas = new fabric.Canvas(element, { renderOnAddRemove: false })
      for (const { path, color } of paths) {
        const object = new fabric.Path(path, {
          fill: color,
          scaleX: PIXELS_PER_INCH,
          scaleY: PIXELS_PER_INCH,
        })
        object.set({ left: object.left * PIXELS_PER_INCH })
        objects.push(object)
      }
      canvas.add(...objects)
      canvas.renderAll()
    })
    const frames: Duration[] = []
    const [, moved] = objects
    for (let step = 1; step <= STEPS; step += 1)
      frames.push(
        await timed(() => {
          moved?.set({ left: moved.left + 2 })
          moved?.setCoords()
          canvas?.renderAll()
        }),
      )
    await canvas!.dispose()
    return { open, drag: medianOf(frames) }
  },
}
Object.assign(window, { bench })
