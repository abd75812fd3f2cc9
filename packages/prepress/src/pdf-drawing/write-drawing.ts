import type { Drawing, Gradient, PageDrawing } from './drawing.ts'
import { STEPS } from './gradients.ts'
import { figures } from './pen.ts'

type Reference = PDFKit.PDFKitReference

/** In which colours a drawing is written. */
export interface Colouring {
  readonly space: 'DeviceCMYK' | 'DeviceRGB'
  /** Parts of a whole (0–1) for the colour with this number. */
  parts(colour: number): readonly number[]
  /** Stores the picture with this number. */
  picture(document: PDFKit.PDFDocument, picture: number): Reference
}

const OPERATORS = { DeviceCMYK: ['k', 'K'], DeviceRGB: ['rg', 'RG'] } as const

/** Stores a page's drawing in a document as one form, and all it refers to; to be shown y downwards. */
export function storeDrawing(
  document: PDFKit.PDFDocument,
  page: PageDrawing,
  colouring: Colouring,
): Reference {
  const pictures = new Map<number, Reference>()
  const picture = (number: number): Reference => {
    const stored = pictures.get(number) ?? colouring.picture(document, number)
    pictures.set(number, stored)
    return stored
  }
  const store = (drawing: Drawing): Reference => {
    const form = document.ref({
      Type: 'XObject',
      Subtype: 'Form',
      FormType: 1,
      BBox: [...drawing.box],
      Matrix: [...drawing.matrix],
      ...(drawing.isGroup && { Group: { Type: 'Group', S: 'Transparency', CS: colouring.space } }),
      Resources: {
        ExtGState: mapped(drawing.opacities, ([ca, CA]) => ({ Type: 'ExtGState', ca, CA })),
        XObject: { ...mapped(drawing.pictures, picture), ...mapped(drawing.groups, store) },
        Shading: mapped(drawing.gradients, (number) =>
          storeGradient(document, page.gradients[number]!, colouring),
        ),
      },
    })
    form.end(Buffer.from(contentIn(drawing, colouring), 'latin1'))
    return form
  }
  return store(page.drawing)
}

const mapped = <From, To>(things: ReadonlyMap<string, From>, to: (thing: From) => To): Record<string, To> =>
  Object.fromEntries([...things].map(([name, thing]) => [name, to(thing)]))

function contentIn({ content }: Drawing, { space, parts }: Colouring): string {
  const [area, line] = OPERATORS[space]
  return content
    .map((part) =>
      typeof part === 'string' ? part : `${figures(parts(part.colour))} ${part.stroke ? line : area}\n`,
    )
    .join('')
}

function storeGradient(
  document: PDFKit.PDFDocument,
  { kind, coordinates, extend, colours }: Gradient,
  { space, parts }: Colouring,
): Reference {
  const samples = Buffer.from(
    colours.flatMap((colour) => parts(colour).map((part) => Math.round(part * 255))),
  )
  const tint = document.ref({
    FunctionType: 0,
    Domain: [0, 1],
    Range: (space === 'DeviceCMYK' ? [0, 0, 0, 0] : [0, 0, 0]).flatMap(() => [0, 1]),
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
