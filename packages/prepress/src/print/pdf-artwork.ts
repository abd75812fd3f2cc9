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
import { MAXIMUM_PIXELS } from './artwork-pixels.ts'
import type { Cmyk, PressProfile } from './cmyk.ts'
import { imageObject, samples, separatePicture, type SeparatedPicture } from './picture.ts'
import { reasonInPdf } from './pixel-reasons.ts'
import type { VectorOutcome } from './svg-artwork.ts'

/** The first page of a PDF as vectors for the press, or why it can only be printed as pixels. */
export async function pdfArtwork(bytes: Uint8Array, press: PressProfile): Promise<VectorOutcome> {
  const outcome = await vectorPage(bytes)
  if ('reason' in outcome) return { reason: reasonInPdf(outcome.reason) }
  const { page } = outcome.as
  const coloring = await pressColoring(outcome.as, press)
  const masking = screenColoring(outcome.as, 'DeviceGray')
  const stored = new WeakMap<PDFKit.PDFDocument, PDFKit.PDFKitReference>()
  return {
    as: {
      width: page.width,
      height: page.height,
      draw(document) {
        const form = stored.get(document) ?? storeDrawing(document, page, coloring, masking)
        stored.set(document, form)
        document.page.xobjects.Drawing = form
        document.addContent('/Drawing Do')
      },
    },
  }
}

/** Keeps inks of the file; separates RGB colors and pictures by the press profile. */
async function pressColoring(vectors: VectorPage, press: PressProfile): Promise<Coloring> {
  const { page, colors, pictures } = vectors
  const inks = colors.map((rgb, color): Cmyk => inkOfFile(vectors, color) ?? press.ink(...rgb))
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

/** The file's own ink for a color, or null where it is not kept. */
function inkOfFile({ page, keepsInk }: VectorPage, color: number): Cmyk | null {
  const { space, values } = page.colors[color]!
  const ink = space.ink?.(values)
  return ink && (keepsInk || isBlackAlone(ink)) ? ink : null
}

const isBlackAlone = ([cyan, magenta, yellow]: Cmyk): boolean => cyan + magenta + yellow === 0
