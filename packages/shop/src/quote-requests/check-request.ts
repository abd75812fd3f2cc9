import { parseLength, showLength } from '@kisscut/core/units'
import { messageOf } from '@kisscut/core/problem'
import { LARGEST_QUANTITY, parseQuantity } from '@kisscut/core/quantity'
import { z } from 'zod'
import { addressKey } from '../accounts/address-key.ts'
import {
  emailErrors,
  errorsOf,
  nameErrors,
  UNPRINTABLE,
  UNPRINTABLE_IN_TEXT,
  type FieldErrors,
} from '../accounts/check-fields.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { tooLong } from '../messages/accounts.ts'
import * as messages from '../messages/quote-requests.ts'
import { LONGEST_MATERIAL, LONGEST_PRODUCT, LONGEST_QUOTE_TEXT } from './quote-fields.ts'

/** A quote request as typed. */
export interface TypedQuoteRequest {
  readonly name: string
  readonly email: string
  readonly product: string
  readonly quantity: string
  /** In the shopper's unit unless a unit follows; both empty: unknown. */
  readonly width: string
  readonly height: string
  readonly material: string
  /** `YYYY-MM-DD`; empty: no deadline. */
  readonly neededBy: string
  readonly message: string
  /** Content of the honeypot field. */
  readonly trap: string
}

/** The stored fields. */
export interface ReadRequest {
  readonly name: string
  readonly email: string
  readonly wanted_product: string
  readonly quantity: number
  readonly width: string | null
  readonly height: string | null
  readonly wanted_material: string
  readonly needed_by: string
  readonly message: string
}

type Checked =
  | { readonly errors: FieldErrors; readonly request: null }
  | { readonly errors: null; readonly request: ReadRequest }

const day = z.iso.date()
/** Inches. */
const LONGEST_SIDE = 10_000
const MOST_PIECES = LARGEST_QUANTITY.toLocaleString('en-US')

/** Reads a request field by field: the values to store, or the errors by field. QUOTE-1. */
export function checkRequest(
  typed: TypedQuoteRequest,
  { unit, locale }: Pick<Viewer, 'unit' | 'locale'>,
  today: string,
): Checked {
  const { name, email, product, quantity, material, neededBy, message } = typed
  const pieces = parseQuantity(quantity.trim())
  const width = sideOf(typed.width, { unit, locale })
  const height = sideOf(typed.height, { unit, locale })
  const sideInvalid = messages.sideInvalid(showLength(String(LONGEST_SIDE), unit, locale))
  const sideErrors = (side: string, other: string, read: string | null): readonly string[] => {
    if (side.trim() === '') return other.trim() === '' ? [] : [messages.bothSides]
    return read === null ? [sideInvalid] : []
  }
  const errors = errorsOf({
    name: nameErrors(name),
    email: emailErrors(email),
    product: product.trim() === '' ? [messages.productMissing] : lineErrors(product, LONGEST_PRODUCT),
    quantity: quantityErrors(pieces),
    width: sideErrors(typed.width, typed.height, width),
    height: sideErrors(typed.height, typed.width, height),
    material: lineErrors(material, LONGEST_MATERIAL),
    needed_by: neededBy === '' || (isDay(neededBy) && neededBy >= today) ? [] : [messages.dayInvalid],
    message: textErrors(message),
  })
  if (errors !== null || !pieces.ok) return { errors: errors ?? {}, request: null }
  return {
    errors: null,
    request: {
      ...{
        name: name.trim(),
        email: addressKey(email),
        wanted_product: product.trim(),
        quantity: pieces.value,
      },
      ...{ width, height, wanted_material: material.trim(), needed_by: neededBy, message: message.trim() },
    },
  }
}

/** Whether it is an existing day, as `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => day.safeParse(text).success

function quantityErrors(pieces: ReturnType<typeof parseQuantity>): readonly string[] {
  if (pieces.ok) return pieces.value >= 1 ? [] : [messages.quantityInvalid]
  // The usual message would tell them to request a quote.
  if (pieces.problem.code === 'quantity.too-large') return [messages.quantityTooLarge(MOST_PIECES)]
  return [messageOf(pieces.problem)]
}

const lineErrors = (text: string, most: number): readonly string[] => {
  if (UNPRINTABLE.test(text)) return [messages.messageUnreadable]
  return text.length > most ? [tooLong(most)] : []
}

const textErrors = (text: string): readonly string[] => {
  if (UNPRINTABLE_IN_TEXT.test(text)) return [messages.messageUnreadable]
  return text.length > LONGEST_QUOTE_TEXT ? [tooLong(LONGEST_QUOTE_TEXT)] : []
}

/** A typed side in inches; null if it is empty or unreadable. */
function sideOf(typed: string, { unit, locale }: Pick<Viewer, 'unit' | 'locale'>): string | null {
  const read = typed.trim() === '' ? null : parseLength(typed, unit, locale)
  if (!read?.ok) return null
  const inches = Number(read.value)
  return inches > 0 && inches <= LONGEST_SIDE ? read.value : null
}
