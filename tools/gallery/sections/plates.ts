import sharp from 'sharp'
import { canSeparate, separate } from '@kisscut/prepress/testing'
import { dieCut } from '../designs.ts'
import { rendered, type Section } from '../entry.ts'
import { pageOf, pictureTile } from '../picture.ts'
import type { Studio } from '../studio.ts'

interface PlateStyle {
  readonly color: string
  readonly on?: string
  readonly thicker?: number
}

/** Display color of each plate: of its ink or its knife; white ink as on dark stock. */
const PLATES: Readonly<Record<string, PlateStyle & { readonly shows: string }>> = {
  Cyan: { color: '#009ee0', shows: 'Cyan' },
  Magenta: { color: '#e5007d', shows: 'Magenta' },
  Yellow: { color: '#e8c800', shows: 'Yellow' },
  Black: { color: '#1b1917', shows: 'Black' },
  White: {
    color: '#ffffff',
    on: '#6f7d83',
    shows: 'White ink under all that is opaque, so that it covers on clear film',
  },
  CutContour: {
    color: '#d6006c',
    thicker: 3,
    shows: 'The plotter’s line, on a plate of its own; drawn thicker here than its hairline',
  },
}

const printed = async (studio: Studio): Promise<Uint8Array> =>
  (await studio.press().print(await dieCut(studio, 'astro-frog', 'clear'))).pdf

/** A plate (gray, 0 for full ink) as ink on paper; `thicker`: dilated by this many pixels, to be visible. */
async function inked(plate: Uint8Array, { color, on = '#ffffff', thicker = 0 }: PlateStyle): Promise<Buffer> {
  const gray = await sharp(plate).toColourspace('b-w').png().toBuffer()
  const grown = thicker > 0 ? await sharp(gray).dilate(thicker).png().toBuffer() : gray
  const { data, info } = await sharp(grown)
    .toColourspace('b-w')
    .negate()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const ink = sharp({ create: { width, height, channels: 3, background: color } })
    .joinChannel(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: on } })
    .composite([{ input: await ink }])
    .png()
    .toBuffer()
}

let plates: Promise<ReadonlyMap<string, Buffer>> | undefined

export const separations: Section = {
  title: 'Separations',
  description:
    'The plates of one print PDF, a die-cut sticker on clear film, as a RIP makes them (`npm run separations` measures them; Ghostscript draws them, and where it is missing these pictures stay as they are).',
  entries: [
    rendered(
      'plate-all.webp',
      'print',
      'createPress().print',
      'The print PDF on a screen: artwork up to its bleed, the cut line over it',
      async (studio) => pictureTile(studio, [{ bytes: await pageOf(studio, await printed(studio)) }]),
    ),
    ...Object.entries(PLATES).map(([name, { shows, ...shown }]) =>
      rendered(`plate-${name.toLowerCase()}.webp`, name, 'createPress().print', shows, async (studio) => {
        if (!(await canSeparate())) return null
        plates ??= printed(studio).then((pdf) => separate(pdf, 150))
        const plate = (await plates).get(name)
        if (!plate) throw new Error(`The print file has no plate ${name}.`)
        return pictureTile(studio, [{ bytes: await inked(plate, shown) }])
      }),
    ),
  ],
}
