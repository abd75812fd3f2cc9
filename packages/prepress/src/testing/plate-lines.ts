import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFPage,
} from '@cantoo/pdf-lib'

/** A line stroked on a plate: its points in inches from the page's top left corner, curves flattened. */
export interface PlateLine {
  readonly page: number
  readonly plate: string
  readonly points: readonly { readonly x: number; readonly y: number }[]
}

type Matrix = readonly [number, number, number, number, number, number]
const by = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
]

/** Every line stroked on a spot color plate directly on the pages, as read by another library. */
export async function plateLines(pdf: Uint8Array): Promise<PlateLine[]> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  return document.getPages().flatMap((page, n) => linesOf(page, n))
}

function linesOf(page: PDFPage, number: number): PlateLine[] {
  const height = page.getHeight()
  const plates = platesOf(page)
  const found: PlateLine[] = []
  let ctm: Matrix = [1, 0, 0, 1, 0, 0]
  let plate = ''
  const stack: { ctm: Matrix; plate: string }[] = []
  let operands: string[] = []
  let [lines, line]: [{ x: number; y: number }[][], { x: number; y: number }[]] = [[], []]
  let last = [0, 0] as [number, number]
  const put = (x: number, y: number) => {
    const [a, b, c, d, e, f] = ctm
    line.push({ x: (a * x + c * y + e) / 72, y: (height - (b * x + d * y + f)) / 72 })
    last = [x, y]
  }
  for (const token of contentOf(page).split(/\s+/)) {
    const n = operands.map(Number)
    if (/^[-+.\d[\]/]/.test(token)) {
      operands.push(token)
      continue
    }
    if (token === 'q') stack.push({ ctm, plate })
    else if (token === 'Q') ({ ctm, plate } = stack.pop() ?? { ctm, plate })
    else if (token === 'cm') ctm = by(n as unknown as Matrix, ctm)
    else if (token === 'CS') plate = plates.get(operands[0]!.slice(1)) ?? ''
    else if (token === 'm') {
      line = []
      lines.push(line)
      put(n[0]!, n[1]!)
    } else if (token === 'l') put(n[0]!, n[1]!)
    else if (token === 'c') {
      const [x0, y0] = last
      const [x1, y1, x2, y2, x3, y3] = n as [number, number, number, number, number, number]
      for (let step = 1; step <= 24; step++) {
        const t = step / 24
        const s = 1 - t
        const at = (p: number, q: number, r: number, w: number) =>
          s ** 3 * p + 3 * s * s * t * q + 3 * s * t * t * r + t ** 3 * w
        put(at(x0, x1, x2, x3), at(y0, y1, y2, y3))
      }
    } else if (token === 'S' || token === 's' || token === 'f' || token === 'n' || token === 'f*') {
      if (plate !== '' && /s/i.test(token))
        found.push(...lines.map((points) => ({ page: number, plate, points })))
      lines = []
    }
    operands = []
  }
  return found
}

function platesOf(page: PDFPage): Map<string, string> {
  const spaces = page.node.Resources()?.lookupMaybe(PDFName.of('ColorSpace'), PDFDict)
  const plates = new Map<string, string>()
  for (const [key] of spaces?.entries() ?? []) {
    const name = spaces?.lookup(key, PDFArray).get(1)
    if (name instanceof PDFName) plates.set(key.decodeText(), name.decodeText())
  }
  return plates
}

function contentOf(page: PDFPage): string {
  const content = page.node.Contents()
  if (!(content instanceof PDFRawStream)) throw new Error('A page of several streams.')
  return Buffer.from(decodePDFRawStream(content).decode()).toString('latin1')
}
