import sharp from 'sharp'
import { GUARDED } from '../decode/raster.ts'
import {
  channels,
  screenColoring,
  storeDrawing,
  vectorPage,
  type Coloring,
  type VectorPage,
} from '../pdf-drawing/index.ts'
import type { Cmyk, PressProfile } from './cmyk.ts'
import { imageObject, samples, separatePicture, type SeparatedPicture } from './picture.ts'
import type { VectorArtwork } from './svg-artwork.ts'

/** Longer side of a picture in pixels, at most. */
const MAXIMUM_PIXELS = 8000

/** The first page of a PDF for the press; null where it can only be printed as pixels. */
export async function pdfArtwork(bytes: Uint8Array, press: PressProfile): Promise<VectorArtwork | null> {
  const outcome = await vectorPage(bytes)
  if ('reason' in outcome) return null
  const { page } = outcome.as
  const coloring = await pressColoring(outcome.as, press)
  const masking = screenColoring(outcome.as, 'DeviceGray')
  const stored = new WeakMap<PDFKit.PDFDocument, PDFKit.PDFKitReference>()
  return {
    width: page.width,
    height: page.height,
    draw(document) {
      const form = stored.get(document) ?? storeDrawing(document, page, coloring, masking)
      stored.set(document, form)
      document.page.xobjects.Drawing = form
      document.addContent('/Drawing Do')
    },
  }
}

/** Keeps inks of the file; separates RGB colors and pictures by the press profile. */
async function pressColoring(
  { page, colors, pictures, keepsInk }: VectorPage,
  press: PressProfile,
): Promise<Coloring> {
  const inks = page.colors.map(({ space, values }, number): Cmyk => {
    const ink = space.ink?.(values)
    if (ink && (keepsInk || isBlackAlone(ink))) return ink
    return press.ink(...colors[number]!)
  })
  const separatedPictures: (SeparatedPicture | null)[] = []
  for (const [number, { width, height, stencil }] of page.pictures.entries()) {
    const raw = { width, height, channels: 4 } as const
    const picture = stencil === null && sharp(pictures[number], { ...GUARDED, raw })
    separatedPictures.push(picture ? await separatePicture(picture, MAXIMUM_PIXELS) : null)
  }
  const parts = (color: number) => inks[color]!.map((percent) => percent / 100)
  return {
    space: 'DeviceCMYK',
    parts,
    picture(document, number) {
      const picture = separatedPictures[number]
      if (picture) return imageObject(document, picture)
      const { width, height, stencil } = page.pictures[number]!
      const ink = Buffer.from(parts(stencil!).map((part) => Math.round(part * 255)))
      const opaque = channels(pictures[number]!, [3])
      const SMask = samples(document, width, height, opaque, { ColorSpace: 'DeviceGray' })
      return samples(document, 1, 1, ink, { ColorSpace: 'DeviceCMYK', SMask })
    },
  }
}

const isBlackAlone = ([cyan, magenta, yellow]: Cmyk): boolean => cyan + magenta + yellow === 0
