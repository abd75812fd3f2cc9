/// <reference path="./svg-to-pdfkit.d.ts" />
import svgToPdf from 'svg-to-pdfkit'
import { sanitizeSvg, sizeOfSvg, writeSvg } from '../svg/index.ts'
import { LIMITS } from '../intake/limits.ts'
import type { PressProfile } from './cmyk.ts'

/** What pdfkit's companion cannot draw as it looks on screen: such a drawing goes to press as fine pixels instead. */
const NOT_AS_VECTORS =
  /<(?:text|image|filter|mask|pattern|marker|feImage)[\s>]|mix-blend-mode|vector-effect|paint-order|<style>[^<]*@/

/** Numbers so large that a PDF cannot have them; a color (`#1e1023`) is none. */
const TOO_LARGE = /(?<!#[\da-f]{0,7})\de\+?\d\d|\d{13}/i

/** A drawing that goes to press as vectors: its size in its own units, and how to draw it at the origin. */
export interface VectorArtwork {
  readonly width: number
  readonly height: number
  draw(document: PDFKit.PDFDocument): void
}

/** Null where the drawing needs something that can only be had as pixels. */
export function vectorArtwork(text: string, press: PressProfile): VectorArtwork | null {
  const clean = sanitizeSvg(text, {
    elements: LIMITS.svgElements,
    expandedElements: LIMITS.svgExpandedElements,
    depth: LIMITS.svgDepth,
  })
  const size = sizeOfSvg(clean)
  if (!size || NOT_AS_VECTORS.test(clean.content) || TOO_LARGE.test(clean.content)) return null
  const [, , width] = size.viewBox
  const height = width / size.ratio
  const drawing = writeSvg(clean, size, { width, height })
  return {
    width,
    height,
    draw: (document) =>
      svgToPdf(document, drawing, 0, 0, {
        width,
        height,
        assumePt: true,
        colorCallback: (color) =>
          color && [press.ink(...(color[0].map(Math.round) as [number, number, number])), color[1]],
        warningCallback: () => undefined,
      }),
  }
}
