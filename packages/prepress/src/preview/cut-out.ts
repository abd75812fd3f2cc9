import { LAYERS, type Look } from '@kisscut/artwork/look'
import sharp from 'sharp'
import { GUARDED } from '../decode/raster.ts'
import type { Frame } from './frame.ts'
import type { Sized } from './cache.ts'

/** The sticker's shape in its picture. */
export interface CutOut extends Sized {
  /** Coverage of each pixel by the die line, 0–255. */
  readonly within: Uint8Array
  /** Brightness of the highlight along a clear edge, 0–255; null for other materials. */
  readonly edge: Uint8Array | null
}

export const cutOutKey = (look: Look, frame: Frame): string =>
  ['cut-out', hasEdge(look), frame.width, frame.height, frame.scale.toFixed(3), frame.outline].join(' ')

const hasEdge = (look: Look): boolean => LAYERS[look].under.some((layer) => 'edge' in layer)

/** Clips and fills as an SVG scene does: edge pixels are covered twice. */
export async function drawCutOut(look: Look, frame: Frame): Promise<CutOut> {
  const { width, height, scale, x, y, outline, box } = frame
  const path = `<path d="${outline}"`
  const light = hasEdge(look)
    ? `${path} fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="${Math.min(box.width, box.height) * 0.012}"/>`
    : ''
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><clipPath id="c">${path}/></clipPath>` +
    `<g transform="translate(${x} ${y}) scale(${scale})"><g clip-path="url(#c)">${path}/>${light}</g></g></svg>`
  const drawn = await sharp(Buffer.from(svg), { ...GUARDED, density: 72 })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const within = channelOf(drawn, 3)
  const edge = light === '' ? null : channelOf(drawn, 0)
  return { within, edge, bytes: within.length + (edge?.length ?? 0) }
}

function channelOf(rgba: Uint8Array, offset: number): Uint8Array {
  const channel = new Uint8Array(rgba.length / 4)
  for (let pixel = 0; pixel < channel.length; pixel++) channel[pixel] = rgba[4 * pixel + offset] ?? 0
  return channel
}
