import { isStaff, NOBODY_OWNER, type Viewer } from '@kisscut/shop'
import { randomBytes, randomInt } from 'node:crypto'
import type { PersonalParts } from '../../app/context.ts'

/**
 * The audience of a document: everyone with the same formats and prices. Nothing else of a visitor is known when it is
 * rendered. Null if the page is made for the visitor alone, such as for staff, who see unpublished products.
 */
export const audienceOf = (viewer: Viewer): Viewer | null => {
  if (isStaff(viewer) || viewer.mayOnlyRead || viewer.mustEnroll) return null
  const { trade, unit, locale, currency } = viewer
  const roles = trade ? (['shopper', 'trade'] as const) : (['shopper'] as const)
  return { owner: NOBODY_OWNER, roles, trade, unit, locale, ...(currency !== undefined && { currency }) }
}

/**
 * The kind of a shared document: whether there is a name, and the plural of the cart's count. One document is rendered
 * per address, audience and kind, with placeholders that are replaced by the visitor's data when it is sent. SEO-15.
 */
export const kindOf = ({ accountName, cartCount }: PersonalParts): string =>
  `${accountName === null ? 'guest' : 'account'} ${Math.min(cartCount, 2)}`

/** Placeholders for a visitor's data; null if this kind of document has none. */
export interface Placeholders {
  readonly accountName: string | null
  readonly cartCount: string | null
}

/** From this count on it is a placeholder: 0 isn't shown, 1 is singular. */
const MANY = 2
/** So many digits occur in no page by chance. */
const [LEAST, MOST] = [10 ** 14, 10 ** 14 + 2 ** 47]

/**
 * The data with which a document of this kind is rendered: random placeholders, so that neither the catalog nor a link
 * can contain them.
 */
export function placeholdersFor({ accountName, cartCount }: PersonalParts): {
  readonly placeholders: Placeholders
  readonly parts: PersonalParts
} {
  const name = accountName === null ? null : randomBytes(18).toString('hex')
  const count = cartCount < MANY ? cartCount : randomInt(LEAST, MOST)
  return {
    placeholders: { accountName: name, cartCount: cartCount < MANY ? null : String(count) },
    parts: { accountName: name, cartCount: count },
  }
}

/** Whether a document has each placeholder in its text, and none in a script, style or tag. */
export const isFillable = (html: string, { accountName, cartCount }: Placeholders): boolean => {
  const outside = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, '')
  const timesIn = (text: string, part: string) => text.split(part).length - 1
  return [accountName, cartCount].every(
    (part) => part === null || (timesIn(html, part) > 0 && timesIn(html, part) === timesIn(outside, part)),
  )
}

/** A shared part of a document, and the placeholder after it. */
export interface Piece {
  readonly html: Buffer
  /** Null at the end. */
  readonly then: keyof PersonalParts | null
}

/** Splits a document at its placeholders. The data filled in between are never parsed. */
export function piecesOf(html: string, placeholders: Placeholders): readonly Piece[] {
  const bytes = Buffer.from(html)
  const next = (from: number) =>
    (['accountName', 'cartCount'] as const)
      .map((part) => ({
        part,
        at: placeholders[part] === null ? -1 : bytes.indexOf(placeholders[part], from),
      }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)[0]
  const pieces: Piece[] = []
  let from = 0
  for (let found = next(0); found !== undefined; found = next(from)) {
    pieces.push({ html: bytes.subarray(from, found.at), then: found.part })
    from = found.at + placeholders[found.part]!.length
  }
  return [...pieces, { html: bytes.subarray(from), then: null }]
}

/** Returns a visitor's data as HTML. */
export function textIn({ accountName, cartCount }: PersonalParts): (part: keyof PersonalParts) => Buffer {
  const texts = {
    accountName: Buffer.from(escaped(accountName ?? '')),
    cartCount: Buffer.from(String(cartCount)),
  }
  return (part) => texts[part]
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (each) => ESCAPES[each]!)
