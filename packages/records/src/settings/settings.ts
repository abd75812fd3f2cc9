import { DEFAULT_PRINT_RULES, PRINT_RULE_BOUNDS } from '@kisscut/core/print-rules'
import { UNITS } from '@kisscut/core/units'
import {
  address,
  choice,
  customColor,
  DEFAULT_CURRENCY,
  flag,
  help,
  inches,
  integer,
  longText,
  name,
  optional,
  percent,
  record,
  type RowOf,
  staffOnly,
  text,
} from '../record/index.ts'
import { days, dotsPerInch, eMail, originLines, synonymLines, timeOfDay, timeZone } from './kinds.ts'

/** Currencies for the shop's prices. */
export const CURRENCIES = [
  ...[DEFAULT_CURRENCY, 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'CHF', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF'],
  ...['RON', 'BGN', 'ISK', 'TRY', 'ILS', 'AED', 'SAR', 'ZAR', 'NGN', 'KES', 'EGP', 'INR', 'SGD', 'HKD'],
  ...['JPY', 'KRW', 'TWD', 'THB', 'MYR', 'IDR', 'PHP', 'VND', 'MXN', 'BRL', 'CLP', 'COP', 'ARS', 'PEN'],
] as [typeof DEFAULT_CURRENCY, ...string[]]

/** Follows the visitor's browser. */
export const BY_VISITOR = 'by_visitor'

/** Locales for numbers: texts around them are English. */
const FIGURE_LOCALES = [
  BY_VISITOR,
  'en-US',
  'en-GB',
  'en-CA',
  'en-AU',
  'en-NZ',
  'en-IE',
  'en-IN',
  'en-ZA',
] as const

/** Default search synonyms: products that print shops sell under another name. FIND-4. */
const DEFAULT_SYNONYMS = [
  'decal, sticker',
  'tag => label',
  'seal => label',
  'transparent => clear',
  'hologram, rainbow => holographic',
  'waterproof, outdoor => vinyl',
  'letters, writing => lettering',
  'magnetic => magnet',
  'aluminum, aluminium',
  'metal => aluminium',
  'plate => sign',
  'car, vehicle, truck',
  'jar, bottle',
  'laptop, computer, notebook',
  'helmet => hard',
  'picture, photo, image',
  'puppy, dog',
  'kitten, cat',
  'colour => color',
].join('\n')

/** SETTINGS-1: settings of the whole shop. */
export const settings = record({
  name: 'settings',
  path: '/shop/api/v1/settings/',
  about: 'What holds for the whole shop: one row, read by everyone, saved by its owner.',
  save: 'staff',
  onRenamedCurrency: 'stays',
  fields: {
    name: help(
      name(60).default('Kisscut'),
      'in the header, in titles, letters and letterheads of proofs and tickets',
    ),
    tagline: help(
      text(120).default('stickers, labels, decals and signs, cut where you say'),
      'after the name in the title of the first page',
    ),
    description: help(
      longText(300).default(
        'Custom stickers, labels, decals and signs in your size and shape. See the price as you type and the cut line on your own artwork.',
      ),
      'of the first page, for search engines',
    ),
    about: help(
      longText(300).default(
        'Stickers, labels, decals and signs, printed and cut by people who cut vinyl for a living.',
      ),
      'in the footer of every page',
    ),
    logo: help(optional(address()), 'SVG or PNG, in header and footer; empty: the name in its die line'),
    accent_color: help(
      customColor().default('#d6006c'),
      'buttons, links and marks; white text on it has to be readable',
    ),
    background_color: help(
      customColor().default('#f6f3ee'),
      'behind every page; text on it has to be readable',
    ),

    legal_name: help(text(120).default(''), 'legal name, in the footer and below letters'),
    postal_address: help(longText(400).default(''), 'in the footer and below letters'),
    email: help(eMail().default(''), 'for shoppers: in the footer, and replies to letters go there'),
    phone: help(text(40).default(''), 'in the footer and below letters'),

    currency: help(
      choice(CURRENCIES).default(DEFAULT_CURRENCY),
      'of every price and cart; another one renames it everywhere, no amount is converted',
    ),
    currencies: help(
      longText(2000).default(''),
      'further ones, one a line: code, what one of the main currency is in it, and how totals end: EUR 0.92, CHF 0.88 to 0.05, GBP 0.79 ending .99',
    ),
    tax_rate: help(percent().default('0'), 'tax that all prices include; 0: nothing is said of tax'),
    tax_name: help(name(20).default('VAT'), 'what that tax is called beside a price'),
    unit: help(
      choice([BY_VISITOR, ...UNITS]).default(BY_VISITOR),
      'lengths for guests and new accounts; everyone can choose another one',
    ),
    locale: help(
      choice(FIGURE_LOCALES).default(BY_VISITOR),
      'how figures are written for guests and new accounts',
    ),

    cut_off: help(timeOfDay().default('14:00'), 'what is ordered before it counts for the same day'),
    timezone: help(timeZone().default('UTC'), 'of the cut-off'),
    holidays: help(days().default(''), 'days nothing is made or shipped, one a line, as 2027-12-25'),
    proof_days: help(integer(0, 30).default(1), 'what shoppers who want one are told'),

    good_resolution: help(
      dotsPerInch().default(DEFAULT_PRINT_RULES.good),
      'artwork of so many dpi prints sharp; shoppers are told to aim for it',
    ),
    low_resolution: help(
      dotsPerInch().default(DEFAULT_PRINT_RULES.low),
      'below so many dpi shoppers are warned',
    ),
    coarse_resolution: help(
      dotsPerInch().default(DEFAULT_PRINT_RULES.coarse),
      'below so many dpi artwork is printed only once it is fixed or approved',
    ),
    bleed: help(
      inches(4, PRINT_RULE_BOUNDS.bleed).default(String(DEFAULT_PRINT_RULES.bleed)),
      'inches that artwork reaches beyond the cut line',
    ),
    safe_area: help(
      inches(4, PRINT_RULE_BOUNDS.safeArea).default(String(DEFAULT_PRINT_RULES.safeArea)),
      'inches inside the cut line that nothing important comes into',
    ),

    search_synonyms: help(
      synonymLines().default(DEFAULT_SYNONYMS),
      'words that find the same, a group a line: “decal, sticker”; “vynil => vinyl” finds in one direction',
    ),

    require_two_factor: help(
      staffOnly(flag()),
      'without it, staff reach only their own account; services with a key aren’t affected',
    ),

    cors_origins: help(
      staffOnly(originLines().default('')),
      'sites whose scripts may call the API with a key, one origin per line: https://app.example',
    ),
  },
})

export type SettingsRow = RowOf<typeof settings>

/** The id of the only row. */
export const SETTINGS_ID = 'shop'

/** The settings of an unconfigured shop. */
export const unsavedSettings = (): SettingsRow => ({
  id: SETTINGS_ID,
  created: new Date(0),
  updated: new Date(0),
  revision: 0,
  ...settings.schema.parse({}),
})
