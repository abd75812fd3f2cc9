import * as z from 'zod'

/** A decimal as text, exact: `"0.0675"`. Nothing longer than any price, rate or size needs. */
export const decimalSchema = z.string().regex(/^-?\d{1,18}(\.\d{1,18})?$/, 'Not a decimal.')

/** A decimal of 0 or more: an amount, a rate, a length in inches. */
export const amountSchema = z.string().regex(/^\d{1,18}(\.\d{1,18})?$/, 'Not a decimal of 0 or more.')

/** ISO 4217. */
export const currencySchema = z.string().regex(/^[A-Z]{3}$/, 'Not a currency code.')

/** A lock ratio: a number or `w:h`. SIZE-3. */
export const ratioSchema = z.string().regex(/^\d{1,9}(\.\d{1,9})?(:\d{1,9}(\.\d{1,9})?)?$/, 'Not a ratio.')

export const idSchema = z.string().min(1).max(200)
export const nameSchema = z.string().max(500)
export const textSchema = z.string().max(20_000)
export const quantitySchema = z.int().min(1).max(1_000_000_000)

/** A list with a bound, read-only as everywhere in the rules. */
export const listOf = <T extends z.ZodType>(entry: T, most = 1000) => z.array(entry).max(most).readonly()
