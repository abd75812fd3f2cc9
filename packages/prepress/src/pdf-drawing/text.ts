import type { PDFDict } from '@cantoo/pdf-lib'
import type { Operand } from './lexer.ts'
import { IDENTITY, followedBy, scaleOf, type Matrix } from './matrix.ts'
import { NotAsVectors } from './not-as-vectors.ts'
import { dictUnder } from './objects.ts'
import { drawPath } from './paths.ts'
import { nameOf, numberOf, numbers, use, write, type Operator, type Pen, type TextState } from './pen.ts'

const change = (pen: Pen, text: Partial<TextState>): void =>
  void (pen.state = { ...pen.state, text: { ...pen.state.text, ...text } })

const setting =
  (of: (value: number) => Partial<TextState>): Operator =>
  (pen, operands) =>
    change(pen, of(numberOf(operands)))

/** Sets the font, opening it on first use. */
export async function setFont(pen: Pen, font: PDFDict | undefined, size: number): Promise<void> {
  if (!font) throw new NotAsVectors('a font that is not there')
  change(pen, { face: await pen.work.face(font), size })
}

function moveLine(pen: Pen, x: number, y: number): void {
  pen.lineMatrix = followedBy([1, 0, 0, 1, x, y], pen.lineMatrix)
  pen.textMatrix = pen.lineMatrix
}
const nextLine = (pen: Pen): void => moveLine(pen, 0, -pen.state.text.leading)

/** Moves the text position, in text units. */
const advance = (pen: Pen, x: number): void =>
  void (pen.textMatrix = followedBy([1, 0, 0, 1, x, 0], pen.textMatrix))

/** Draws glyphs as outlines according to the text rendering mode: fill, stroke, both, none, or clip. */
function show(pen: Pen, bytes: Operand | undefined): void {
  if (!(bytes instanceof Uint8Array)) throw new NotAsVectors('text that is no text')
  const { face, size, charSpace, wordSpace, stretch, rise, mode } = pen.state.text
  if (!face) throw new NotAsVectors('text without a font')
  for (const code of face.codes(bytes)) {
    use(pen.work, 'operators', 1)
    const matrix = followedBy([size * stretch, 0, 0, size, 0, rise], pen.textMatrix)
    const path = mode === 3 ? '' : placed(face.outline(code), matrix, scaleOf(pen.state.ctm))
    drawPath(pen, path, MODES[mode & 3] ?? {})
    if (mode >= 4) {
      use(pen.work, 'written', path.length)
      pen.textClip += path
    }
    const space = charSpace + (face.isSpace(code) ? wordSpace : 0)
    advance(pen, (face.width(code) * size + space) * stretch)
  }
}

const MODES = [{ fill: 'f' }, { stroke: true }, { fill: 'f', stroke: true }, {}] as const

/** Transforms an outline (points, each followed by its operator) to the page. */
function placed(outline: readonly (number | string)[], [a, b, c, d, e, f]: Matrix, scale: number): string {
  const places = Math.min(6, Math.max(1, 3 + Math.ceil(Math.log10(scale || 1))))
  const round = 10 ** places
  let path = ''
  for (let at = 0; at < outline.length; at++) {
    const x = outline[at]!
    if (typeof x === 'string') path += `${x}\n`
    else {
      const y = outline[++at] as number
      path += `${Math.round((a * x + c * y + e) * round) / round} ${Math.round((b * x + d * y + f) * round) / round} `
    }
  }
  return path
}

function endText(pen: Pen): void {
  if (pen.textClip !== '') write(pen, `${pen.textClip}W n\n`)
  pen.textClip = ''
}

export const TEXT_OPERATORS: Readonly<Record<string, Operator>> = {
  BT: (pen) => {
    pen.textMatrix = IDENTITY
    pen.lineMatrix = IDENTITY
  },
  ET: endText,
  Tc: setting((charSpace) => ({ charSpace })),
  Tw: setting((wordSpace) => ({ wordSpace })),
  Tz: setting((percent) => ({ stretch: percent / 100 })),
  TL: setting((leading) => ({ leading })),
  Ts: setting((rise) => ({ rise })),
  Tr: setting((mode) => ({ mode: Math.min(7, Math.max(0, Math.round(mode))) })),
  Tf: (pen, operands) =>
    setFont(pen, dictUnder(dictUnder(pen.resources, 'Font'), nameOf(operands[0])), numberOf(operands)),
  Td: (pen, operands) => {
    const [x = 0, y = 0] = numbers(operands, 2)
    moveLine(pen, x, y)
  },
  TD: (pen, operands) => {
    const [x = 0, y = 0] = numbers(operands, 2)
    change(pen, { leading: -y })
    moveLine(pen, x, y)
  },
  Tm: (pen, operands) => {
    pen.lineMatrix = numbers(operands, 6) as unknown as Matrix
    pen.textMatrix = pen.lineMatrix
  },
  'T*': nextLine,
  Tj: (pen, operands) => show(pen, operands.at(-1)),
  "'": (pen, operands) => {
    nextLine(pen)
    show(pen, operands.at(-1))
  },
  '"': (pen, operands) => {
    const [wordSpace = 0, charSpace = 0] = numbers(operands.slice(0, 2), 2)
    change(pen, { wordSpace, charSpace })
    nextLine(pen)
    show(pen, operands.at(-1))
  },
  TJ: (pen, operands) => {
    const parts = operands.at(-1)
    if (!Array.isArray(parts)) throw new NotAsVectors('text that is no list')
    for (const part of parts as readonly Operand[])
      if (typeof part === 'number')
        advance(pen, (-part / 1000) * pen.state.text.size * pen.state.text.stretch)
      else show(pen, part)
  },
}
