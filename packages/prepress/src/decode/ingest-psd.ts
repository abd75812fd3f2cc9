import { rm } from 'node:fs/promises'
import { LIMITS } from '../intake/limits.ts'
import { IntakeRejection } from '../intake/report.ts'
import type { Decoded } from './decoded.ts'
import { PsdRejected, readPsd } from './psd.ts'
import { sameInks } from './same-inks.ts'
import { ingestPicture, leftChannels } from './ingest-picture.ts'
import { isTooDeep, upperBytes, writeTiff } from './tiff.ts'

const PSD = 'image/vnd.adobe.photoshop'

/** Ingests the composite of a Photoshop file, stored as a TIFF with the same inks, depth, profile and dpi. */
export async function ingestPsd(bytes: Uint8Array, cleanPath: string, rasterPath: string): Promise<Decoded> {
  const plain = `${cleanPath}.plain`
  try {
    const { picture, moreChannels, rows } = readPsd(bytes, LIMITS.pixels)
    if (isTooDeep(picture.ink, picture.hasAlpha, picture.bits))
      await writeTiff(plain, { ...picture, bits: 8 }, mapped(rows(), upperBytes))
    else await writeTiff(plain, picture, rows())
    const decoded = await ingestPicture(plain, 'image/tiff', rasterPath)
    await (await sameInks(plain)).tiff({ compression: 'lzw', predictor: 'horizontal' }).toFile(cleanPath)
    return {
      ...decoded,
      sent: PSD,
      cleaned: true,
      notices: [...leftChannels(moreChannels), ...decoded.notices],
    }
  } catch (thrown) {
    throw thrown instanceof PsdRejected ? messageOf(thrown) : thrown
  } finally {
    await rm(plain, { force: true })
  }
}

function* mapped(rows: Iterable<Buffer>, change: (row: Buffer) => Buffer): Generator<Buffer> {
  for (const row of rows) yield change(row)
}

const messageOf = ({ reason, size }: PsdRejected): IntakeRejection => {
  if (reason === 'too-large' && size) return new IntakeRejection('file.too-many-pixels', { ...size })
  if (reason === 'no-composite') return new IntakeRejection('file.psd-without-picture')
  if (reason === 'mode')
    return new IntakeRejection('file.unsupported-kind', { kind: 'Photoshop files in this color mode' })
  return new IntakeRejection('file.broken', { kind: 'PSD' })
}
