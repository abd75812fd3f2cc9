import * as accounts from './accounts.ts'
import * as artwork from './artwork.ts'
import * as artworks from './artworks.ts'
import * as cart from './cart.ts'
import * as clipart from './clipart.ts'
import * as contact from './contact.ts'
import * as corrections from './corrections.ts'
import * as currencies from './currencies.ts'
import * as designs from './designs.ts'
import * as dragDropBuy from './drag-drop-buy.ts'
import * as jobs from './jobs.ts'
import * as lettering from './lettering.ts'
import * as offers from './offers.ts'
import * as product from './product.ts'
import * as quoteRequests from './quote-requests.ts'
import * as records from './records.ts'
import * as reviews from './reviews.ts'
import * as settings from './settings.ts'
import * as setup from './setup.ts'

const MODULES = {
  accounts,
  artwork,
  artworks,
  cart,
  clipart,
  contact,
  corrections,
  currencies,
  designs,
  'drag-drop-buy': dragDropBuy,
  jobs,
  lettering,
  offers,
  product,
  'quote-requests': quoteRequests,
  records,
  reviews,
  settings,
  setup,
} satisfies Readonly<Record<string, object>>

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Codes of the use cases' messages without values, by text, such as `records.duplicate`. API-14. */
export const MESSAGE_CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(MODULES).flatMap(([family, texts]) =>
    Object.entries<unknown>({ ...texts }).flatMap(([name, text]) =>
      typeof text === 'string' ? [[text, `${family}.${kebab(name)}`] as const] : [],
    ),
  ),
)
