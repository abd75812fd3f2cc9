// Redraws the demo shop's pictures: `npx tsx tools/demo-shop/render-pictures.ts [name …]`.
import { mkdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs'
import type { Box } from '@kisscut/artwork/geometry'
import sharp from 'sharp'
import { ARTWORKS, openLettering } from './artworks/index.ts'
import { CLIPARTS, svgOfClipart } from './cliparts/index.ts'
import { measured } from './cliparts/measure.ts'
import { CLIPART } from './data/clipart.ts'
import { FIGURES, PORTRAITS, portraitOf, STRIP_PICTURES, svgOfFigure } from './figures/index.ts'
import { designedArtworks } from './render/designed.ts'
import { watermarkOf } from './render/marketplace.ts'
import { SMALLER } from './render/smaller.ts'
import { TEXTURES } from './render/textures.ts'
import { allPictures } from './render/pictures.ts'
import { favicon } from './render/social.ts'
import { sampleCut, svgOf } from './render/sticker-of.ts'

const folder = new URL('pictures/', import.meta.url)
const wanted = new Set(process.argv.slice(2))
const isWanted = (name: string) => wanted.size === 0 || wanted.has(name)
mkdirSync(folder, { recursive: true })

const indexFile = new URL('index.json', folder)
type Index = Record<string, { width: number; height: number; alt: string }>
const index: Index = existsSync(indexFile) ? (JSON.parse(readFileSync(indexFile, 'utf8')) as Index) : {}

/** WebP of at most 60 kB: quality is reduced in steps until it fits. */
async function smallWebp(svg: string, transparent: boolean): Promise<Buffer> {
  let smallest = Buffer.alloc(0)
  for (const quality of [86, 80, 72, 64, 54, 44]) {
    smallest = await sharp(Buffer.from(svg), { density: 72 })
      .webp({ quality, alphaQuality: transparent ? 80 : 0, effort: 6, smartSubsample: true })
      .toBuffer()
    if (smallest.length <= 60_000) break
  }
  return smallest
}

/** A smaller version for tiles and phones, in the format with the fewest bytes. */
async function writeSmaller(name: string, svg: string, width: number): Promise<void> {
  for (const { pixels, quality } of SMALLER.filter((each) => each.pixels < width)) {
    const bytes = await sharp(Buffer.from(svg), { density: 72 })
      .resize(pixels)
      .avif({ quality, effort: 6 })
      .toBuffer()
    writeFileSync(new URL(`${name}-${pixels}.avif`, folder), bytes)
  }
}

const type = await openLettering()

for (const artwork of ARTWORKS) {
  const name = `artwork-${artwork.name}`
  if (!isWanted(name)) continue
  writeFileSync(new URL(`${name}.svg`, folder), svgOf(artwork, type))
}

if (isWanted('watermark-north-fork'))
  writeFileSync(new URL('watermark-north-fork.svg', folder), watermarkOf(type))

for (const { name, svg } of designedArtworks())
  if (isWanted(name)) writeFileSync(new URL(`${name}.svg`, folder), svg)

for (const clipart of CLIPARTS) {
  const name = `clipart-${clipart.id}`
  if (isWanted(name) || wanted.has('cliparts'))
    writeFileSync(new URL(`${name}.svg`, folder), svgOfClipart(clipart))
}

for (const { name, svg, swatch } of TEXTURES) {
  if (!isWanted(`texture-${name}`)) continue
  const png = (text: string) =>
    sharp(Buffer.from(text), { density: 72 }).png({ palette: true, colors: 16, dither: 0, effort: 10 })
  writeFileSync(new URL(`texture-${name}.png`, folder), await png(svg).toBuffer())
  writeFileSync(new URL(`texture-${name}-swatch.png`, folder), await png(swatch).toBuffer())
}

if (isWanted('figures')) {
  for (const figure of FIGURES)
    writeFileSync(new URL(`clipart-${figure.id}.svg`, folder), svgOfFigure(figure))
  for (const figure of FIGURES.filter(({ id }) => PORTRAITS.includes(id)))
    writeFileSync(new URL(`decal-${figure.id}.svg`, folder), portraitOf(figure))
  for (const [name, svg] of Object.entries(STRIP_PICTURES)) writeFileSync(new URL(`${name}.svg`, folder), svg)
}

if (isWanted('drawing-boxes')) {
  const written = ({ x, y, width, height }: Box) => `[${[x, y, width, height].join(', ')}]`
  const boxes = await Promise.all(CLIPART.map(async ({ id }) => [id, await measured(id)] as const))
  const lines = boxes.map(
    ([id, { viewBox, content }]) => `  ${JSON.stringify(id)}: [${written(viewBox)}, ${written(content)}]`,
  )
  writeFileSync(new URL('data/drawing-boxes.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`)
}

if (isWanted('sample-cuts')) {
  const cuts = await Promise.all(
    ARTWORKS.map(async (artwork) => [artwork.name, await sampleCut(artwork, type)]),
  )
  writeFileSync(
    new URL('data/sample-cuts.json', import.meta.url),
    `${JSON.stringify(Object.fromEntries(cuts), null, 2)}\n`,
  )
}

for (const picture of await allPictures(type)) {
  if (!isWanted(picture.name)) continue
  const bytes = await smallWebp(picture.svg, picture.transparent ?? false)
  writeFileSync(new URL(`${picture.name}.webp`, folder), bytes)
  if (picture.name !== 'social') await writeSmaller(picture.name, picture.svg, picture.width)
  index[picture.name] = { width: picture.width, height: picture.height, alt: picture.alt }
  console.log(`${picture.name} ${Math.round(bytes.length / 1000)} kB`)
}

if (isWanted('favicon')) writeFileSync(new URL('favicon.svg', folder), favicon(type))

const sorted = Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(indexFile, `${JSON.stringify(sorted, null, 2)}\n`)
