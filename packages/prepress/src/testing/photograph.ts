import sharp from 'sharp'

const WIDTH = 900
const HEIGHT = 700
/** Size of the drawing; the photograph is still larger than the copy that is segmented. */
const SCALE = 0.6

const BAG =
  'M450 120q160 20 190 200t-120 240q-150 40-230-80t-20-260q80-110 180-100zM690 350a70 70 0 1 0 .1 0zM300 500l-120 90 160 20z'

const cloth = (id: string, frequency: string, seed: number, colors: string) =>
  `<filter id="${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="${seed}"/><feColorMatrix values="${colors}"/><feComposite in2="SourceGraphic" operator="in"/></filter>`
const all = (paint: string) => `<rect width="${WIDTH}" height="${HEIGHT}" ${paint}/>`
const run = (from: string, to: string) =>
  `<linearGradient id="run" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

const LAWN = '0.3 0 0 0 0.05 0.6 0.2 0 0 0.15 0.1 0 0 0 0.05 0 0 0 0 1'
const PLANKS = '0.4 0 0 0 0.35 0.3 0 0 0 0.28 0.2 0 0 0 0.2 0 0 0 0 1'

/** Backgrounds of the photographs. */
export const BACKGROUNDS = {
  'an evening sky': run('#9cc7e8', '#3c6a8c') + all('fill="url(#run)"'),
  'a lawn': cloth('lawn', '0.05 0.09', 3, LAWN) + all('filter="url(#lawn)"'),
  planks: cloth('planks', '0.004 0.12', 5, PLANKS) + all('filter="url(#planks)"'),
  'a table in soft light':
    all('fill="#e9e6df"') +
    `<filter id="soft" x="-0.3" y="-0.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="18"/></filter><path d="${BAG}" transform="translate(14 26)" fill-opacity="0.35" filter="url(#soft)"/>`,
  haze: run('#b8b8c0', '#a8a8b0') + all('fill="url(#run)"'),
} as const
export type BackgroundName = keyof typeof BACKGROUNDS

export const MOTIFS = {
  'a bag':
    '<linearGradient id="bag" x2="1" y2="1"><stop stop-color="#ffcf40"/><stop offset="1" stop-color="#a01060"/></linearGradient>' +
    `<path d="${BAG}" fill="url(#bag)"/>`,
  'a toy':
    '<path d="M450 120q160 20 190 200t-120 240q-150 40-230-80t-20-260q80-110 180-100z" fill="#c0392b"/><circle cx="690" cy="420" r="70" fill="#f1c40f"/><path d="M300 500l-120 90 160 20z" fill="#2c3e50"/><circle cx="420" cy="300" r="60" fill="#fff"/>',
  'a bust that reaches the edge':
    '<circle cx="450" cy="260" r="130" fill="#d8906c"/><path d="M200 700q30-300 250-300t250 300z" fill="#40205c"/>',
} as const
export type Motif = keyof typeof MOTIFS

/**
 * A noisy JPEG of a subject (or of another background in a bag's outline, or of nothing) on a background, and
 * its true mask.
 */
export async function photograph(motif: Motif | { of: BackgroundName } | null, background: BackgroundName) {
  const markup =
    motif === null
      ? ''
      : typeof motif === 'string'
        ? MOTIFS[motif]
        : `<clipPath id="outline"><path d="${BAG}"/></clipPath><g clip-path="url(#outline)">${BACKGROUNDS[motif.of].replace('seed="3"', 'seed="8"')}</g>`
  const [behind, before] = await Promise.all([drawn(BACKGROUNDS[background]), drawn(markup)])
  const picture = await sharp(behind)
    .composite([{ input: before }])
    .removeAlpha()
    .raw()
    .toBuffer()
  const grain = grainOf(7)
  picture.forEach((value, at) => (picture[at] = Math.max(0, Math.min(255, value + grain()))))
  const raw = { width: WIDTH * SCALE, height: HEIGHT * SCALE, channels: 3 } as const
  const jpeg = await sharp(picture, { raw }).jpeg({ quality: 85 }).toBuffer()
  const truth = await sharp(before).extractChannel('alpha').raw().toBuffer()
  return { jpeg, truth, motif: before }
}

const drawn = (markup: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * SCALE}" height="${HEIGHT * SCALE}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${markup}</svg>`,
    ),
  )
    .png({ compressionLevel: 1 })
    .toBuffer()

/** Sensor noise of a given strength; deterministic. */
function grainOf(strength: number): () => number {
  let seed = 1
  const one = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648
  return () => (one() + one() + one() - 1.5) * 2 * strength
}
