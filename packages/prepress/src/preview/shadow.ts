import type { DieLineSpec } from '@kisscut/artwork/die-line'
import { SHADOW_LAYERS } from '@kisscut/artwork/look'
import { castShadow, type ShadowLayer } from '@kisscut/artwork/scene'
import sharp from 'sharp'
import type { Frame } from './frame.ts'
import type { Sized } from './cache.ts'

/** A sticker's contact shadow: the light that its layers leave, drawn as small as their blur allows. */
export interface Shadow extends Sized {
  readonly layers: readonly Blurred[]
}

interface Blurred {
  readonly width: number
  readonly height: number
  /** 0–255 per pixel. */
  readonly dark: Uint8Array
  /** 0–1. */
  readonly opacity: number
}

export const shadowKey = ({ width, height, scale, outline }: Frame): string =>
  ['shadow', width, height, scale.toFixed(3), outline].join(' ')

/** Blurs a shadow at reduced size: librsvg takes four times as long for it as for all the rest. */
export async function drawShadow(spec: DieLineSpec, pixels: number): Promise<Shadow> {
  const layers = await Promise.all(castShadow(spec, pixels).map(blurred))
  return { layers, bytes: layers.reduce((sum, { dark }) => sum + dark.length, 0) }
}

/** A film is thinner than a sticker: shares of the shadow's lengths. */
const THIN = 0.25

/** The shadow of a piece cut from film, in the shape of its own pixels: RGBA. */
export async function drawFilmShadow(
  film: Uint8Array,
  { width, height, scale, box }: Frame,
): Promise<Shadow> {
  const unit = Math.min(box.width, box.height) * scale * THIN
  const layers = SHADOW_LAYERS.map(async ({ dx, dy, blur, opacity }) => {
    const [right, down] = [Math.round(dx * unit), Math.round(dy * unit)]
    const cast = new Uint8Array(width * height)
    for (let y = down; y < height; y++)
      for (let x = right; x < width; x++)
        cast[y * width + x] = film[((y - down) * width + x - right) * 4 + 3] ?? 0
    const shape = sharp(cast, { raw: { width, height, channels: 1 } })
    const { data } = await (blur * unit < 0.3 ? shape : shape.blur(blur * unit))
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { width, height, dark: data, opacity }
  })
  const drawn = await Promise.all(layers)
  return { layers: drawn, bytes: drawn.reduce((sum, { dark }) => sum + dark.length, 0) }
}

async function blurred({ svg, blur, opacity }: ShadowLayer): Promise<Blurred> {
  const cast = sharp(Buffer.from(svg), { density: 72 }).extractChannel('alpha')
  const { data, info } = await (blur < 0.3 ? cast : cast.blur(blur))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, dark: data, opacity }
}

/** Light (0–1) on the pixels of a row, in a picture of the given size. */
export function lightUnder(
  shadow: Shadow,
  width: number,
  height: number,
): (y: number) => (x: number) => number {
  const layers = shadow.layers.map((layer) => ({ ...layer, columns: blends(width, layer.width) }))
  return (y) => {
    const rows = layers.map(({ columns, dark, opacity, width: wide, height: high }) => {
      const place = blend(y, height, high)
      const upper = Math.floor(place)
      const [above, below] = [upper * wide, Math.min(upper + 1, high - 1) * wide]
      return { columns, dark, opacity, last: wide - 1, above, below, down: place - upper }
    })
    return (x) => {
      let light = 1
      for (const { columns, dark, opacity, last, above, below, down } of rows) {
        const column = columns[x] ?? 0
        const left = Math.floor(column)
        const right = left < last ? left + 1 : left
        const mix = column - left
        const high = (dark[above + left] ?? 0) * (1 - mix) + (dark[above + right] ?? 0) * mix
        const low = (dark[below + left] ?? 0) * (1 - mix) + (dark[below + right] ?? 0) * mix
        light *= 1 - ((high + down * (low - high)) / 255) * opacity
      }
      return light
    }
  }
}

const blends = (count: number, cells: number): Float64Array =>
  Float64Array.from({ length: count }, (_, at) => blend(at, count, cells))

/** Position of a pixel's center between the centers of coarser pixels. */
const blend = (at: number, count: number, cells: number): number =>
  Math.min(cells - 1, Math.max(0, ((at + 0.5) * cells) / count - 0.5))
