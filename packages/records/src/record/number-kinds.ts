import { normalizeRotation } from '@kisscut/core/design'
import { parseRatio } from '@kisscut/core/size'
import { z } from 'zod'
import { alike } from './alike.ts'
import { help, kind } from './meta.ts'
import type { Kind } from './meta.ts'

const NOT_A_NUMBER = 'Invalid numeric value.'

/** A whole number. */
export const integer = (min = 0, max = 2_000_000_000) =>
  kind(
    alike(`integer ${min} ${max}`, () => z.int(NOT_A_NUMBER).min(min).max(max)),
    { kind: 'integer' },
  )
/** A quantity, a whole number of at least 1. QTY-1. */
export const quantity = () =>
  kind(z.int('Quantity must be a whole number.').min(1).max(100_000_000), { kind: 'integer' })

interface Bounds {
  readonly min?: number
  readonly max?: number
}

/** A number as text, without negative zero. */
const asDecimalText = (value: unknown) => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' ? value.replace(/^-(?=0*(?:\.0*)?$)/, '') : value
}

const decimalText = (places: number, { min = -Infinity, max = Infinity }: Bounds) =>
  z
    .string()
    .regex(new RegExp(`^-?\\d{1,9}(?:\\.\\d{1,${places}})?$`), NOT_A_NUMBER)
    .refine((text) => Number.isNaN(Number(text)) || Number(text) >= min, `Must be at least ${min}.`)
    .refine((text) => Number.isNaN(Number(text)) || Number(text) <= max, `Must be at most ${max}.`)

const decimalOf = (of: Kind, places: number, bounds: Bounds = {}) =>
  kind(
    alike(`decimal ${places} ${bounds.min} ${bounds.max}`, () =>
      z.preprocess(asDecimalText, decimalText(places, bounds)),
    ),
    { kind: of },
  )

/** A decimal as text, `"0.0675"`; a JSON number is converted to text. At most `places` decimals. */
export const decimal = (places = 6, bounds: Bounds = {}) => decimalOf('decimal', places, bounds)
/** Any typed number: text unchanged, a JSON number as text, null as empty. */
export const typed = () =>
  kind(
    z.preprocess(
      (value) => (typeof value === 'number' ? String(value) : value === null ? '' : value),
      z.string().max(400),
    ),
    { kind: 'text' },
  )
/** An amount in the row's currency. */
export const money = (places = 2) => decimalOf('money', places, { min: 0 })
/** Percent, `"30"` for 30 %. */
export const percent = () => decimalOf('percent', 6, { min: 0 })
/** A position or size in a picture, in percent of its side. */
export const placePercent = () => decimalOf('percent', 3, { min: 0, max: 100 })
/** A length in inches, with 3 places by default (SIZE-2). */
export const inches = (places = 3, bounds: Bounds = { min: 0 }) =>
  help(decimalOf('inches', places, bounds), 'inches')
/** The width or height of a real object. */
export const side = () => help(decimalOf('inches', 3, { min: 0.001, max: 10_000 }), 'inches')
/** A coordinate in inches from the side's top left corner. */
export const position = () => decimalOf('inches', 6, { min: -10_000, max: 10_000 })
/** A size on a side, in inches. */
export const extent = () => decimalOf('inches', 6, { min: 0, max: 10_000 })
/** A rotation, normalized to 0–360 (DESIGN-2). */
export const degrees = () =>
  kind(
    z.preprocess(
      asDecimalText,
      decimalText(6, {}).overwrite((text) =>
        Number.isNaN(Number(text)) ? text : String(Number(normalizeRotation(Number(text)).toFixed(6))),
      ),
    ),
    { kind: 'degrees', help: '0 to 360' },
  )
/** Width to height: a number or `w:h` (SIZE-3). */
export const ratio = () =>
  kind(
    z
      .string()
      .max(20)
      .refine((text) => parseRatio(text) !== null, 'This is not a ratio, such as 1.5 or 3:2.'),
    { kind: 'ratio', help: 'a number or w:h' },
  )

const listOf = (item: string, message: string) =>
  z
    .string()
    .max(500)
    .regex(new RegExp(`^(?:${item}(?:\\s*,\\s*${item})*)?$`), message)

const isAscending = (list: string) =>
  list
    .split(',')
    .map(Number)
    .every((number, at, all) => at === 0 || number > all[at - 1]!)

/** Ascending quantities separated by commas; empty for none. */
export const quantities = () =>
  kind(
    listOf('[1-9]\\d{0,8}', 'These are not quantities separated by commas.')
      .refine(isAscending, 'The quantities have to ascend.')
      .default(''),
    { kind: 'number_list' },
  )
/** Amounts separated by commas; empty for none. */
export const amounts = () =>
  kind(
    listOf('(?:\\d{1,9}(?:\\.\\d{1,6})?|\\.\\d{1,6})', 'These are not amounts separated by commas.').default(
      '',
    ),
    { kind: 'number_list' },
  )
