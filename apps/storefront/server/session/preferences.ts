import { type Unit, UNITS } from '@kisscut/core/units'
import type { Chosen } from '@kisscut/shop'
import { parse, serialize } from 'hono/utils/cookie'
import { remembering } from '../http/remembering.ts'
import { localeOf } from './locale-of.ts'

const NAME = 'kisscut_preferences'
const YEAR = 365 * 24 * 60 * 60

/** How a page formats figures, lengths and prices, besides its address, account and catalog. CUR-8. */
export interface Preferences {
  readonly locale: string
  readonly chosen: Chosen
}

/** Request headers with preferences. */
export interface Stated {
  readonly acceptLanguage: string | null
  readonly cookie: string | null
}

const localeBy = remembering(localeOf, { texts: 500, characters: 100 })

/** The preferences of a request without an account: the browser's language and its visitor's choices. UNIT-1, CUR-8. */
export const preferencesFrom = ({ acceptLanguage, cookie }: Stated): Preferences => ({
  locale: localeBy(acceptLanguage ?? ''),
  chosen: cookie?.includes(NAME) ? chosenIn(parse(cookie, NAME)[NAME] ?? '') : {},
})

export const preferencesOf = ({ headers }: Pick<Request, 'headers'>): Preferences =>
  preferencesFrom({ acceptLanguage: headers.get('accept-language'), cookie: headers.get('cookie') })

/** The preferences as a cache key. CUR-8. */
export const preferencesKey = ({ locale, chosen }: Preferences): string => `${locale} ${valueOf(chosen)}`

/** `mm.EUR`; `.EUR` without a unit. */
const valueOf = ({ unit, currency }: Chosen): string => `${unit ?? ''}.${currency ?? ''}`

/** Parses such a value; ignores invalid parts. */
function chosenIn(value: string): Chosen {
  const [unit = '', currency = ''] = value.split('.')
  return {
    ...((UNITS as readonly string[]).includes(unit) && { unit: unit as Unit }),
    ...(/^[A-Z]{3}$/.test(currency) && { currency }),
  }
}

/** The request with these choices in its cookie. CUR-10. */
export function withPreferences(request: Request, chosen: Chosen): Request {
  const headers = new Headers(request.headers)
  const others = (headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter((each) => each && !each.startsWith(`${NAME}=`))
  headers.set('cookie', [...others, `${NAME}=${valueOf(chosen)}`].join('; '))
  return new Request(request, { headers })
}

/** The `Set-Cookie` value that stores a guest's choices for a year. UNIT-2. */
export const preferencesCookie = (chosen: Chosen, secure: boolean): string =>
  serialize(NAME, valueOf(chosen), { path: '/', maxAge: YEAR, httpOnly: true, secure, sameSite: 'Lax' })
