import sharp from 'sharp'
import { inchesText, statedDpi } from '../decode/natural-size.ts'
import { GUARDED } from '../decode/raster.ts'
import { IntakeRejection } from '../intake/report.ts'

/** A picture as it is traced: red, green, blue, alpha a pixel. */
export interface TraceablePicture {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8Array
  /** How many pixels across one of the original's is, 1 where nothing was enlarged: edges are that much wider. */
  readonly enlarged: number
  /** As the file states them. */
  readonly inches: { readonly width: string; readonly height: string } | null
}

/** Pixels of the longer side. Fewer lose curves to the grid; more only cost time. */
const LARGEST = 2000
const SMALLEST = 1000
/** Beyond this a small logo only gets softer. */
const ENLARGED_AT_MOST = 4

/** Upright, sRGB, small pictures enlarged with their JPEG specks smoothed, large ones made smaller. */
export async function readyToTrace(bytes: Uint8Array): Promise<TraceablePicture> {
  const { autoOrient, density } = await sharp(bytes, GUARDED).metadata().catch(broken)
  const longest = Math.max(autoOrient.width, autoOrient.height)
  const enlarged = longest < SMALLEST ? Math.min(ENLARGED_AT_MOST, Math.ceil(SMALLEST / longest)) : 1
  const side = Math.min(LARGEST, longest * enlarged)
  const upright = sharp(bytes, GUARDED).autoOrient()
  const calm =
    enlarged > 1
      ? sharp(await upright.median(3).png({ compressionLevel: 1 }).toBuffer().catch(broken))
      : upright
  const { data, info } = await calm
    .resize({ width: side, height: side, fit: 'inside', kernel: 'cubic' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(broken)
  const dpi = statedDpi(density)
  const width = dpi === null ? null : inchesText(autoOrient.width / dpi)
  const height = dpi === null ? null : inchesText(autoOrient.height / dpi)
  return {
    width: info.width,
    height: info.height,
    rgba: data,
    enlarged,
    inches: width === null || height === null ? null : { width, height },
  }
}

function broken(): never {
  throw new IntakeRejection('file.broken', { kind: 'picture' })
}
