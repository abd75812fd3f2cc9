import { cutText } from '@kisscut/core/text'
import { readFile, stat } from 'node:fs/promises'
import { LIMITS } from '../intake/limits.ts'
import { orRejection, IntakeRejection, type IntakeReport } from '../intake/report.ts'
import type { Decoded } from './decoded.ts'
import { sniff } from './sniff.ts'
import { ingestHeic } from './ingest-heic.ts'
import { ingestPdf } from './ingest-pdf.ts'
import { ingestPicture } from './ingest-picture.ts'
import { ingestPostscript } from './ingest-postscript.ts'
import { ingestPsd } from './ingest-psd.ts'
import { ingestTiff } from './ingest-tiff.ts'
import { ingestSvg } from './ingest-svg.ts'

export interface IngestOrder {
  readonly path: string
  readonly cleanPath: string
  readonly rasterPath: string
  /** Page to use alone, from 1. By default the whole file is stored and its first page drawn. */
  readonly page?: number
  /** Font files that text is outlined with. */
  readonly fonts?: readonly Uint8Array[]
}

/**
 * Identifies and checks one file, writes its raster and sanitized copy, and reports. Runs in a worker process.
 */
export function ingestFile({ path, ...paths }: IngestOrder): Promise<IntakeReport> {
  return orRejection(async () => {
    const { size } = await stat(path)
    if (size === 0) throw new IntakeRejection('file.empty')
    if (size > LIMITS.bytes) throw new IntakeRejection('file.too-large', { mb: megabytes(size) })
    return reportOf(await decode(await readFile(path), paths))
  })
}

/** Rounded up to a tenth, so that a file over the limit never reads as exactly the limit. */
export const megabytes = (bytes: number): number => Math.ceil((bytes / 1024 / 1024) * 10) / 10

async function decode(
  bytes: Uint8Array,
  { cleanPath, rasterPath, page, fonts }: Omit<IngestOrder, 'path'>,
): Promise<Decoded> {
  const file = await sniff(bytes)
  switch (file.mime) {
    case 'image/svg+xml':
      return ingestSvg(file.text, cleanPath, rasterPath, fonts)
    case 'application/pdf':
      return ingestPdf(file.bytes, cleanPath, rasterPath, page)
    case 'application/postscript':
      return ingestPostscript(file.bytes, rasterPath)
    case 'image/vnd.adobe.photoshop':
      return ingestPsd(file.bytes, cleanPath, rasterPath)
    case 'image/heic':
      return ingestHeic(file.bytes, cleanPath, rasterPath)
    case 'image/tiff':
      return ingestTiff(file.bytes, cleanPath, rasterPath)
    default:
      return ingestPicture(file.bytes, file.mime, rasterPath)
  }
}

const reportOf = ({
  raster,
  cleaned = false,
  notices,
  families,
  cutLines,
  ...found
}: Decoded): IntakeReport => ({
  accepted: true,
  ...found,
  ...(cutLines && { cutLines: [...cutLines] }),
  // Longer names are not font families.
  ...(families && { families: families.slice(0, 100).map((family) => cutText(family, 200)) }),
  hasAlpha: raster.hasAlpha,
  transparentWhite: raster.transparentWhite,
  fullBleed: raster.fullBleed,
  ink: [...raster.ink],
  cleaned,
  rasterWidth: raster.width,
  rasterHeight: raster.height,
  notices: notices.map(({ code, values }) => ({ code, ...(values && { values: { ...values } }) })),
})
