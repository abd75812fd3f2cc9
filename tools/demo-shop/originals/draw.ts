// Draws the originals again, and what of them everybody may see: `npx tsx tools/demo-shop/originals/draw.ts`.
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { openLettering, type DemoArtwork } from '../artworks/index.ts'
import { sampleCut, svgOf } from '../render/sticker-of.ts'
import { LIBRARY } from './library.ts'
import { OUTDOORS } from './outdoors.ts'

const folder = new URL('./', import.meta.url)
const type = await openLettering()
const rounded = (svg: string) => svg.replace(/(\d+\.\d{2})\d+/g, '$1')

/** Painted on a canvas: its background can be removed. */
const PAINTED = 'lake-trout'
const PIXELS = 1400

async function write(artwork: DemoArtwork): Promise<void> {
  const svg = rounded(svgOf(artwork, type))
  if (artwork.name !== PAINTED) return writeFileSync(new URL(`${artwork.name}.svg`, folder), svg)
  const onCanvas = svg.replace(/>/, '><rect width="400" height="400" fill="#efe3cb"/>')
  const png = await sharp(Buffer.from(onCanvas), { density: 72 })
    .resize(PIXELS)
    .png({ palette: true, colors: 128, compressionLevel: 9 })
    .toBuffer()
  writeFileSync(new URL(`${artwork.name}.png`, folder), png)
}

for (const artwork of [...OUTDOORS, ...LIBRARY]) await write(artwork)
const cuts = await Promise.all(
  OUTDOORS.filter(({ name }) => name !== PAINTED).map(async (artwork) => [
    artwork.name,
    await sampleCut(artwork, type),
  ]),
)
writeFileSync(new URL('cuts.json', folder), `${JSON.stringify(Object.fromEntries(cuts), null, 2)}\n`)
