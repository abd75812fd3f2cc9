import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { paintedClipart } from '@kisscut/artwork/clipart'
import { dieLineOf, type Design } from '@kisscut/artwork/design'
import { sideDrawing, type Resources } from '@kisscut/artwork/design-scene'
import type { Look } from '@kisscut/artwork/look'
import type { Sticker } from '@kisscut/artwork/scene'
import { openFace } from '@kisscut/artwork/open-face'
import { type Face } from '@kisscut/artwork/text'
import { CLIPART, CLIPART_REGIONS } from '../data/clipart.ts'
import { COLORS } from '../data/colors.ts'
import { FONT_FILES } from '../data/fonts.ts'
import { DESIGNED } from '../data/products/designed.ts'
import { demoStart } from '../products.ts'
import { onBackground, type Background } from './backgrounds.ts'
import type { Picture } from './kit.ts'
import { placed, type Placed } from './sticker-of.ts'

const { resolve } = createRequire(import.meta.url)
const faces = new Map<string, Face>()

function faceOf(id: string): Face | null {
  const file = FONT_FILES.find((each) => each.id === id)?.file
  if (file === undefined) return null
  if (!faces.has(id)) faces.set(id, openFace(readFileSync(resolve(file))))
  return faces.get(id) ?? null
}

const colorOf = (id: string) => COLORS.find((each) => each.id === id)?.code ?? null

/** Resources of the demo shop's designs. */
export const demoResources: Resources = {
  face: faceOf,
  color: colorOf,
  artwork: (element) => {
    const drawing = element.kind === 'clipart' && CLIPART.find(({ id }) => id === element.clipart)?.clipart
    if (!drawing) return null
    const svg = readFileSync(new URL(drawing.replace('/demo/', '../pictures/'), import.meta.url), 'utf8')
    const colors = CLIPART_REGIONS.flatMap(({ id, selector }) => {
      const paint = element.kind === 'clipart' ? element.regions[id] : undefined
      const color = paint?.customColor ?? (paint?.colorId ? colorOf(paint.colorId) : null)
      return color ? [[selector, color] as const] : []
    })
    return paintedClipart(svg, Object.fromEntries(colors), element.id)
  },
}

/** The initial designs of products as the artwork of their setup pages: to the edge of the product, without bleed. */
export const designedArtworks = (): readonly { readonly name: string; readonly svg: string }[] =>
  DESIGNED.map(({ slug }) => {
    const design = demoStart(slug)
    const { width, height } = design
    const { markup } = drawnSide(design, 0).artwork
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}in" height="${height}in">${markup}</svg>`
    return { name: `artwork-${slug}`, svg }
  })

/** The drawing of a side of a design, and its placement on the product in inches. */
export function drawnSide(design: Design, at: number) {
  const { svg, placement } = sideDrawing(design, design.sides[at]!.id, demoResources)!
  const viewBox = /viewBox="([^"]*)"/.exec(svg)?.[1] ?? ''
  return { artwork: { markup: svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, ''), viewBox }, placement }
}

/** One side of a finished product. */
function stickerOf(slug: string, at: number, look: Look): Sticker {
  const design = demoStart(slug)
  return { dieLine: dieLineOf(design, design.sides[at]!), look, ...drawnSide(design, at) }
}

const SIDE = 960

function picture(
  name: string,
  alt: string,
  background: Background,
  pieces: readonly (Placed & { readonly slug: string; readonly side?: number; readonly look?: Look })[],
): Picture {
  const drawn = pieces.map((piece) =>
    placed(stickerOf(piece.slug, piece.side ?? 0, piece.look ?? 'white'), piece),
  )
  return { name, alt, svg: onBackground(background, SIDE, SIDE, drawn.join('')), width: SIDE, height: SIDE }
}

/** Designed products with their initial designs. */
export const designedPictures = (): Picture[] => [
  picture(
    'round-logo-labels',
    'Round labels of a coffee roaster: a sun, and its name around the edge',
    'sand',
    [
      { slug: 'round-logo-labels', x: 640, y: 300, size: 420, turn: 9 },
      { slug: 'round-logo-labels', x: 420, y: 590, size: 620, turn: -5 },
    ],
  ),
  picture('round-logo-labels-gallery-1', 'A round label in deep sea and butter, seen from close', 'sage', [
    { slug: 'round-logo-labels', x: 480, y: 480, size: 780 },
  ]),
  picture('beer-labels', 'The front and the back label of a beer', 'slate', [
    { slug: 'beer-labels', side: 1, x: 590, y: 660, size: 620, turn: 5 },
    { slug: 'beer-labels', x: 400, y: 330, size: 660, turn: -4 },
  ]),
  picture('beer-labels-gallery-1', 'A beer label with a wreath of leaves, seen from close', 'sky', [
    { slug: 'beer-labels', x: 480, y: 480, size: 820 },
  ]),
  picture('door-magnets', 'A plumber’s door magnet with a phone number', 'sky', [
    { slug: 'door-magnets', x: 480, y: 480, size: 840, turn: -3 },
  ]),
  picture('door-magnets-gallery-1', 'Two door magnets of a plumber, one on the other', 'sand', [
    { slug: 'door-magnets', x: 520, y: 320, size: 720, turn: 6 },
    { slug: 'door-magnets', x: 450, y: 620, size: 760, turn: -4 },
  ]),
  picture('magnetic-car-signs', 'A magnetic sign of a dog walker, with a paw print', 'sage', [
    { slug: 'magnetic-car-signs', x: 480, y: 480, size: 820, turn: -3 },
  ]),
  picture('magnetic-car-signs-gallery-1', 'Two signs of a dog walker, one on the other', 'sky', [
    { slug: 'magnetic-car-signs', x: 530, y: 320, size: 640, turn: 6 },
    { slug: 'magnetic-car-signs', x: 440, y: 610, size: 720, turn: -4 },
  ]),
  picture('honey-labels', 'Three honey labels with a flower', 'lemon', [
    { slug: 'honey-labels', x: 610, y: 250, size: 480, turn: 8 },
    { slug: 'honey-labels', x: 330, y: 440, size: 480, turn: -9 },
    { slug: 'honey-labels', x: 560, y: 690, size: 560, turn: 3 },
  ]),
  picture('honey-labels-gallery-1', 'A honey label, seen from close', 'sand', [
    { slug: 'honey-labels', x: 480, y: 480, size: 800 },
  ]),
  picture('name-labels', 'Name labels with a butterfly, in plum', 'lemon', [
    { slug: 'name-labels', x: 500, y: 230, size: 560, turn: 5 },
    { slug: 'name-labels', x: 440, y: 490, size: 700, turn: -4 },
    { slug: 'name-labels', x: 540, y: 760, size: 560, turn: 3 },
  ]),
  picture('name-labels-gallery-1', 'A name label with a phone number, seen from close', 'rose', [
    { slug: 'name-labels', x: 480, y: 480, size: 840 },
  ]),
  picture('pantry-labels', 'Pantry labels on kraft paper: granola, between two sprigs', 'sage', [
    { slug: 'pantry-labels', x: 570, y: 300, size: 560, turn: 6, look: 'kraft' },
    { slug: 'pantry-labels', x: 430, y: 620, size: 700, turn: -4, look: 'kraft' },
  ]),
  picture('pantry-labels-gallery-1', 'A kraft label for a granola jar, seen from close', 'sand', [
    { slug: 'pantry-labels', x: 480, y: 480, size: 820, look: 'kraft' },
  ]),
]
