import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lineOutline, setLine } from '@kisscut/artwork/text'
import sharp from 'sharp'
import type { Studio } from './studio.ts'
import { BACKGROUND, QUIET } from './tile.ts'

const ROOM = 14
const LABEL = 22

/** Pictures side by side on the gallery's background as one WebP, each with a label below. */
export async function pictureTile(
  studio: Studio,
  pictures: readonly { readonly bytes: Uint8Array; readonly label?: string }[],
  { width = 220, height = 200 }: { readonly width?: number; readonly height?: number } = {},
): Promise<Buffer> {
  const labeled = pictures.some(({ label }) => label)
  const total = {
    width: pictures.length * (width + ROOM) + ROOM,
    height: height + 2 * ROOM + (labeled ? LABEL : 0),
  }
  const placed = await Promise.all(
    pictures.map(async ({ bytes, label = '' }, at) => {
      const shrunk = await sharp(bytes)
        .resize({ width, height, fit: 'inside' })
        .png()
        .toBuffer({ resolveWithObject: true })
      const left = ROOM + at * (width + ROOM)
      return [
        {
          input: shrunk.data,
          left: left + Math.round((width - shrunk.info.width) / 2),
          top: ROOM + Math.round((height - shrunk.info.height) / 2),
        },
        ...(label
          ? [{ input: Buffer.from(wordOf(studio, label, width)), left, top: height + 2 * ROOM - 4 }]
          : []),
      ]
    }),
  )
  return sharp({ create: { ...total, channels: 3, background: BACKGROUND } })
    .composite(placed.flat())
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toBuffer()
}

/** Text in the gallery's own font, outlined: independent of installed fonts. */
function wordOf(studio: Studio, label: string, width: number): string {
  const line = setLine(studio.face('figtree'), label, { size: 13 })
  const path = lineOutline(line, (width - line.width) / 2, 15)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><path d="${path}" fill="${QUIET}"/></svg>`
}

/** An ingested file: its raster and report. */
export async function ingested(studio: Studio, bytes: Uint8Array, name: string) {
  const folder = await mkdtemp(join(studio.folder, 'file-'))
  const path = join(folder, 'original')
  await writeFile(path, bytes)
  const outcome = await studio.intake().take({ path, name, bytes: bytes.byteLength })
  if (!outcome.ok) throw new Error(`${name} was refused: ${JSON.stringify(outcome)}`)
  return { facts: outcome.value, raster: await readFile(outcome.value.rasterPath) }
}

/** The first page of a PDF as a picture on white, through intake. */
export const pageOf = async (studio: Studio, pdf: Uint8Array): Promise<Buffer> =>
  sharp((await ingested(studio, pdf, 'page.pdf')).raster)
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
