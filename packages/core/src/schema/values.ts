import * as z from 'zod'
import { AMOUNT, CURRENCY, DECIMAL, ID, NAME, QUANTITY, RATIO, TEXT } from '../product/shapes.ts'
import { zodOf } from './zod-of.ts'

/** A decimal as text, exact: `"0.0675"`. Nothing longer than any price, rate or size needs. */
export const decimalSchema = zodOf(DECIMAL)

/** A decimal of 0 or more: an amount, a rate, a length in inches. */
export const amountSchema = zodOf(AMOUNT)

/** ISO 4217. */
export const currencySchema = zodOf(CURRENCY)

/** A lock ratio: a number or `w:h`. SIZE-3. */
export const ratioSchema = zodOf(RATIO)

/** An id. */
export const idSchema = zodOf(ID)
/** A name. */
export const nameSchema = zodOf(NAME)
/** A text of several lines. */
export const textSchema = zodOf(TEXT)
/** A quantity: a whole number above 0. */
export const quantitySchema = zodOf(QUANTITY)

/** A list with a bound, read-only as everywhere in the rules. */
export const listOf = <T extends z.ZodType>(entry: T, most = 1000) => z.array(entry).max(most).readonly()
