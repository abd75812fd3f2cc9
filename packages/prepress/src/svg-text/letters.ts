import type { Branch } from '../svg/tree.ts'
import { unitList } from './lengths.ts'
import { declaredFor, type Declarations, type Rules } from '../svg/style-rules.ts'
import { styleIn, type TextStyle } from './text-style.ts'

/** One character of a text with its stated properties. */
export interface Letter {
  readonly text: string
  readonly style: TextStyle
  /** Colors and strokes declared inside the text. */
  readonly declared: Declarations
  x?: number
  y?: number
  dx: number
  dy: number
  turn: number
}

/** The letters of a text, all on one path if there is one. */
export interface Letters {
  readonly letters: readonly Letter[]
  readonly path: Branch | null
}

/** Maximum number of outlined letters: more are a page of text, too large to print as outlines. */
export const LETTERS_AT_MOST = 20_000

/** Elements of a text that have letters of their own. */
const SPANS = new Set(['tspan', 'textPath', 'g'])
/** Properties of part of a text that would need a group. */
const OF_GROUPS = [
  'opacity',
  'filter',
  'mask',
  'clip-path',
  'transform',
  'display',
  'visibility',
  'mix-blend-mode',
]

/** The letters of a text, with white space as in browsers; null if it uses features that aren't outlined here. */
export function lettersOf(
  text: Branch,
  style: TextStyle,
  declared: Declarations,
  rules: Rules,
): Letters | null {
  const letters: Letter[] = []
  let path: Branch | null = null
  let isPlain = true

  const read = (branch: Branch, own: TextStyle, all: Declarations) => {
    const first = letters.length
    const places = placesOf(branch, own.size)
    isPlain &&= places !== null && !branch.attributes.has('textLength') && !own.isUnusual && own.size > 0
    for (const child of branch.children) {
      if (typeof child === 'string') {
        const spaced = child.replace(/[\t\n\r]/g, ' ')
        for (const each of spaced) {
          isPlain &&= letters.length < LETTERS_AT_MOST
          if (letters.length >= LETTERS_AT_MOST) break
          const isDoubled = each === ' ' && (letters.at(-1)?.text ?? ' ') === ' '
          if (isDoubled && !own.keepsSpace) continue
          letters.push({ text: each, style: own, declared: all, dx: 0, dy: 0, turn: Number.NaN })
        }
      } else if (SPANS.has(child.name)) {
        const more = declaredFor(child, rules)
        isPlain &&= !OF_GROUPS.some((name) => more.has(name))
        if (child.name === 'textPath') {
          isPlain &&= letters.length === 0 && path === null
          path = child
        }
        read(child, styleIn(own, more, child.attributes.get('xml:space')), new Map([...all, ...more]))
      } else isPlain &&= child.name === 'title' || child.name === 'desc'
    }
    place(letters, first, places)
  }
  read(text, style, declared)
  const last = letters.at(-1)
  if (last?.text === ' ' && !last.style.keepsSpace) letters.pop()
  for (const letter of letters) if (Number.isNaN(letter.turn)) letter.turn = 0
  const isMoved = letters.some(({ x, y, dx, dy, turn }) => x ?? y ?? (dx || dy || turn))
  return isPlain && !(path && isMoved) ? { letters, path } : null
}

interface Places {
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly dx: readonly number[]
  readonly dy: readonly number[]
  readonly turns: readonly number[]
}

function placesOf({ attributes }: Branch, size: number): Places | null {
  const list = (name: string) => unitList(attributes.get(name), size)
  const [x, y, dx, dy, turns] = [list('x'), list('y'), list('dx'), list('dy'), list('rotate')]
  return x && y && dx && dy && turns ? { x, y, dx, dy, turns } : null
}

/** Assigns an element's stated positions to its letters, unless a nested element has stated others. */
function place(letters: readonly Letter[], first: number, places: Places | null): void {
  for (const [at, letter] of letters.slice(first).entries()) {
    const { x, y, dx, dy, turns } = places ?? { x: [], y: [], dx: [], dy: [], turns: [] }
    letter.x ??= x[at]
    letter.y ??= y[at]
    letter.dx ||= dx[at] ?? 0
    letter.dy ||= dy[at] ?? 0
    // The last rotation applies to all further letters.
    if (Number.isNaN(letter.turn)) letter.turn = turns[Math.min(at, turns.length - 1)] ?? Number.NaN
  }
}
