// Redraws the originals and their public versions: `npx tsx tools/demo-shop/originals/draw.ts`.
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { openLettering, type DemoArtwork } from '../artworks/index.ts'
import { sampleCut, svgOf } from '../render/sticker-of.ts'
import { LIBRARY } from './library.ts'
import { OUTDOORS } from './outdoors.ts'

const folder = new URL('./', import.meta.url)
const type = await openLettering()
const rounded = (svg: string) => svg.replace(/(\d+\.\d{2})\d+/g, '$1')

/** The one painted on a canvas, whose background can be removed. */
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

const words: Readonly<Record<string, string>> = {
  'citrus-slices': 'fruit orange lime grapefruit kitchen summer pattern',
  terrazzo: 'stone floor chips pattern cream',
  'desert-dusk': 'landscape dunes sunset cactus travel',
  'night-city': 'skyline buildings moon windows landscape',
  'jungle-leaves': 'plants tropical flowers green pattern botanical',
  'blue-waves': 'sea water japanese seigaiha pattern',
}
const named = (name: string) => name[0]!.toUpperCase() + name.slice(1).replaceAll('-', ' ')
const library = LIBRARY.map(({ name, width, height }) => ({
  ...{ id: name, name: named(name), keywords: words[name] ?? '', width, height, file: `${name}.svg` },
}))
writeFileSync(new URL('library.json', folder), `${JSON.stringify(library, null, 2)}\n`)
