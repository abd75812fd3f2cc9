import { dieLineOf } from '@kisscut/artwork/design'
import type { Renderer, Resources } from '@kisscut/artwork/renderer'
import { grown, type Box } from '@kisscut/artwork/geometry'
import type { Unit } from '@kisscut/core/units'
import { frameShown, type CanvasContext } from '@kisscut/machines/canvas'
import { SVG } from '@svgdotjs/svg.js'
import { drawElements } from './elements.ts'
import { drawGuides } from './guides.ts'
import { drawHandles } from './handles.ts'
import { drawProduct, type Margins } from './product.ts'
import { drawRulers } from './rulers.ts'
import { createView, type View } from './view.ts'
import type { ZoomLevel } from './zoom-level.ts'

/** Settings of a canvas besides the design; lengths in inches. */
export interface CanvasSettings {
  /** The material's look. */
  readonly look: string
  /** Whether white ink is below the artwork; otherwise its white shows the material. Default true. PROD-20. */
  readonly whiteInk?: boolean
  /** Whether a kiss-cut stays on a square backing; default false. SIZE-15. */
  readonly hasBacking?: boolean
  /** Whether holes for grommets are cut out of its corners; default false. OPT-19. */
  readonly hasHoles?: boolean
  /** Unit of the rulers. */
  readonly unit: Unit
  /** Draws the editor's kinds of elements, with their resources. */
  readonly renderer: Renderer
  readonly resources: Resources
}

/** Drawings of tools over the design; each is changed only by its tool, never by a setting. */
export interface Overlay {
  /** The artwork's contour, where the die line follows it; null while unknown. */
  readonly contour: string | null
  /** The kiss-cut line of each sticker on a sheet; null for no sheet, or while unknown. */
  readonly kissCuts: string | null
  readonly margins: Margins | null
  /** Whether the cut lines are known; until then they are drawn faintly. */
  readonly isSettled: boolean
  /** The highlighted place. */
  readonly highlight: Box | null
}

const NO_OVERLAY: Overlay = { contour: null, kissCuts: null, margins: null, isSettled: true, highlight: null }

/** A canvas drawn into an element. Only this folder imports svg.js. */
export interface Canvas extends View {
  readonly svg: SVGSVGElement
  /** Shows a design in the state of the canvas machine. */
  show(context: CanvasContext): void
  /** Changes the content beside and above the design. */
  set(changed: Partial<CanvasSettings & Overlay>): void
  /** Redraws after the element was resized. */
  redraw(): void
  remove(): void
}

/** Distance of a highlight's frame from its place in pixels, so that even a speck is found. */
const HIGHLIGHT_MARGIN = 8
/** Layers measured in inches, moved to the product's place as a whole. */
const IN_INCHES = [
  'material',
  'overhang',
  'clipped',
  'free',
  'hits',
  'bleed',
  'safe',
  'cut',
  'guides',
  'highlight',
] as const

let canvases = 0

/**
 * A canvas in `host`, which determines its size and scrolls when it is zoomed beyond it. The drawing always covers the visible
 * part; only `extent` has the full size, so that the browser's own scrolling moves it.
 */
