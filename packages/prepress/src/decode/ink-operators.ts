import { afterPicture } from '../pdf-drawing/lexer.ts'

/** Resource names, in rewritten content, of the color spaces of inks and of gray, which is black ink. */
export const INKS = 'KisscutInks'
export const GRAY = 'KisscutGray'

/** Color spaces a content stream paints with: inks, and light (RGB and its pictures). */
export interface Rewritten {
  readonly content: Uint8Array
  readonly hasInks: boolean
  readonly hasLight: boolean
}

const SPACE = new Set([0, 9, 10, 12, 13, 32])
const DELIMITER = new Set([...'()<>[]{}/%'].map((each) => each.charCodeAt(0)))
const isRegular = (byte: number | undefined): boolean =>
  byte !== undefined && !SPACE.has(byte) && !DELIMITER.has(byte)

interface Token {
  readonly from: number
  readonly to: number
}

/** A span of the content, and its replacement. */
interface Change extends Token {
  readonly text: string
}

/**
 * Rewrites content so that inks and gray are set in named color spaces, whose colors can be chosen. Skips malformed tokens, as
 * renderers do.
 */
export function inNamedSpaces(content: Uint8Array): Rewritten {
  const found = { hasInks: false, hasLight: false }
  const parts: Uint8Array[] = []
  let done = 0
  for (const { from, to, text } of changesOf(content, found)) {
    parts.push(content.subarray(done, from), Buffer.from(text, 'latin1'))
    done = to
  }
  return { content: Buffer.concat([...parts, content.subarray(done)]), ...found }
}

function* changesOf(content: Uint8Array, found: { hasInks: boolean; hasLight: boolean }): Generator<Change> {
  const text = Buffer.from(content.buffer, content.byteOffset, content.length)
  const wordOf = ({ from, to }: Token) => text.toString('latin1', from, to)
  let operands: Token[] = []
  for (let at = 0; at < text.length;) {
    const from = at
    const first = text[at]!
    if (SPACE.has(first)) at++
    else if (first === PERCENT) at = afterComment(text, at)
    else if (first === OPEN) operands.push({ from, to: (at = afterText(text, at)) })
    else {
      at++
      if (first === SLASH || isRegular(first)) while (isRegular(text[at])) at++
      const token = { from, to: at }
      if (!isLetter(first)) operands.push(token)
      else {
        const operator = wordOf(token)
        if (OF_COLORS.has(operator)) {
          const words = operands.map((each) => ({ ...each, text: wordOf(each) }))
          yield* changesBy(operator, token, words, found)
        }
        if (operator === 'ID') at = afterPicture(text, at)
        operands = []
      }
    }
    if (operands.length > MOST_OPERANDS) operands = operands.slice(-MOST_OPERANDS / 2)
  }
}

const OF_COLORS = new Set(['k', 'K', 'g', 'G', 'cs', 'CS', 'rg', 'RG', 'ID'])

/**
 * Operators that set device colors: number of components, named color space, and the operators that select it and set its color.
 */
const DEVICE: Readonly<Record<string, readonly [components: number, space: string, ...to: string[]]>> = {
  k: [4, INKS, 'cs', 'scn'],
  K: [4, INKS, 'CS', 'SCN'],
  g: [1, GRAY, 'cs', 'scn'],
  G: [1, GRAY, 'CS', 'SCN'],
}

function* changesBy(
  operator: string,
  token: Token,
  operands: readonly Change[],
  found: { hasInks: boolean; hasLight: boolean },
): Generator<Change> {
  const device = DEVICE[operator]
  const first = operands[0]
  if (device && first) {
    const [components, space, choose, set] = device
    if (operands.length !== components || !operands.every(({ text }) => NUMBER.test(text))) return
    found.hasInks ||= space === INKS
    yield { from: first.from, to: first.from, text: `/${space} ${choose} ` }
    yield { ...token, text: set! }
  } else if (operator === 'cs' || operator === 'CS') {
    const last = operands.at(-1)
    const space = last && SPACES[last.text]
    found.hasLight ||= last?.text === '/DeviceRGB'
    found.hasInks ||= space === INKS
    if (space) yield { ...last, text: `/${space}` }
  } else if (operator === 'ID') {
    const space = operands[operands.findIndex(({ text }) => /^\/(?:CS|ColorSpace)$/.test(text)) + 1]
    found.hasLight = true
    if (!space || !/^\/(?:Device)?CMYK$/.test(space.text)) return
    found.hasInks = true
    yield { ...space, text: `/${INKS}` }
  } else found.hasLight ||= operator === 'rg' || operator === 'RG'
}

const SPACES: Readonly<Record<string, string>> = { '/DeviceCMYK': INKS, '/DeviceGray': GRAY }
const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)$/
const [PERCENT, OPEN, CLOSE, SLASH, ESCAPE] = [0x25, 0x28, 0x29, 0x2f, 0x5c]

/** More operands than any operator of colors has. */
const MOST_OPERANDS = 64

/** Whether a byte begins an operator: not a number, name or delimiter. */
const isLetter = (byte: number): boolean => (byte | 32) >= 0x61 && (byte | 32) <= 0x7a

function afterComment(text: Buffer, from: number): number {
  let at = from
  while (at < text.length && text[at] !== 10 && text[at] !== 13) at++
  return at
}

function afterText(text: Buffer, from: number): number {
  let open = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === ESCAPE) at++
    else if (text[at] === OPEN) open++
    else if (text[at] === CLOSE && --open === 0) return at + 1
  }
  return text.length
}
