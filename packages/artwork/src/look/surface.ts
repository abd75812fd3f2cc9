import { decimal } from '../geometry/index.ts'
import type { Box } from '../geometry/index.ts'
import { brushed, checker, facets, fibres, grain, holes, honeycomb, sheen, stops } from './textures.ts'
import type { Look } from './looks.ts'

/** What a surface is drawn with: definitions, then the layers under the ink and over it, each filling the given path. */
export interface Surface {
  readonly defs: string
  readonly under: string
  readonly over: string
}

/**
 * A material's surface within closed path data. `id` begins every name, so that many pictures stand on one page; `unit` is
 * the length that textures go by (the shorter side of the product). No style attributes: a strict policy lets it through.
 */
export function surface(look: Look, path: string, box: Box, id: string): Surface {
  const unit = Math.min(box.width, box.height)
  const fill = (paint: string, opacity = 1) =>
    `<path d="${path}" fill="${paint}"${opacity === 1 ? '' : ` fill-opacity="${decimal(opacity)}"`}/>`
  const url = (name: string) => `url(#${id}-${name})`
  const filtered = (paint: string, filter: string, opacity = 1) =>
    `<path d="${path}" fill="${paint}" fill-opacity="${decimal(opacity)}" filter="${url(filter)}"/>`
  const gloss = sheen(`${id}-sheen`, box)
  const edge = `<path d="${path}" fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="${decimal(unit * 0.012)}"/>`

  switch (look) {
    case 'white':
      return {
        defs: gloss + stops(`${id}-vinyl`, box, GLOSS),
        under: fill(url('vinyl')),
        over: fill(url('sheen'), 0.9),
      }
    case 'matte':
      return {
        defs: grain(`${id}-grain`, unit, 0.05),
        under: fill('#fdfcf9'),
        over: filtered('#000', 'grain', 0.5),
      }
    case 'clear':
      return {
        defs: gloss + checker(`${id}-checker`, unit),
        under: fill(url('checker')) + fill('#f4fafd', 0.35) + edge,
        over: fill(url('sheen')),
      }
    case 'holographic':
      return {
        defs: facets(id, box),
        under: fill(url('rainbow')) + fill(url('cross'), 0.7) + fill(url('glare')),
        over: fill(url('rainbow'), 0.12) + fill(url('glare'), 0.34),
      }
    case 'kraft':
      return {
        defs: fibres(`${id}-fibres`, unit) + grain(`${id}-grain`, unit, 0.16),
        under: fill('#c99f6c') + filtered('#6b4a22', 'fibres', 0.27) + filtered('#000', 'grain', 0.2),
        over: filtered('#6b4a22', 'fibres', 0.14),
      }
    case 'frosted':
      return {
        defs: checker(`${id}-checker`, unit) + grain(`${id}-grain`, unit, 0.22),
        under: fill(url('checker'), 0.5) + fill('#eef3f4', 0.78) + filtered('#51626a', 'grain', 0.4) + edge,
        over: '',
      }
    case 'reflective':
      return {
        defs: gloss + honeycomb(`${id}-cells`, unit) + stops(`${id}-silver`, box, SILVER),
        under: fill(url('silver')) + fill(url('cells')),
        over: fill(url('cells'), 0.25) + fill(url('sheen')),
      }
    case 'metal':
      return {
        defs: gloss + brushed(`${id}-brush`, unit) + stops(`${id}-silver`, box, BRUSHED),
        under: fill(url('silver')) + filtered('#3c444c', 'brush', 0.3),
        over: fill(url('sheen'), 0.7),
      }
    case 'perforated':
      return {
        defs: holes(`${id}-holes`, unit),
        under: fill('#fff'),
        over: fill(url('holes')),
      }
  }
}

/** White is not white all over: away from the light it greys a little, and only so the gloss can be seen. */
const GLOSS = ['#ffffff', '#ffffff', '#fbfbfa', '#f0f0ee'] as const
const SILVER = ['#f7f8f9', '#dfe4e8', '#f3f5f6', '#cfd6dc'] as const
const BRUSHED = ['#e3e6e8', '#c3c9ce', '#eef0f1', '#b4bbc1', '#dde1e4'] as const
