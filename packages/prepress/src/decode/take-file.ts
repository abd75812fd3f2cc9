import { readFile, stat } from 'node:fs/promises'
import { LIMITS } from '../intake/limits.ts'
import { Refusal, type IntakeReport } from '../intake/report.ts'
import type { Decoded } from './decoded.ts'
import { sniff } from './sniff.ts'
import { takePdf } from './take-pdf.ts'
import { takePicture } from './take-picture.ts'
import { takeSvg } from './take-svg.ts'

export interface TakeOrder {
  readonly path: string
  readonly cleanPath: string
  readonly rasterPath: string
}

/** Runs in the worker process: judges one file by its bytes, writes its raster and its clean copy, and reports. */
export async function takeFile({ path, cleanPath, rasterPath }: TakeOrder): Promise<IntakeReport> {
  try {
    const { size } = await stat(path)
    if (size === 0) throw new Refusal('file.empty')
    if (size > LIMITS.bytes) throw new Refusal('file.too-large', { mb: megabytes(size) })
    return reportOf(await decode(await readFile(path), cleanPath, rasterPath))
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    return { taken: false, code: thrown.code, values: { ...thrown.values } }
  }
}

/** Rounded up to a tenth, so that what is too large never reads as exactly the limit. */
export const megabytes = (bytes: number): number => Math.ceil((bytes / 1024 / 1024) * 10) / 10

async function decode(bytes: Uint8Array, cleanPath: string, rasterPath: string): Promise<Decoded> {
  const file = await sniff(bytes)
  if (file.mime === 'image/svg+xml') return takeSvg(file.text, cleanPath, rasterPath)
  if (file.mime === 'application/pdf') return takePdf(file.bytes, rasterPath)
  return takePicture(file.bytes, file.mime, rasterPath)
}

const reportOf = ({ raster, cleaned = false, notices, ...found }: Decoded): IntakeReport => ({
  taken: true,
  ...found,
  hasAlpha: raster.hasAlpha,
  cleaned,
  rasterWidth: raster.width,
  rasterHeight: raster.height,
  notices: notices.map(({ code, values }) => ({ code, ...(values && { values: { ...values } }) })),
})
