import type { DieLine } from '@kisscut/core/configuration'

/** Texts of the artwork guidelines and of the pages of guide files, which shoppers call templates. */

export const title = 'Artwork guidelines'
export const text =
  'What makes a file print and cut the way you see it. Start from a template in the size you order, and most of this is done.'
export const description =
  'File formats, resolution, bleed and safe area for stickers and labels, with templates to download for every product and size.'
export const templates = 'Templates by product'
export const templatesText =
  'Pick a product to get its template as PDF or SVG, at true size, with cut line, bleed and safe area on layers of their own.'
export const otherProducts = 'Find another product'

export const picture = 'Cut line, bleed and safe area of a round sticker'
export const lines = {
  cutLine: 'Cut line',
  bleed: 'Bleed',
  safeArea: 'Safe area',
} as const
export const aboutLines = (bleed: string, safe: string) =>
  ({
    cutLine: 'Where the knife goes: the finished size.',
    bleed: `Backgrounds go ${bleed} beyond the cut line, so no white edge shows.`,
    safeArea: `Text and logos stay ${safe} inside the cut line.`,
  }) as const

interface Rule {
  readonly title: string
  readonly text: string
}
export const rules = (figures: { readonly good: number; readonly low: number }): readonly Rule[] => [
  {
    title: 'File formats',
    text: 'PDF and SVG print sharp at any size. PNG, JPEG, WebP and TIFF work too. Files may have up to 50 MB.',
  },
  {
    title: 'Resolution',
    text: `Aim for ${figures.good} dpi at the printed size. Below ${figures.low} dpi we warn you before you order.`,
  },
  {
    title: 'Text',
    text: 'Turn text into outlines. Keep letters at least 5 pt high and lines at least 0.5 pt thick.',
  },
  {
    title: 'Colors',
    text: 'We print in CMYK. Bright greens, oranges and blues of a screen print calmer; the preview shows how.',
  },
  {
    title: 'Background',
    text: 'For a cut around your artwork, leave the background transparent. We can remove a plain one for you.',
  },
  {
    title: 'White ink',
    text: 'On clear and holographic film, white ink under the print keeps colors solid. You choose it with the product.',
  },
]

export const templateOf = (product: string) => `Template: ${product}`
export const templateText =
  'An empty page at true size. Draw on the Artwork layer and leave the others as they are.'
export const templateDescription = (product: string) =>
  `Download a template for ${product} as PDF or SVG: true size, with cut line, bleed and safe area on layers.`
export const size = 'Size'
export const customSize = 'Another size'
export const width = 'Width'
export const height = 'Height'
export const shape = 'Shape'
export const shapes: Readonly<Record<DieLine, string>> = {
  contour: 'Cut around the artwork',
  rectangle: 'Rectangle',
  rounded_corner: 'Rounded corners',
  circle: 'Circle',
  ellipse: 'Oval',
}
export const show = 'Show this template'
export const contourNote =
  'This product is cut around your artwork. The template shows the size it fits into; we draw the cut line for you.'
export const drawing = (size: string) => `The template in ${size}: cut line, bleed and safe area`
export const download = { pdf: 'Download PDF', svg: 'Download SVG' } as const
export const forIllustrator =
  'PDF for Illustrator, Affinity and InDesign. SVG for Inkscape, Figma and browsers.'
export const howTo = 'How to use it'
export const steps = [
  'Open the file. Its size is the finished size plus bleed; don’t scale it.',
  'Draw on the layer “Artwork”. Let backgrounds reach the edge of the page.',
  'Keep text and logos inside the safe area.',
  'Hide the layers “Bleed”, “Safe area” and “Cut line”, save, and upload the file.',
] as const
export const order = (product: string) => `Order ${product}`
export const allGuidelines = 'All artwork guidelines'
