import { bleedOutline, dieLine, safeArea, type DieLineSpec } from '@kisscut/artwork/die-line'
import { boxAround, flatten } from '@kisscut/artwork/geometry'
import { lookOf, surface } from '@kisscut/artwork/look'
import { middleOf, type Placement } from '@kisscut/artwork/placement'
import type { Unit } from '@kisscut/core/units'
import { SVG, type Container, type Element as Drawn } from '@svgdotjs/svg.js'
import { drawHandles } from './handles.ts'
import { drawRulers } from './rulers.ts'
import { windowFor, type MatWindow } from './window.ts'

/** What is to be seen on the mat; lengths in inches. */
export interface MatView {
  readonly spec: DieLineSpec
  readonly look: string
  readonly artworkUrl: string | null
  readonly placement: Placement | null
  readonly unit: Unit
  /** Handles are shown. */
  readonly isSelected: boolean
}

/** A cutting mat drawn into an element. This folder alone knows svg.js. */
export interface Mat {
  readonly svg: SVGSVGElement
  show(view: MatView): void
  window(): MatWindow
  remove(): void
}

/** Layers measured in inches are moved to the product's place as a whole. */
const IN_INCHES = ['paper', 'bleed', 'safe', 'cut'] as const
const CLIP = 'mat-bleed'

/** Lays a mat into `host`, which gives it its size. */
export function layMat(host: HTMLElement): Mat {
  const canvas = SVG().addTo(host).size('100%', '100%')
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
    handles: layer('handles'),
    rulers: layer('rulers'),
  }
  const clip = canvas.defs().clip().id(CLIP).path('')
  const pictures = [layers.hangover, layers.artwork].map((layer) =>
    layer.image().attr({ preserveAspectRatio: 'none', 'data-grab': 'move' }),
  )
  layers.artwork.attr('clip-path', `url(#${CLIP})`)
  const lines = { bleed: layers.bleed.path(''), safe: layers.safe.path('') }
  // The dashes stand on a light line, so that they show on every colour.
  const cuts = [layers.cut.path('').addClass('mat-halo'), layers.cut.path('')]
  lines.bleed.attr('fill-rule', 'evenodd')
  const handles = drawHandles(layers.handles)
  const changed = remembering()
  let spec: MatView['spec'] = { shape: 'rectangle', width: 2, height: 2 }
  const window = () => windowFor({ width: host.clientWidth, height: host.clientHeight }, spec)

  const show = (view: MatView) => {
    spec = view.spec
    const seen = window()
    if (changed('rulers', [seen, view.unit])) {
      drawRulers(layers.grid, layers.rulers, seen, view.unit)
      const toProduct = `translate(${seen.left} ${seen.top}) scale(${seen.scale})`
      for (const name of IN_INCHES) layers[name].attr('transform', toProduct)
      clip.attr('transform', toProduct)
    }
    if (changed('paper', [spec, view.look])) {
      const [cut, bleed] = [dieLine(spec), bleedOutline(spec)]
      drawPaper(layers.paper, view.look, cut)
      clip.plot(bleed)
      lines.bleed.plot(`${bleed}${cut}`)
      lines.safe.plot(safeArea(spec) || 'M0 0')
      for (const line of cuts) line.plot(cut)
    }
    for (const picture of pictures) place(picture, view, seen)
    handles.show(view, seen)
  }
  return { svg: canvas.node, show, window, remove: () => canvas.remove() }
}

/** The bare material, as its look is everywhere in the shop. */
function drawPaper(layer: Container, look: string, path: string) {
  const { defs, under } = surface(lookOf(look), path, boxAround(flatten(path, 0.01).flat()), 'mat-paper')
  layer.node.innerHTML = `<defs>${defs}</defs>${under}`
}

function place(picture: Drawn, { artworkUrl, placement }: MatView, { scale, left, top }: MatWindow) {
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
