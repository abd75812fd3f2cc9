import sharp from 'sharp'
import { rendered, type Section } from '../entry.ts'
import { pictureTile } from '../picture.ts'
import type { Studio } from '../studio.ts'

const SIDE = 700

/** A drawing on a background, `share` of the picture in size. */
async function standing(studio: Studio, name: string, background: string, share = 0.8): Promise<Buffer> {
  const side = Math.round(SIDE * share)
  const motif = await sharp(Buffer.from(studio.drawn(name).svg), { density: 160 })
    .resize({ width: side, height: side, fit: 'inside' })
    .png()
    .toBuffer()
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${background}</svg>`,
    ),
  )
    .composite([{ input: motif }])
    .flatten({ background: '#fff' })
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** An out-of-focus table at a window with camera noise: a hard case for background removal. */
const TABLE =
  '<defs><filter id="soft"><feGaussianBlur stdDeviation="26"/></filter>' +
  '<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0.16 0"/></filter>' +
  '<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#b9c4bd"/><stop offset="1" stop-color="#7f8f8a"/></linearGradient></defs>' +
  '<rect width="700" height="700" fill="url(#wall)"/><g filter="url(#soft)"><rect x="-40" y="470" width="800" height="300" fill="#8a6a4d"/>' +
  '<rect x="470" y="0" width="200" height="200" fill="#c3cec8"/><rect x="60" y="120" width="120" height="240" fill="#66796f"/><ellipse cx="350" cy="560" rx="230" ry="40" fill="#5c4532"/></g>' +
  '<rect width="700" height="700" filter="url(#grain)"/>'

const CHECKER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="440" height="440"><defs><pattern id="c" width="40" height="40" patternUnits="userSpaceOnUse"><rect width="40" height="40" fill="#fff"/><path d="M0 0h20v20H0zM20 20h20v20H20z" fill="#d9d4cb"/></pattern></defs><rect width="440" height="440" fill="url(#c)"/></svg>'

/** On a checkerboard, to show transparency. */
const onChecker = async (png: Uint8Array): Promise<Buffer> =>
  sharp(Buffer.from(CHECKER))
    .composite([
      { input: await sharp(png).resize(440, 440, { fit: 'contain', background: '#0000' }).png().toBuffer() },
    ])
    .png()
    .toBuffer()

const withoutBackground = (file: string, shows: string, make: (studio: Studio) => Promise<Buffer>) =>
  rendered(`background-${file}.webp`, file, 'removeBackground', shows, async (studio) => {
    const bytes = await make(studio)
    const removal = await studio.retoucher().removeBackground({ bytes })
    if (!removal.removed) throw new Error(`${file}: ${removal.why}`)
    return pictureTile(studio, [
      { bytes, label: 'as sent' },
      {
        bytes: await onChecker(removal.png),
        label: `${Math.round(removal.share * 100)} % ground, taken as ${removal.kind}`,
      },
    ])
  })

/** A small, poor JPEG as found on the web, enlarged to the size of its tracing. */
const traced = (name: string, shows: string, colors: number, purpose: 'print' | 'cut') =>
  rendered(`vectorize-${name}.webp`, purpose, 'vectorize', shows, async (studio) => {
    const bytes = await sharp(Buffer.from(studio.drawn(name).svg))
      .resize({ width: 160, height: 160, fit: 'inside' })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 60 })
      .toBuffer()
    const { svg } = await studio.retoucher().vectorize({ bytes, colors, purpose })
    const large = await sharp(bytes)
      .resize({ width: 440, height: 440, fit: 'inside', kernel: 'nearest' })
      .png()
      .toBuffer()
    const drawing = await sharp(Buffer.from(svg))
      .resize({ width: 440, height: 440, fit: 'inside' })
      .png()
      .toBuffer()
    return pictureTile(studio, [
      { bytes: large, label: 'JPEG of 160 pixels' },
      {
        bytes: drawing,
        label: `in vectors of ${colors} colors, for ${purpose === 'cut' ? 'the plotter' : 'the press'}`,
      },
    ])
  })

export const retouching: Section = {
  title: 'Retouching',
  description: 'What the shop does to an artwork when asked; the original is kept.',
  entries: [
    withoutBackground('flat', 'A flat ground taken away, the inside of the motif kept', (studio) =>
      standing(studio, 'ramen-cat', '<rect width="700" height="700" fill="#f4d35e"/>'),
    ),
    withoutBackground('photo', 'A photograph’s ground taken away', (studio) =>
      standing(studio, 'pizza', TABLE, 0.75),
    ),
    traced('loud-lab', 'A web logo drawn anew for the press', 6, 'print'),
    traced('ghost', 'The same for the plotter: shapes that do not overlap', 4, 'cut'),
  ],
}
