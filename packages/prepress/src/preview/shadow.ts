import type { DieLineSpec } from '@kisscut/artwork/die-line'
import { SHADOW_COLOUR } from '@kisscut/artwork/look'
import { castShadow, type ShadowLayer } from '@kisscut/artwork/scene'
import sharp from 'sharp'

/** A drawn picture: four bytes a pixel, alpha not multiplied in. */
export interface Drawn {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8Array
}

const COLOUR = Buffer.from(SHADOW_COLOUR.slice(1), 'hex')

/**
 * Lays the contact shadow under a sticker, in place. It is blurred in small and enlarged: an SVG renderer takes four times
 * as long for it as for all the rest.
 */
export async function layShadow(sticker: Drawn, spec: DieLineSpec, pixels: number): Promise<void> {
  const { rgba } = sticker
  const layers = castShadow(spec, pixels)
  const [far, near] = await Promise.all(layers.map((layer) => blurred(layer, sticker)))
  for (let pixel = 0, at = 0; at < rgba.length; pixel++, at += 4) {
    const alpha = rgba[at + 3] ?? 0
    if (alpha === 255) continue
    const light = (1 - (far?.[pixel] ?? 0) / 255) * (1 - (near?.[pixel] ?? 0) / 255)
    const under = (1 - light) * (255 - alpha)
    const sum = alpha + under
    if (sum < 0.5) continue
    for (let channel = 0; channel < 3; channel++)
      rgba[at + channel] = Math.round(
        ((rgba[at + channel] ?? 0) * alpha + (COLOUR[channel] ?? 0) * under) / sum,
      )
    rgba[at + 3] = Math.round(sum)
  }
}

/** How dark a layer of the shadow is at each pixel of the picture, 0–255. */
async function blurred({ svg, blur, opacity }: ShadowLayer, { width, height }: Drawn): Promise<Uint8Array> {
  const cast = sharp(Buffer.from(svg), { density: 72 }).extractChannel('alpha')
  const small = await (blur < 0.3 ? cast : cast.blur(blur)).raw().toBuffer({ resolveWithObject: true })
  const raw = { width: small.info.width, height: small.info.height, channels: 1 } as const
  return sharp(small.data, { raw })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .linear(opacity, 0)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
}