export function createCanvas(
  host: HTMLElement,
  first: CanvasContext,
  settings: CanvasSettings,
  onZoom: (level: ZoomLevel) => void,
): Canvas {
  const id = `canvas${(canvases += 1)}`
  const extent = document.createElement('div')
  host.append(extent)
  const svg = SVG().addTo(extent)
  svg.attr({ 'aria-hidden': 'true', focusable: 'false' })
  // From bottom to top.
  const layer = (name: string) => svg.group().addClass(`canvas-${name}`)
  const layers = {
    grid: layer('grid'),
    material: layer('material'),
    overhang: layer('overhang'),
    clipped: layer('artwork'),
    free: layer('free'),
    hits: layer('hits'),
    bleed: layer('bleed'),
    safe: layer('safe'),
    cut: layer('cut'),
    guides: layer('guides'),
    highlight: layer('highlight'),
    handles: layer('handles'),
    rulers: layer('rulers'),
  }
  const clip = svg.defs().clip().id(`${id}-bleed`)
  layers.clipped.attr('clip-path', `url(#${id}-bleed)`)
  const printed = { material: layers.clipped.group(), ink: layers.clipped.group() }
  const background = printed.ink.group()
  const product = drawProduct(layers, printed, clip.path(''), id)
  const elements = drawElements({ ...layers, clipped: printed.ink }, id)
  const guides = drawGuides(layers.guides)
  const highlight = layers.highlight.rect(0, 0)
  const handles = drawHandles(layers.handles)
  const changed = remembering()
  let context = first
  let shown = { ...NO_OVERLAY, ...settings }

  const draw = () => {
    const design = context.history.present
    const side = design.sides.find((each) => each.id === context.side)
    const {
      look,
      whiteInk = true,
      hasBacking = false,
      hasHoles = false,
      unit,
      renderer,
      resources,
      contour,
      kissCuts,
      margins,
      isSettled,
    } = shown
    const { width, height } = view.seen()
    const { scale, isFitting } = { scale: view.viewport().scale, isFitting: view.level().isFitting }
    if (changed('extent', [width, height, design.width, design.height, scale, isFitting])) {
      const whole = view.extent()
      extent.style.width = `${whole.width}px`
      extent.style.height = `${whole.height}px`
      svg.size(width, height)
      onZoom(view.level())
    }
    const now = view.viewport()
    if (changed('rulers', [...Object.values(now), unit])) {
      drawRulers(layers.grid, layers.rulers, now, unit)
      // React content over the canvas scrolls with it, and gets the position of the product's inches.
      const inch = { left: now.left + host.scrollLeft, top: now.top + host.scrollTop, scale: now.scale }
      for (const [name, value] of Object.entries(inch))
        host.style.setProperty(`--canvas-${name}`, String(value))
      const toProduct = `translate(${now.left} ${now.top}) scale(${now.scale})`
      for (const name of IN_INCHES) layers[name].attr('transform', toProduct)
    }
    if (
      side &&
      changed('product', [
        ...[side, design.width, design.height, contour, margins],
        ...[look, whiteInk, hasBacking, hasHoles, isSettled, renderer, resources],
      ])
    ) {
      const spec = { ...dieLineOf(design, side), ...(contour !== null && { contour }), hasHoles }
      product.show({ spec, margins, look, whiteInk, hasBacking, isSettled })
      background.node.innerHTML = renderer.background(side, spec, resources)
    }
    if (changed('kiss-cuts', [kissCuts])) product.cutStickers(kissCuts)
    elements.show(context, resources, renderer)
    guides.show(context.drag?.guides ?? null, design)
    if (shown.highlight) highlight.attr({ ...grown(shown.highlight, HIGHLIGHT_MARGIN / now.scale) }).show()
    else highlight.hide()
    // A crop has handles of its own.
    handles.show(context.crop ? null : frameShown(context), now)
  }
  const view = createView({ host, product: () => context.history.present, redraw: draw })
  host.addEventListener('scroll', draw)
  draw()
  return {
    svg: svg.node,
    viewport: view.viewport,
    zoom: view.zoom,
    reveal: view.reveal,
    closeUp: view.closeUp,
    pan: view.pan,
    redraw: draw,
    show(next) {
      context = next
      draw()
    },
    set(next) {
      shown = { ...shown, ...next }
      draw()
    },
    remove() {
      host.removeEventListener('scroll', draw)
      extent.remove()
    },
  }
}

/** Whether values differ from the last ones with this name, so that only changed parts are redrawn. */
function remembering() {
  const before = new Map<string, readonly unknown[]>()
  return (name: string, values: readonly unknown[]): boolean => {
    const known = before.get(name)
    before.set(name, values)
    return !known || values.some((value, at) => !Object.is(value, known[at]))
  }
}
