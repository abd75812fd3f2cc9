import type { Drawing, Gradient, Mask, PageDrawing, Tiles } from './drawing.ts'
import { STEPS } from './gradients.ts'
import { figures } from './pen.ts'

type Reference = PDFKit.PDFKitReference

/** How to write colors and pictures. */
export interface Coloring {
  readonly space: 'DeviceCMYK' | 'DeviceRGB' | 'DeviceGray'
  /** Components (0–1) of the color with this number. */
  parts(color: number): readonly number[]
  /** Stores the picture with this number in the document. */
  picture(document: PDFKit.PDFDocument, picture: number): Reference
}

const INKS = { DeviceCMYK: 4, DeviceRGB: 3, DeviceGray: 1 } as const
const OPERATORS = { DeviceCMYK: ['k', 'K'], DeviceRGB: ['rg', 'RG'], DeviceGray: ['g', 'G'] } as const

type Kind = Readonly<Record<string, string | number>>
const FORM: Kind = { Type: 'XObject', Subtype: 'Form', FormType: 1 }
const TILES: Kind = { Type: 'Pattern', PatternType: 1, PaintType: 1, TilingType: 1 }

/**
 * Stores a page's drawing and its resources in a document as one form XObject, y downwards. `masking` colors
 * the masks, which are luminosity whatever the drawing's colors are.
 */
export function storeDrawing(
  document: PDFKit.PDFDocument,
  page: PageDrawing,
  coloring: Coloring,
  masking: Coloring,
): Reference {
  const pictures = { colors: new Map<number, Reference>(), light: new Map<number, Reference>() }
  const store = (drawing: Drawing, isMask: boolean, kind: Kind = FORM): Reference => {
    const how = isMask ? masking : coloring
    const cache = isMask ? pictures.light : pictures.colors
    const picture = (number: number): Reference => {
      const stored = cache.get(number) ?? how.picture(document, number)
      cache.set(number, stored)
      return stored
    }
    const form = document.ref({
      ...kind,
      BBox: [...drawing.box],
      Matrix: [...drawing.matrix],
      ...(drawing.isGroup && { Group: { Type: 'Group', S: 'Transparency', CS: how.space } }),
      Resources: {
        ExtGState: {
          ...mapped(drawing.opacities, ([ca, CA]) => ({ Type: 'ExtGState', ca, CA })),
          ...mapped(drawing.masks, (mask) => ({ Type: 'ExtGState', SMask: mask ? maskOf(mask) : 'None' })),
        },
        XObject: {
          ...mapped(drawing.pictures, picture),
          ...mapped(drawing.groups, (group) => store(group, isMask)),
        },
        Pattern: mapped(drawing.tiles, (tiles) => storeTiles(tiles, isMask)),
        Shading: mapped(drawing.gradients, (number) => storeGradient(document, page.gradients[number]!, how)),
      },
    })
    form.end(Buffer.from(contentIn(drawing, how), 'latin1'))
    return form
  }
  const storeTiles = ({ drawing, xStep, yStep }: Tiles, isMask: boolean) =>
    store(drawing, isMask, { ...TILES, XStep: xStep, YStep: yStep })
  const maskOf = ({ drawing, isLight, backdrop }: Mask) => ({
    Type: 'Mask',
    S: isLight ? 'Luminosity' : 'Alpha',
    G: store(drawing, true),
    ...(isLight && { BC: [backdrop] }),
  })
  return store(page.drawing, false)
}

const mapped = <From, To>(values: ReadonlyMap<string, From>, to: (value: From) => To): Record<string, To> =>
  Object.fromEntries([...values].map(([name, value]) => [name, to(value)]))

function contentIn({ content }: Drawing, { space, parts }: Coloring): string {
  const [area, line] = OPERATORS[space]
  return content
    .map((part) =>
      typeof part === 'string' ? part : `${figures(parts(part.color))} ${part.stroke ? line : area}\n`,
    )
    .join('')
}

function storeGradient(
  document: PDFKit.PDFDocument,
  { kind, coordinates, extend, colors }: Gradient,
  { space, parts }: Coloring,
): Reference {
  const samples = Buffer.from(colors.flatMap((color) => parts(color).map((part) => Math.round(part * 255))))
  const tint = document.ref({
    FunctionType: 0,
    Domain: [0, 1],
    Range: Array.from({ length: INKS[space] }, () => [0, 1]).flat(),
    Size: [STEPS],
    BitsPerSample: 8,
  })
  tint.end(samples)
  const gradient = document.ref({
    ShadingType: kind === 'axial' ? 2 : 3,
    ColorSpace: space,
    Coords: [...coordinates],
    Extend: [...extend],
    Function: tint,
  })
  gradient.end(undefined as unknown as Buffer)
  return gradient
}
