import { readTerms } from '@kisscut/core/currency'
import type { Currency } from '@kisscut/core/product'
import { settings, type SettingsRow } from '@kisscut/records'
import { includedTaxOf, type IncludedTax } from './included-tax.ts'
import { changedPalette, type Palette } from './palette.ts'

/** The shop's contact details. */
export interface Contact {
  /** Legal name and postal address, line by line. */
  readonly lines: readonly string[]
  readonly email: string
  readonly phone: string
}

/** Settings shown on every page. */
export interface ShownSettings {
  readonly name: string
  /** Title of the home page. */
  readonly title: string
  readonly description: string
  readonly about: string
  /** Path of the picture; null: the shop's name is shown. */
  readonly logo: string | null
  /** Path of the social picture for pages without their own; null if there is none. */
  readonly socialPicture: string | null
  /** Currencies to choose from, the main one first; a single one offers no choice. CUR-2. */
  readonly currencies: readonly Currency[]
  /** IANA name of the time zone in which times are shown. */
  readonly timezone: string
  /** Null if prices don't state tax. CUR-9. */
  readonly tax: IncludedTax | null
  /** Null: the style sheet's colors. */
  readonly palette: Palette | null
  /** Null if the owner has stated none. */
  readonly contact: Contact | null
}

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const contactOf = ({ legal_name, postal_address, email, phone }: SettingsRow): Contact | null => {
  const lines = [...linesOf(legal_name), ...linesOf(postal_address)]
  return lines.length === 0 && email === '' && phone === '' ? null : { lines, email, phone: phone.trim() }
}

const STANDARD = settings.schema.parse({})

/** The settings for pages. The built-in social picture contains the default shop name, so a renamed shop doesn't use it. */
export const shownSettings = (row: SettingsRow): ShownSettings => ({
  name: row.name,
  title: row.tagline.trim() === '' ? row.name : `${row.name}: ${row.tagline.trim()}`,
  description: row.description,
  about: row.about,
  logo: row.logo,
  socialPicture: row.name === STANDARD.name ? '/social.png' : null,
  currencies: [
    row.currency,
    ...readTerms(row.currencies, row.currency).terms.map(({ currency }) => currency),
  ],
  timezone: row.timezone,
  tax: includedTaxOf(row),
  palette: changedPalette(row),
  contact: contactOf(row),
})
