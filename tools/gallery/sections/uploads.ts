import sharp, { type Sharp } from 'sharp'
import { rendered, type Section } from '../entry.ts'
import { dieCut } from '../designs.ts'
import { epsOf, heicOf, psdOf } from '../other-kinds.ts'
import { pictureTile, ingested } from '../picture.ts'
import type { Studio } from '../studio.ts'

const pixels = (studio: Studio, name: string): Sharp =>
  sharp(Buffer.from(studio.drawn(name).svg), { density: 144 })
const onWhite = (studio: Studio, name: string): Sharp => pixels(studio, name).flatten({ background: '#fff' })

/** A file of each format, made from demo artwork; null where its encoder is not installed. */
const FILES: Readonly<Record<string, (studio: Studio) => Promise<Uint8Array | null>>> = {
  'cassette.png': (studio) => pixels(studio, 'cassette').png().toBuffer(),
  'stay-golden.jpg': (studio) => onWhite(studio, 'stay-golden').jpeg({ quality: 90 }).toBuffer(),
  'loud-lab.webp': (studio) => pixels(studio, 'loud-lab').webp({ quality: 90 }).toBuffer(),
  'fern-and-co.tif': (studio) => pixels(studio, 'fern-and-co').tiff({ compression: 'lzw' }).toBuffer(),
  'ghost.gif': (studio) => pixels(studio, 'ghost').gif().toBuffer(),
  'pizza.avif': (studio) => pixels(studio, 'pizza').avif({ effort: 2 }).toBuffer(),
  'field-honey.svg': async (studio) => Buffer.from(studio.drawn('field-honey').svg),
  'rowing-club.pdf': async (studio) => {
    const design = await dieCut(studio, 'rowing-club', 'white')
    return (await studio.press().print(design)).pdf
  },
  'night-moth.psd': (studio) => psdOf(pixels(studio, 'night-moth')),
  'astro-frog.heic': (studio) => heicOf(pixels(studio, 'astro-frog'), studio.folder),
  'stay-golden.eps': async (studio) => {
    const { pdf } = await studio.press().print(await dieCut(studio, 'stay-golden', 'white'))
    return epsOf(pdf, studio.folder)
  },
  // Not drawn, like any EPS without Ghostscript.
  'unfinished.ps': async () =>
    Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 216 144\n0 0 moveto (unfinished\n'),
}

/** Caption where the picture is not the file itself. */
const SHOWS: Readonly<Record<string, string>> = {
  'unfinished.ps': '`unfinished.ps`, which nothing can draw: kept, told so, and never printed',
}

export const uploads: Section = {
  title: 'Uploads',
  description:
    'Every kind of file the shop takes, as the intake shows it after a look at its bytes: its raster, and whether it stays a drawing.',
  entries: Object.entries(FILES).map(([name, make]) => {
    const kind = name.split('.')[1]!
    return rendered(
      `upload-${kind}.webp`,
      kind,
      'createIntake',
      SHOWS[name] ?? `\`${name}\` taken in`,
      async (studio) => {
        const bytes = await make(studio)
        if (bytes === null) return null
        const { facts, raster } = await ingested(studio, bytes, name)
        const label = facts.failedToRaster
          ? `${facts.mime}, not drawn`
          : `${facts.mime}, ${facts.isVector ? 'a drawing' : `${facts.pixelWidth} × ${facts.pixelHeight}`}`
        return pictureTile(studio, [{ bytes: raster, label }])
      },
    )
  }),
}
