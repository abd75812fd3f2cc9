import { SHADOW_COLOR } from '@kisscut/artwork/look'
import type { CutOut } from './cut-out.ts'
import type { Frame } from './frame.ts'
import type { Material } from './material.ts'
import { lightUnder, type Shadow } from './shadow.ts'

/** The layers of a preview. */
export interface Parts {
  readonly material: Material
  readonly cutOut: CutOut
  readonly shadow: Shadow
  /** From {@link placedPixels}; null for bare material. */
  readonly artwork: Uint8Array | null
  /** The artwork's white shows the material: its inks multiply. PROD-20. */
  readonly showsThrough: boolean
}

const [RED, GREEN, BLUE] = Buffer.from(SHADOW_COLOR.slice(1), 'hex') as unknown as [number, number, number]

/** Step of alpha values: too fine to see, coarse enough to halve the time of WebP encoding. Divides 255. */
const STEP = 3
/** Alpha from which a pixel counts as opaque. */
const OPAQUE = 0.999

/** The sticker on its shadow: RGBA, alpha not premultiplied. */
export function composed({ width, height }: Frame, parts: Parts): Uint8Array {
  const { material, cutOut, shadow, artwork, showsThrough } = parts
  const rgba = new Uint8Array(width * height * 4)
  const lightOf = lightUnder(shadow, width, height)
  const { under: below, over: above } = material
  const { within: inside, edge } = cutOut
  for (let y = 0; y < height; y++) {
    const light = lightOf(y)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const at = pixel * 4
      const within = (inside[pixel] ?? 0) / 255
      let red = 0
      let green = 0
      let blue = 0
      let alpha = 0
      if (within > 0) {
        alpha = (below[at + 3] ?? 0) / 255
        red = (below[at] ?? 0) * alpha
        green = (below[at + 1] ?? 0) * alpha
        blue = (below[at + 2] ?? 0) * alpha
        if (edge) {
          const bright = (edge[pixel] ?? 0) / 255
          const rest = 1 - bright
          red = 255 * bright + red * rest
          green = 255 * bright + green * rest
          blue = 255 * bright + blue * rest
          alpha = bright + alpha * rest
        }
        if (artwork) {
          const rest = 1 - (artwork[at + 3] ?? 0) / 255
          // Share of the color below that passes through the ink; where nothing is below, the ink has its own color.
          const free = showsThrough ? 1 - alpha : 1
          const passing = showsThrough ? 1 / 255 : 0
          red = (artwork[at] ?? 0) * (free + red * passing) + red * rest
          green = (artwork[at + 1] ?? 0) * (free + green * passing) + green * rest
          blue = (artwork[at + 2] ?? 0) * (free + blue * passing) + blue * rest
          alpha = 1 - rest + alpha * rest
        }
        if (above) {
          const shine = (above[at + 3] ?? 0) / 255
          const rest = 1 - shine
          red = (above[at] ?? 0) * shine + red * rest
          green = (above[at + 1] ?? 0) * shine + green * rest
          blue = (above[at + 2] ?? 0) * shine + blue * rest
          alpha = shine + alpha * rest
        }
        red *= within
        green *= within
        blue *= within
        alpha *= within
      }
      const dark = alpha > OPAQUE ? 0 : (1 - light(x)) * (1 - alpha)
      const sum = alpha + dark
      const stepped = Math.round((sum * 255) / STEP) * STEP
      if (stepped === 0) continue
      rgba[at] = (red + RED * dark) / sum + 0.5
      rgba[at + 1] = (green + GREEN * dark) / sum + 0.5
      rgba[at + 2] = (blue + BLUE * dark) / sum + 0.5
      rgba[at + 3] = stepped
    }
  }
  return rgba
}
