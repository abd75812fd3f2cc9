import { LIMITS } from '../intake/limits.ts'
import { IntakeRejection } from '../intake/report.ts'
import type { Decoded } from './decoded.ts'
import { PsdRejected, readPsd } from './psd.ts'
import { sameInks } from './same-inks.ts'
import { ingestPicture } from './ingest-picture.ts'
import { tiffOf, type Samples } from './tiff.ts'

const PSD = 'image/vnd.adobe.photoshop'

/** A Photoshop file: its composite, stored as a TIFF with the same inks, depth, profile and dpi. */
export async function ingestPsd(bytes: Uint8Array, cleanPath: string, rasterPath: string): Promise<Decoded> {
  const tiff = tiffOf(read(bytes))
  const decoded = await ingestPicture(tiff, 'image/tiff', rasterPath)
  await (await sameInks(tiff)).tiff({ compression: 'lzw', predictor: 'horizontal' }).toFile(cleanPath)
  return { ...decoded, sent: PSD, cleaned: true }
}

function read(bytes: Uint8Array): Samples {
  try {
    return readPsd(bytes, LIMITS.pixels)
  } catch (thrown) {
    if (!(thrown instanceof PsdRejected)) throw thrown
    if (thrown.reason === 'too-large' && thrown.size)
      throw new IntakeRejection('file.too-many-pixels', { ...thrown.size })
    if (thrown.reason === 'no-composite') throw new IntakeRejection('file.psd-without-picture')
    if (thrown.reason === 'mode')
      throw new IntakeRejection('file.unsupported-kind', { kind: 'Photoshop files in this color mode' })
    throw new IntakeRejection('file.broken', { kind: 'PSD' })
  }
}
