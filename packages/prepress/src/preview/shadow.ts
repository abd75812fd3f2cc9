import type { DieLineSpec } from '@kisscut/artwork/die-line'
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
