import { LAYERS, surface, type Layer, type Look, type Noise } from '@kisscut/artwork/look'
import { grown } from '@kisscut/artwork/geometry'
import sharp from 'sharp'
import { GUARDED } from '../decode/raster.ts'
import type { Frame } from './frame.ts'
import type { Sized } from './cache.ts'
import { noiseAlpha, type Window } from './noise.ts'

/** An uncut material covering a picture: RGBA, alpha not premultiplied. */
export interface Material extends Sized {
  readonly under: Uint8Array
  /** Overlay on top of the ink; null for none. */
  readonly over: Uint8Array | null
}

/** Cache key of a material's appearance; sizes count in pixels. */
export const materialKey = (look: Look, frame: Frame): string => {
  const { x, y, width, height } = inPixels(frame)
  const lengths = [frame.x, frame.y, x, y, width, height].map((length) => length.toFixed(2))
  return ['material', look, frame.width, frame.height, ...lengths].join(' ')
}

/**
 * Draws a material: gradients and patterns by librsvg, noise by our own code. The clear edge is drawn
 * elsewhere.
 */
export async function drawMaterial(look: Look, frame: Frame): Promise<Material> {
  const noises = new Map<Noise, Uint8Array>()
  const under = await drawLayers(look, 'under', frame, noises)
  const over = LAYERS[look].over.length > 0 ? await drawLayers(look, 'over', frame, noises) : null
  return { under, over, bytes: under.length + (over?.length ?? 0) }
}

async function drawLayers(
  look: Look,
  side: 'under' | 'over',
  frame: Frame,
  noises: Map<Noise, Uint8Array>,
): Promise<Uint8Array> {
  const layers = LAYERS[look][side]
  const pixels = layers.some(isPaint)
    ? await painted(look, side, frame)
    : new Uint8Array(frame.width * frame.height * 4)
  for (const layer of layers) {
    if (!('noise' in layer)) continue
    const { window, unit } = noisyWindow(frame)
    const noise = noises.get(layer.noise) ?? noiseAlpha(layer.noise, window, unit)
    noises.set(layer.noise, noise)
    blendOver(pixels, frame.width, window, noise, layer)
  }
  return pixels
}

const isPaint = (layer: Layer): boolean => 'paint' in layer

async function painted(look: Look, side: 'under' | 'over', frame: Frame): Promise<Uint8Array> {
  const box = inPixels(frame)
  // Slightly larger than the cut-out, so that the material has no edge of its own.
  const { x, y, width, height } = grown(box, 2)
  const all = `M${x} ${y}h${width}v${height}h${-width}Z`
  const { defs, [side]: markup } = surface(look, all, box, 'm', isPaint)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}"><defs>${defs}</defs>` +
    `<g transform="translate(${frame.x} ${frame.y})">${markup}</g></svg>`
  return sharp(Buffer.from(svg), { ...GUARDED, density: 72 })
    .ensureAlpha()
    .raw()
    .toBuffer()
}

/** The die line's bounding box in pixels from the product's corner. */
const inPixels = ({ box: { x, y, width, height }, scale }: Frame) => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
})

/** The die line's bounding box in whole pixels, and the unit length of textures. */
function noisyWindow(frame: Frame): { window: Window; unit: number } {
  const box = inPixels(frame)
  const left = Math.max(0, Math.floor(frame.x + box.x))
  const top = Math.max(0, Math.floor(frame.y + box.y))
  const width = Math.max(0, Math.min(frame.width, Math.ceil(frame.x + box.x + box.width)) - left)
  const height = Math.max(0, Math.min(frame.height, Math.ceil(frame.y + box.y + box.height)) - top)
  const window = { left, top, width, height, originX: frame.x, originY: frame.y }
  return { window, unit: Math.min(box.width, box.height) }
}

/** Blends one color into a window of pixels with the noise as alpha. */
function blendOver(
  pixels: Uint8Array,
  across: number,
  { left, top, width, height }: Window,
  noise: Uint8Array,
  { color, opacity }: { readonly color: string; readonly opacity: number },
): void {
  const [red, green, blue] = channels(color)
  for (let y = 0, grain = 0; y < height; y++) {
    let at = ((top + y) * across + left) * 4
    for (let x = 0; x < width; x++, grain++, at += 4) {
      const share = ((noise[grain] ?? 0) / 255) * opacity
      if (share === 0) continue
      const below = ((pixels[at + 3] ?? 0) / 255) * (1 - share)
      const sum = share + below
      pixels[at] = (red * share + (pixels[at] ?? 0) * below) / sum + 0.5
      pixels[at + 1] = (green * share + (pixels[at + 1] ?? 0) * below) / sum + 0.5
      pixels[at + 2] = (blue * share + (pixels[at + 2] ?? 0) * below) / sum + 0.5
      pixels[at + 3] = sum * 255 + 0.5
    }
  }
}

/** Bytes of a color `#rgb` or `#rrggbb`. */
function channels(color: string): readonly [number, number, number] {
  const digits = color.slice(1)
  const value = Number.parseInt(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
