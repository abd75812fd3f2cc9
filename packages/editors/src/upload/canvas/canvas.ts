import { dieLine, type DieLineSpec } from '@kisscut/artwork/die-line'
import { boxAround, flatten, grown, type Box } from '@kisscut/artwork/geometry'
import { lookOf, surface } from '@kisscut/artwork/look'
import { middleOf, type Placement } from '@kisscut/artwork/placement'
import type { Unit } from '@kisscut/core/units'
import type { Point } from '@kisscut/machines/placing'
import { SVG, type Container, type Element as Drawn } from '@svgdotjs/svg.js'
import { drawHandles } from './handles.ts'
import { percentOf, withinReach, type Lens } from './lens.ts'
import { drawRulers } from './rulers.ts'
import {
  RULER,
  extentOf,
  fittingScale,
  inchesAt,
  scrolledTo,
  windowFor,
  type CanvasWindow,
} from './window.ts'

/** Closed path data in inches: up to where ink is printed, and inside of which everything that matters should stay. */
export interface Margins {
  readonly bleed: string
  readonly safe: string
}

/** What is to be seen on the mat; lengths in inches. */
export interface CanvasView {
  readonly spec: DieLineSpec
  /** The lines that matter to artwork; absent where there is none. */
  readonly margins?: Margins
  readonly look: string
  readonly artworkUrl: string | null
  readonly placement: Placement | null
  readonly unit: Unit
  /** Handles are shown. */
  readonly isSelected: boolean
  /** Where the knife goes is known; until then the lines are drawn faintly. */
  readonly isSettled?: boolean
  /** What a remark is about, while it is pointed at or shown. */
  readonly highlight?: Box | null
}

/** A cutting mat drawn into an element. This folder alone knows svg.js. */
export interface Canvas {
  readonly svg: SVGSVGElement
  show(view: CanvasView): void
  window(): CanvasWindow
  /** Shows inches at so many pixels each, the point under `from` coming to lie at `to`; null: the whole product. Pixels of the mat. */
  look(scale: number | null, from?: Point, to?: Point): void
  /** Scrolls until a box of inches is seen, where it is not already. */
  reveal(box: Box): void
  /** Moves what is seen by so many pixels. */
  pan(by: Point): void
  remove(): void
}

/** Layers measured in inches are moved to the product's place as a whole. */
const IN_INCHES = ['paper', 'bleed', 'safe', 'cut', 'highlight'] as const
const CLIP = 'mat-bleed'
/** How far its frame stands around what a remark is about, in pixels: a speck can be found by it. */
const FRAME_AWAY = 8

/**
 * Lays a mat into `host`, which gives it its size and scrolls when the mat is looked at so closely that it is larger. What
 * is drawn always covers what is seen; only `extent` is as large as the mat, so that the browser's own scrolling moves it.
 */
