import { type Code, type Problem, problem } from '../problem/index.ts'
import { LETTERED, type LetteredSymbology, NUMBERED, type NumberedSymbology } from './symbologies.ts'
import type { BarcodeType } from './types.ts'

/** Most characters a text bar code may hold; longer ones can't be scanned in one sweep. */
export const BARCODE_MAXIMUM = 80

/** The content of a bar code, with its check digit, or the errors in it. */
export type BarcodeReading = { readonly data: string } | { readonly problem: Problem }

/**
 * Reads what a bar code should say. A missing check digit is computed, a given one is verified; dashes and spaces inside
 * numbers are dropped; Code 39 takes capitals for small letters. CODE-6.
 */
export function readBarcode(type: BarcodeType, text: string, field = 'data'): BarcodeReading {
  const typed = text.trim()
  if (typed === '') return { problem: problem('codes.empty', field) }
  if (typed.length > BARCODE_MAXIMUM)
    return { problem: problem('codes.too-long', field, { maximum: BARCODE_MAXIMUM }) }
  const [numbered, lettered] = [NUMBERED[type], LETTERED[type]]
  if (numbered) return readNumber(numbered, typed.replaceAll(/[ -]/g, '').toUpperCase(), field)
  const capitals = type === 'code39' ? typed.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase()) : typed
  return lettered ? readLetters(lettered, capitals, field) : { problem: problem('codes.empty', field) }
}

function readLetters(symbology: LetteredSymbology, text: string, field: string): BarcodeReading {
  const character = symbology.forbidden.exec(text)?.[0]
  if (character === undefined) return { data: text }
  return { problem: problem('codes.bad-characters', field, { type: symbology.name, character }) }
}

function readNumber(symbology: NumberedSymbology, text: string, field: string): BarcodeReading {
  const { name, bodies, prefixes } = symbology
  const report = (code: Code, values: Record<string, string>) => ({
    problem: problem(code, field, { type: name, ...values }),
  })
  const character = /[^0-9X]|X(?!$)/.exec(text)?.[0]
  if (character !== undefined) return report('codes.bad-characters', { character })
  const body = bodyOf(text, bodies)
  if (body === null) return report('codes.bad-length', { lengths: lengthsOf(bodies) })
  if (prefixes && !prefixes.some((prefix) => body.startsWith(prefix)))
    return report('codes.bad-prefix', { prefixes: prefixes.join(' or ') })
  const expected = symbology.checkDigit(body)
  if (expected === null) return report('codes.no-check-digit', {})
  const given = text.slice(body.length)
  return given === '' || given === expected
    ? { data: body + expected }
    : report('codes.bad-check-digit', { expected, given })
}

/**
 * The number without its check digit.
 */
function bodyOf(text: string, bodies: readonly number[]): string | null {
  const withCheck = bodies.find((length) => text.length === length + 1)
  if (withCheck !== undefined) return onlyDigits(text.slice(0, withCheck))
  return bodies.includes(text.length) ? onlyDigits(text) : null
}

const onlyDigits = (text: string) => (text.includes('X') ? null : text)

/** `12 or 13`, `6, 7 or 8`: with and without the check digit. */
function lengthsOf(bodies: readonly number[]): string {
  const lengths = [...new Set(bodies.flatMap((length) => [length, length + 1]))]
  return `${lengths.slice(0, -1).join(', ')} or ${lengths.at(-1)}`
}
