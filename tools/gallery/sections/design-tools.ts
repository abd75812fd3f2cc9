import { readFile } from 'node:fs/promises'
import type { Design } from '@kisscut/artwork/design'
import { designFromJson } from '@kisscut/artwork/design-json'
import { boxOfBoxes, grown, type Box } from '@kisscut/artwork/geometry'
import { filmsOf } from '@kisscut/artwork/lettering'
import { pixelsOf, shownIn } from '@kisscut/artwork/scene'
import sharp from 'sharp'
import { CONFIGURED_DDB } from '../../demo-shop/data/configured-strips.ts'
import { BACKGROUND_IMAGES } from '../../demo-shop/data/template-parts.ts'
import { demoStart } from '../../demo-shop/products.ts'
import { demoResources, drawnSide } from '../../demo-shop/render/designed.ts'
import { rendered, type Section } from '../entry.ts'
import { pictureTile } from '../picture.ts'

const PIXELS = 520

/** An SVG of a box in inches, its longer side {@link PIXELS} long. */
function drawn({ x, y, width, height }: Box, markup: string): Buffer {
  const scale = PIXELS / Math.max(width, height)
  const sides = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`
  const viewBox = `${x} ${y} ${width} ${height}`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${sides}>${markup}</svg>`)
}

const filled = ({ x, y, width, height }: Box, color: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"/>`

/** The print of a side of a design, clipped to the product's box. */
function printed(design: Design, at = 0): Buffer {
  const product = { x: 0, y: 0, width: design.width, height: design.height }
  const { artwork, placement } = drawnSide(design, at)
  const { x, y, width, height } = placement
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`
  const markup = `<svg ${place} viewBox="${artwork.viewBox}" preserveAspectRatio="none">${artwork.markup}</svg>`
  return drawn(product, filled(product, '#fff') + markup)
}

/** A product on its photograph, in true scale, in its initial state. */
async function onPhoto(slug: string, background: string): Promise<Buffer> {
  const row = BACKGROUND_IMAGES.find(({ id }) => id === background)!
  const photo = await readFile(
    new URL(row.image!.replace('/demo/', '../../demo-shop/pictures/'), import.meta.url),
  )
  const box = {
    ...{ x: Number(row.box_x), y: Number(row.box_y) },
    ...{ width: Number(row.box_width), height: Number(row.box_height) },
  }
  const place = { box, boxHeightInches: Number(row.box_height_inches) }
  const design = demoStart(slug)
  const pixels = pixelsOf(place, shownIn(place, design, null).box)
  const input = await sharp(printed(design))
    .resize({ width: Math.round(pixels.width), height: Math.round(pixels.height), fit: 'fill' })
    .toBuffer()
  return sharp(photo)
    .composite([{ input, left: Math.round(pixels.x), top: Math.round(pixels.y) }])
    .png()
    .toBuffer()
}

/** Cut lettering: the path of each film in its color, on a window. */
function cut(slug: string): Buffer {
  const films = filmsOf(demoStart(slug), demoResources)
  const box = boxOfBoxes(films.map((film) => film.box))
  const window = grown(box, box.width / 20)
  const paths = films.map(
    ({ colorId, path }) => `<path d="${path}" fill="${demoResources.color(colorId!)}" fill-rule="evenodd"/>`,
  )
  return drawn(window, filled(window, '#9fb8b5') + paths.join(''))
}

/** A strip of a demo shop customer. */
function strip(product: string): Buffer {
  const { design } = CONFIGURED_DDB.find(({ ddb_product }) => ddb_product === product)!
  const reading = designFromJson(design!)
  if (!reading.ok) throw new Error(`The design of ${product} can't be read`)
  return printed(reading.design)
}

const tile = (
  name: string,
  shows: string,
  drawnBy: string,
  pictures: () => readonly (Buffer | Promise<Buffer>)[],
) =>
  rendered(`tool-${name}.webp`, name, drawnBy, shows, async (studio) => {
    const drawn = await Promise.all(pictures())
    return pictureTile(
      studio,
      drawn.map((bytes) => ({ bytes })),
      { width: 300, height: 230 },
    )
  })

export const designTools: Section = {
  title: 'Design tools',
  description: 'What the demo shop’s products start with in each tool, or what a customer made of them.',
  entries: [
    tile('advanced', 'A round label, the two sides of a beer label, and a door magnet', 'sideDrawing', () => [
      printed(demoStart('round-logo-labels')),
      printed(demoStart('beer-labels')),
      printed(demoStart('beer-labels'), 1),
      printed(demoStart('door-magnets')),
    ]),
    tile('easy', 'A name label and a label for a pantry', 'sideDrawing', () => [
      printed(demoStart('name-labels')),
      printed(demoStart('pantry-labels')),
    ]),
    tile('preview', 'A magnetic sign on a car, and a label on a jar of honey', 'pixelsOf', () => [
      onPhoto('magnetic-car-signs', 'car-door'),
      onPhoto('honey-labels', 'jar-at-a-market'),
    ]),
    tile('lettering', 'Opening hours, boat numbers and a van’s door, welded as they are cut', 'filmsOf', () =>
      ['window-opening-hours', 'boat-numbers', 'vehicle-door-lettering'].map(cut),
    ),
    tile('drag-drop-buy', 'A dog and a cat for a car, and a crew for a window', 'stripDesign', () => [
      strip('family-car-stickers'),
      strip('crew-window-stickers'),
    ]),
  ],
}
