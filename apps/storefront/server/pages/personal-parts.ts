import { isStaff, NOBODY_OWNER, type Viewer } from '@kisscut/shop'
import { randomBytes, randomInt } from 'node:crypto'
import type { PersonalParts } from '../../app/context.ts'

/**
 * Whom a document is made for: everyone who reads figures, lengths and prices alike. Nothing else of a visitor is known where it is
 * made. Null: the page is made for them alone: staff see what is not published.
 */
export const audienceOf = (viewer: Viewer): Viewer | null => {
  if (isStaff(viewer) || viewer.mayOnlyRead || viewer.mustEnroll) return null
  const { trade, unit, locale, currency } = viewer
  const roles = trade ? (['shopper', 'trade'] as const) : (['shopper'] as const)
  return { owner: NOBODY_OWNER, roles, trade, unit, locale, ...(currency !== undefined && { currency }) }
}

/**
 * What a page of the catalog shows of its visitor: one document is made per address and audience, with placeholders in the place of
 * these, which are filled in when it is sent. Documents differ by whether there is a name, and by the plural of the cart's number. SEO-15.
 */
export const kindOf = ({ accountName, cartCount }: PersonalParts): string =>
  `${accountName === null ? 'guest' : 'account'} ${Math.min(cartCount, 2)}`

/** Texts in the place of what is filled in; null: this kind of document has none there. */
export interface Placeholders {
  readonly accountName: string | null
  readonly cartCount: string | null
}

/** From here on a cart's number is a placeholder: 0 shows nothing, 1 has a singular. */
const MANY = 2
/** As many digits as nothing in a page has by chance. */
const [LEAST, MOST] = [10 ** 14, 10 ** 14 + 2 ** 47]

/** What a document of this kind is made with: each time other placeholders, which nobody can have written into the catalog or a link. */
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

/** Whether each placeholder is in the text of a document, and in no script, style or tag. */
export const isFillable = (html: string, { accountName, cartCount }: Placeholders): boolean => {
  const outside = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, '')
  const timesIn = (text: string, part: string) => text.split(part).length - 1
  return [accountName, cartCount].every(
    (part) => part === null || (timesIn(html, part) > 0 && timesIn(html, part) === timesIn(outside, part)),
  )
}

/** A part of a document that is the same for all, and what follows it. */
export interface Piece {
  readonly html: Buffer
  /** Null: the end. */
  readonly then: keyof PersonalParts | null
}

/** The document in pieces. What is filled in between them is never looked at again. */
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

/** What is filled in of a visitor's, as HTML. */
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