export function createCanvas(host: HTMLElement, onLens: (lens: Lens) => void): Canvas {
  const extent = document.createElement('div')
  host.append(extent)
  const canvas = SVG().addTo(extent)
  canvas.attr({ 'aria-hidden': 'true', focusable: 'false' })
  // From the bottom up.
  const layer = (name: string) => canvas.group().addClass(`mat-${name}`)
  const layers = {
    grid: layer('grid'),
    paper: layer('paper'),
    hangover: layer('hangover'),
    artwork: layer('artwork'),
    bleed: layer('bleed'),
    safe: layer('safe'),
    cut: layer('cut'),
    highlight: layer('highlight'),
    handles: layer('handles'),
    rulers: layer('rulers'),
  }
  const clip = canvas.defs().clip().id(CLIP).path('')
  const pictures = [layers.hangover, layers.artwork].map((layer) =>
    layer.image().attr({ preserveAspectRatio: 'none', 'data-grab': 'move' }),
  )
  layers.artwork.attr('clip-path', `url(#${CLIP})`)
  const lines = { bleed: layers.bleed.path(''), safe: layers.safe.path('') }
  const highlight = layers.highlight.rect(0, 0)
  // The dashes stand on a light line, so that they show on every color.
  const cuts = [layers.cut.path('').addClass('mat-halo'), layers.cut.path('')]
  lines.bleed.attr('fill-rule', 'evenodd')
  const handles = drawHandles(layers.handles)
  const changed = remembering()
  let shown: CanvasView | null = null
  let chosen: number | null = null
  const seen = () => ({ width: host.clientWidth, height: host.clientHeight })
  const product = () => shown?.spec ?? { width: 2, height: 2 }
  const scale = () => chosen ?? fittingScale(seen(), product())
  const window = () => windowFor(seen(), product(), scale(), { x: host.scrollLeft, y: host.scrollTop })

  const spread = () => {
    const { width, height } = extentOf(seen(), product(), scale())
    extent.style.width = `${width}px`
    extent.style.height = `${height}px`
    canvas.size(host.clientWidth, host.clientHeight)
    onLens({ percent: percentOf(scale()), isFitting: chosen === null })
  }
  const show = (view: CanvasView) => {
    shown = view
    const { spec } = view
    if (changed('extent', [seen(), product().width, product().height, scale()])) spread()
    const now = window()
    if (changed('rulers', [now, view.unit])) {
      drawRulers(layers.grid, layers.rulers, now, view.unit)
      const toProduct = `translate(${now.left} ${now.top}) scale(${now.scale})`
      for (const name of IN_INCHES) layers[name].attr('transform', toProduct)
      clip.attr('transform', toProduct)
    }
    if (changed('paper', [spec, view.margins, view.look])) {
      const cut = dieLine(spec)
      const { bleed = '', safe = '' } = view.margins ?? {}
      drawPaper(layers.paper, view.look, cut)
      clip.plot(bleed || cut)
      lines.bleed.plot(bleed ? `${bleed}${cut}` : 'M0 0')
      lines.safe.plot(safe || 'M0 0')
      for (const line of cuts) line.plot(cut)
    }
    for (const name of ['paper', 'bleed', 'safe', 'cut'] as const)
      layers[name].opacity(view.isSettled === false ? 0.35 : 1)
    for (const picture of pictures) place(picture, view, now)
    if (view.highlight) highlight.attr({ ...grown(view.highlight, FRAME_AWAY / now.scale) }).show()
    else highlight.hide()
    handles.show(view, now)
  }
  const again = () => shown && show(shown)
  const look: Canvas['look'] = (to, from, at = from) => {
    const before = window()
    const middle = { x: before.width / 2, y: before.height / 2 }
    const point = inchesAt(before, from?.x ?? middle.x, from?.y ?? middle.y)
    chosen = to === null ? null : withinReach(to)
    again()
    const { x, y } = scrolledTo(seen(), product(), scale(), point, at ?? middle)
    host.scrollTo(x, y)
    again()
  }
  const pan = ({ x, y }: Point) => {
    host.scrollBy(-x, -y)
    again()
  }
  const reveal = (box: Box) => {
    const { left, top, scale, width, height } = window()
    const middle = {
      x: left + (box.x + box.width / 2) * scale,
      y: top + (box.y + box.height / 2) * scale,
    }
    const isSeen = middle.x > RULER && middle.x < width && middle.y > RULER && middle.y < height
    if (!isSeen) pan({ x: width / 2 - middle.x, y: height / 2 - middle.y })
  }
  host.addEventListener('scroll', again)
  const remove = () => {
    host.removeEventListener('scroll', again)
    extent.remove()
  }
  return { svg: canvas.node, show, window, look, reveal, pan, remove }
}

/** The bare material, as its look is everywhere in the shop. */
function drawPaper(layer: Container, look: string, path: string) {
  const { defs, under } = surface(lookOf(look), path, boxAround(flatten(path, 0.01).flat()), 'mat-paper')
  layer.node.innerHTML = `<defs>${defs}</defs>${under}`
}

function place(picture: Drawn, { artworkUrl, placement }: CanvasView, { scale, left, top }: CanvasWindow) {
  if (!artworkUrl || !placement) {
    picture.hide()
    return
  }
  const middle = middleOf(placement)
  if (picture.attr('href') !== artworkUrl) picture.attr('href', artworkUrl)
  picture.show().attr({
    x: left + placement.x * scale,
    y: top + placement.y * scale,
    width: placement.width * scale,
    height: placement.height * scale,
    transform: `rotate(${placement.rotation} ${left + middle.x * scale} ${top + middle.y * scale})`,
  })
}

/** Tells whether something differs from what it was when last asked, so that only that is drawn again. */
function remembering() {
  const before = new Map<string, string>()
  return (name: string, value: unknown): boolean => {
    const now = JSON.stringify(value)
    const isNew = before.get(name) !== now
    before.set(name, now)
    return isNew
  }
}
