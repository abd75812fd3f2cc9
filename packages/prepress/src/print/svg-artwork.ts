/// <reference path="./svg-to-pdfkit.d.ts" />
import PDFDocument from 'pdfkit'
import svgToPdf from 'svg-to-pdfkit'
import { drawSvg } from '../decode/draw-svg.ts'
import { withPdfium } from '../decode/pdfium.ts'
import { LIMITS } from '../intake/limits.ts'
import { looksSame } from '../pdf-drawing/index.ts'
import { sanitizeSvg, sizeOfSvg, withPlainMasksAsClips, writeSvg } from '../svg/index.ts'
import { averaged, type PageSize } from './averaged.ts'
import type { PressProfile } from './cmyk.ts'
import { withFineGradients } from './fine-gradients.ts'
import type { PixelReason } from './pixel-reasons.ts'
import { bytesOf } from './document.ts'
import {
  picturesOfSvg,
  withoutPictures,
  withPictures,
  type EmbeddedPictures,
  type PicturesOfSvg,
} from './svg-pictures.ts'
import { rgbaOf } from '../color/rgba.ts'

/** Content that svg-to-pdfkit draws differently, or numbers too large for a PDF (a color like `#1e1023` is not one). */
const NOT_AS_VECTORS: readonly (readonly [PixelReason, RegExp])[] = [
  ['text', /<text[\s>]/],
  ['effects', /<feImage[\s>]/],
  ['effects', /<(?:filter|mask|pattern|marker)[\s>]|mix-blend-mode|vector-effect|paint-order|<style>[^<]*@/],
  ['redrawn', /(?<!#[\da-f]{0,7})\de\+?\d\d|\d{13}/i],
]

/**
 * Longer side in pixels at which vectors are compared with the preview's drawing, and their oversampling: pdfium places a turned
 * picture up to a pixel off, with hard edges.
 */
const COMPARED = {
  vectors: { pixels: 2000, finer: 1 },
  pictures: { pixels: 1000, finer: 4 },
} as const

/** A drawing that is printed as vectors: its size in its own units, and how to draw it at the origin. */
export interface VectorArtwork {
  readonly width: number
  readonly height: number
  draw(document: PDFKit.PDFDocument): void
}

/** Artwork as vectors, or why it is printed as pixels; null for a picture. */
export type VectorOutcome = { readonly as: VectorArtwork } | { readonly reason: PixelReason | null }

/** An SVG as it is written into a PDF, in its own units. */
interface Drawing {
  readonly svg: string
  readonly width: number
  readonly height: number
  readonly pictures: PicturesOfSvg
}

/**
 * An SVG as vectors for the press, or why it can only be printed as pixels. Vectors are returned only after pdfium has rendered
 * them in screen colors and the result looks like librsvg's drawing, which is the preview.
 */
export async function vectorArtwork(text: string, press: PressProfile): Promise<VectorOutcome> {
  const clean = sanitizeSvg(text, {
    elements: LIMITS.svgElements,
    expandedElements: LIMITS.svgExpandedElements,
    depth: LIMITS.svgDepth,
  })
  const size = sizeOfSvg(clean)
  const svg = size && withPlainMasksAsClips(writeSvg(clean, size))
  if (!size || !svg) return { reason: 'redrawn' }
  const match = NOT_AS_VECTORS.find(([, found]) => found.test(withoutPictures(svg)))
  if (match) return { reason: match[0] }
  const [, , width] = size.viewBox
  const height = width / size.ratio
  const pictures = await picturesOfSvg(svg)
  if (!pictures) return { reason: 'pictures' }
  const whole = withPlainMasksAsClips(writeSvg(clean, size, { width, height }))
  const drawing: Drawing = { svg: whole, width, height, pictures }
  const pixels = comparedSize(drawing)
  const rendered = await onScreen(drawing, pixels)
  if (!rendered) return { reason: 'redrawn' }
  const { data: preview } = await rgbaOf(drawSvg(clean, size, pixels).resize({ ...pixels, fit: 'fill' }))
  if (!looksSame({ one: preview, other: rendered, ...pixels })) return { reason: 'redrawn' }
  return { as: { width, height, draw: (document) => drawInInk(document, drawing, press) } }
}

/** Draws the SVG at the origin in process inks. Its gradients run through the same inks as the preview's colors. */
function drawInInk(document: PDFKit.PDFDocument, drawing: Drawing, press: PressProfile): void {
  const sources = new Map<string, readonly number[]>()
  const inkOf = (rgb: readonly number[]) => {
    const ink = press.ink(rgb[0] ?? 0, rgb[1] ?? 0, rgb[2] ?? 0)
    sources.set(String(ink), rgb)
    return ink
  }
  withFineGradients(
    document,
    (ink) => sources.get(String(ink)),
    press,
    () => drawOn(document, drawing, drawing.pictures.inInk, inkOf),
  )
}

/** Draws the SVG at the origin; `colorOf` converts red, green and blue (0–255) to the document's colors. */
function drawOn(
  document: PDFKit.PDFDocument,
  { svg, width, height }: Drawing,
  pictures: EmbeddedPictures,
  colorOf: (rgb: readonly number[]) => readonly number[],
): void {
  withPictures(document, pictures, () =>
    svgToPdf(document, svg, 0, 0, {
      width,
      height,
      assumePt: true,
      colorCallback: (color) => color && [colorOf(color[0].map(Math.round)), color[1]],
      warningCallback: () => undefined,
    }),
  )
}

/** The vectors rendered by pdfium, RGBA; null where svg-to-pdfkit cannot draw them. */
async function onScreen(drawing: Drawing, pixels: PageSize): Promise<Uint8Array | null> {
  const { width, height } = drawing
  const document = new PDFDocument({ size: [width, height], margin: 0, font: null as unknown as string })
  try {
    drawOn(document, drawing, drawing.pictures.onScreen, (rgb) => rgb)
  } catch {
    return null
  }
  const { finer: by } = comparedAs(drawing)
  const finer = { width: pixels.width * by, height: pixels.height * by }
  const pdf = await bytesOf(document)
  return withPdfium(async (library) => {
    const opened = await library.loadDocument(pdf)
    const { data } = await opened.getPage(0).render({ ...finer, render: 'bitmap', transparent: true })
    opened.destroy()
    return averaged(data, pixels, by)
  })
}

const comparedAs = ({ pictures }: Drawing) => COMPARED[pictures.onScreen.size > 0 ? 'pictures' : 'vectors']

function comparedSize(drawing: Drawing): PageSize {
  const { width, height } = drawing
  const scale = comparedAs(drawing).pixels / Math.max(width, height)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
