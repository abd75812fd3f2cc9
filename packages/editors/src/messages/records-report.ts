import { cutText } from '@kisscut/core/text'
const piece = (at: number) => `Piece ${(at + 1).toLocaleString('en-US')}`
const quoted = (text: string) => `“${text.length > 40 ? `${cutText(text, 39)}…` : text}”`

export const recordsHead = 'Piece by piece'

/** Messages about one record; `at` and `other` are pieces, counted from 0. VAR-16. */
export const records = {
  repeated: (at: number, text: string, other: number) =>
    `${piece(at)} says ${quoted(text)} as ${piece(other).toLowerCase()} does.`,
  blank: (at: number) => `${piece(at)} says nothing.`,
  'missing-letters': (at: number, text: string, letters: string) =>
    `${piece(at)}, ${quoted(text)}: we can’t print ${[...letters].join(', ')}.`,
  'set-smaller': (at: number, text: string, share: number) =>
    `${piece(at)}, ${quoted(text)}, is set at ${Math.round(share * 100)}% of its size to fit.`,
  'no-code': (at: number, text: string, why: string) => `${piece(at)}, ${quoted(text)}: ${why}`,
  'small-code': (at: number, text: string, width: string) =>
    `${piece(at)}, ${quoted(text)}: its code has to be ${width} wide at least.`,
} as const
export const showPiece = 'Show'
export const showPieceNumber = (at: number) => `Show ${piece(at).toLowerCase()}`
export const moreRecords = (count: number) => `And ${count.toLocaleString('en-US')} more.`
