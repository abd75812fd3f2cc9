import { decimal } from '../geometry/index.ts'
import type { Box } from '../geometry/index.ts'
import { LAYERS, type Layer } from './layers.ts'
import { noiseFilter } from './noise.ts'
import { checker, facets, holes, honeycomb, sheen, stops } from './textures.ts'
import type { Look } from './looks.ts'

/** The markup of a surface: definitions, then the layers below the ink and above it, each filling the given path. */
export interface Surface {
  readonly defs: string
  readonly under: string
  readonly over: string
}

/**
 * A material's surface within closed path data. `id` prefixes every name, so that several pictures fit on one page; `unit` is the
 * length textures are scaled by (the shorter side of the product). No style attributes, which a strict policy rejects. `drawn`
 * selects the layers to draw where the caller draws the others; by default all.
 */
export function surface(
  look: Look,
  path: string,
  box: Box,
  id: string,
  drawn: (layer: Layer) => boolean = () => true,
): Surface {
  const unit = Math.min(box.width, box.height)
  const markup = (layers: readonly Layer[]) =>
    layers.map((layer) => layerMarkup(layer, path, unit, id)).join('')
  const [under, over] = [LAYERS[look].under.filter(drawn), LAYERS[look].over.filter(drawn)]
  const filters = new Set(
    [...under, ...over].flatMap((layer) => ('noise' in layer ? [noiseFilter(id, unit, layer.noise)] : [])),
  )
  const defs = paints(look, box, unit, id) + [...filters].join('')
  return { defs, under: markup(under), over: markup(over) }
}

function layerMarkup(layer: Layer, path: string, unit: number, id: string): string {
  if ('edge' in layer)
    return `<path d="${path}" fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="${decimal(unit * 0.012)}"/>`
  if ('noise' in layer)
    return `<path d="${path}" fill="${layer.color}" fill-opacity="${decimal(layer.opacity)}" filter="url(#${id}-${layer.noise.name})"/>`
  const fill = layer.paint.startsWith('#') ? layer.paint : `url(#${id}-${layer.paint})`
  const opacity = layer.opacity === 1 ? '' : ` fill-opacity="${decimal(layer.opacity)}"`
  return `<path d="${path}" fill="${fill}"${opacity}/>`
}

/** Gradients and patterns used by a look's layers. */
function paints(look: Look, box: Box, unit: number, id: string): string {
  const gloss = sheen(`${id}-sheen`, box)
  switch (look) {
    case 'white':
      return gloss + stops(`${id}-vinyl`, box, GLOSS)
    case 'clear':
      return gloss + checker(`${id}-checker`, unit)
    case 'holographic':
      return facets(id, box)
    case 'frosted':
      return checker(`${id}-checker`, unit)
    case 'reflective':
      return gloss + honeycomb(`${id}-cells`, unit) + stops(`${id}-silver`, box, SILVER)
    case 'metal':
      return gloss + stops(`${id}-silver`, box, BRUSHED)
    case 'perforated':
      return holes(`${id}-holes`, unit)
    case 'matte':
    case 'kraft':
      return ''
  }
}

/** White shaded slightly gray away from the light, which makes the gloss visible. */
const GLOSS = ['#ffffff', '#ffffff', '#fbfbfa', '#f0f0ee'] as const
const SILVER = ['#f7f8f9', '#dfe4e8', '#f3f5f6', '#cfd6dc'] as const
const BRUSHED = ['#e3e6e8', '#c3c9ce', '#eef0f1', '#b4bbc1', '#dde1e4'] as const
