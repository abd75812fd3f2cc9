import sharp, { type Sharp } from 'sharp'
import { openPressProfile } from '../print/cmyk.ts'
import { inkOnScreen } from '../print/on-screen.ts'
import { GUARDED } from './raster.ts'

/** Inks of each pixel, four bytes, and its opacity unless all are opaque. */
export interface InkPixels {
  readonly width: number
  readonly height: number
  readonly ink: Buffer
  readonly alpha: Buffer | null
}

/** Maximum longer side in pixels of a gray picture shown as printed: it is held in memory whole. */
const MOST_PIXELS = 8000

/** Meaning of a picture's values: four inks, or gray, which is black ink. Null for screen colors. */
export type PictureInks = 'cmyk' | 'gray' | null

const INKS: Readonly<Record<string, PictureInks>> = { cmyk: 'cmyk', 'b-w': 'gray', grey16: 'gray' }

/** The inks of one of sharp's color spaces. */
export const inksOfSpace = (space: string): PictureInks => INKS[space] ?? null

const known = new WeakMap<Uint8Array, Promise<PictureInks>>()

/** Inks of a picture whose values are printed unchanged, gray with black ink alone (PROD-25); null for screen colors. */
export function inksIn(bytes: Uint8Array): Promise<PictureInks> {
  let inks = known.get(bytes)
  if (!inks)
    known.set(
      bytes,
      (inks = sharp(bytes, GUARDED)
        .metadata()
        .then(({ space }) => inksOfSpace(space))),
    )
  return inks
}

/**
 * The upright picture as it looks in print where its values are inks, whatever press its profile was made for; otherwise
 * unchanged.
 */
export async function pictureInPrintColors(bytes: Uint8Array | string, inks: PictureInks): Promise<Sharp> {
  const picture = sharp(bytes, { ...GUARDED, ignoreIcc: inks !== null }).autoOrient()
  return inks === 'gray' ? grayInPrint(picture) : picture
}

async function grayInPrint(picture: Sharp): Promise<Sharp> {
  const most = { width: MOST_PIXELS, height: MOST_PIXELS, fit: 'inside', withoutEnlargement: true } as const
  const { data, info } = await picture
    .resize(most)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const looks = await lookOfBlack()
  for (let at = 0; at < data.length; at += 4) {
    const look = (255 - data[at]!) * 3
    data[at] = looks[look]!
    data[at + 1] = looks[look + 1]!
    data[at + 2] = looks[look + 2]!
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
}

let blackLook: Promise<Uint8Array> | undefined

/** The look of black ink in print from 0 to 100 %, three bytes each; computed once per process. */
export const lookOfBlack = (): Promise<Uint8Array> =>
  (blackLook ??= openPressProfile().then((press) => {
    const inks = Buffer.alloc(256 * 4)
    for (let ink = 0; ink < 256; ink += 1) inks[ink * 4 + 3] = ink
    return inkOnScreen(inks, { width: 256, height: 1 }, press)
  }))

/** The inks of an upright picture, scaled down to at most the given longer side in pixels. */
export async function inksOfPicture(
  bytes: Uint8Array,
  inks: NonNullable<PictureInks>,
  longest: number,
): Promise<InkPixels> {
  const { depth, hasAlpha } = await sharp(bytes, GUARDED).metadata()
  const space = inks === 'cmyk' ? 'cmyk' : 'srgb'
  // The library converts 16 bits to eight, except for inks.
  const isDeep = inks === 'cmyk' && depth === 'ushort'
  const picture = sharp(bytes, { ...GUARDED, ignoreIcc: true })
    .pipelineColourspace(inks === 'cmyk' ? 'cmyk' : 'b-w')
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .toColourspace(space)
  const { data, info } = await picture
    .raw({ depth: isDeep ? 'ushort' : 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const ink = Buffer.alloc(width * height * 4)
  const alpha = Buffer.alloc(width * height, 255)
  // Keeps the upper eight of 16 bits, in the machine's byte order.
  const [sample, upper] = isDeep ? [2, 1] : [1, 0]
  const opacity = hasAlpha ? (channels - 1) * sample : -1
  for (let pixel = 0, from = upper; pixel < alpha.length; pixel += 1, from += channels * sample) {
    if (inks === 'gray') ink[pixel * 4 + 3] = 255 - data[from]!
    else for (let plate = 0; plate < 4; plate += 1) ink[pixel * 4 + plate] = data[from + plate * sample]!
    if (opacity > 0) alpha[pixel] = data[from + opacity]!
  }
  return { width, height, ink, alpha: alpha.every((value) => value === 255) ? null : alpha }
}
