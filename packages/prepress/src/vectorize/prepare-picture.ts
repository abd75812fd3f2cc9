import sharp from 'sharp'
import { inchesText, statedDpi } from '../decode/natural-size.ts'
import { GUARDED } from '../decode/raster.ts'
import { IntakeRejection } from '../intake/report.ts'
import { rgbaOf } from '../color/rgba.ts'

/** A picture prepared for tracing, RGBA. */
export interface TraceablePicture {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8Array
  /** Scale to the original's pixels, 1 where not enlarged: edges are that much wider. */
  readonly enlarged: number
  /** As stated by the file. */
  readonly inches: { readonly width: string; readonly height: string } | null
}

/** Longer side in pixels. Less loses curves to the pixel grid; more only costs time. */
const LARGEST = 2000
const SMALLEST = 1000
/** Largest enlargement: beyond it a small logo only gets blurrier. */
const ENLARGED_AT_MOST = 4

/**
 * Prepares a picture: upright, sRGB, small pictures enlarged with JPEG artifacts smoothed, large ones reduced.
 */
export async function preparePicture(bytes: Uint8Array): Promise<TraceablePicture> {
  const { autoOrient, density } = await sharp(bytes, GUARDED).metadata().catch(broken)
  const longest = Math.max(autoOrient.width, autoOrient.height)
  const enlarged = longest < SMALLEST ? Math.min(ENLARGED_AT_MOST, Math.ceil(SMALLEST / longest)) : 1
  const side = Math.min(LARGEST, longest * enlarged)
  const upright = sharp(bytes, GUARDED).autoOrient()
  const calm =
    enlarged > 1
      ? sharp(await upright.median(3).png({ compressionLevel: 1 }).toBuffer().catch(broken))
      : upright
  const { data, info } = await rgbaOf(
    calm.resize({ width: side, height: side, fit: 'inside', kernel: 'cubic' }),
  ).catch(broken)
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
