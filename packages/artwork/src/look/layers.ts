import { BRUSHED, FIBRES, grain, type Noise } from './noise.ts'
import type { Look } from './looks.ts'

/** A layer of a surface; each fills all of it. */
export type Layer =
  /** A color (`#rrggbb`) or the name of a definition, of `opacity` 0–1. */
  | { readonly paint: string; readonly opacity: number }
  /** A color with noise as its alpha. */
  | { readonly noise: Noise; readonly color: string; readonly opacity: number }
  /** The light along a clear edge. */
  | { readonly edge: true }

const paint = (name: string, opacity = 1): Layer => ({ paint: name, opacity })
const rough = (noise: Noise, color: string, opacity: number): Layer => ({ noise, color, opacity })
const EDGE: Layer = { edge: true }

/** Layers of each material's surface from bottom to top: below the ink, and above it. */
export const LAYERS: Readonly<
  Record<Look, { readonly under: readonly Layer[]; readonly over: readonly Layer[] }>
> = {
  white: { under: [paint('vinyl')], over: [paint('sheen', 0.9)] },
  matte: { under: [paint('#fdfcf9')], over: [rough(grain(0.05), '#000', 0.5)] },
  clear: { under: [paint('checker'), paint('#f4fafd', 0.35), EDGE], over: [paint('sheen')] },
  holographic: {
    under: [paint('rainbow'), paint('cross', 0.7), paint('glare')],
    over: [paint('rainbow', 0.12), paint('glare', 0.34)],
  },
  kraft: {
    under: [paint('#c99f6c'), rough(FIBRES, '#6b4a22', 0.27), rough(grain(0.16), '#000', 0.2)],
    over: [rough(FIBRES, '#6b4a22', 0.14)],
  },
  frosted: {
    under: [paint('checker', 0.5), paint('#eef3f4', 0.78), rough(grain(0.22), '#51626a', 0.4), EDGE],
    over: [],
  },
  reflective: {
    under: [paint('silver'), paint('cells')],
    over: [paint('cells', 0.25), paint('sheen')],
  },
  metal: {
    under: [paint('silver'), rough(BRUSHED, '#3c444c', 0.3)],
    over: [paint('sheen', 0.7)],
  },
  perforated: { under: [paint('#fff')], over: [paint('holes')] },
}
