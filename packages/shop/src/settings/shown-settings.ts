import { readTerms } from '@kisscut/core/currency'
import type { Currency } from '@kisscut/core/product'
import { settings, type SettingsRow } from '@kisscut/records'
import { includedTaxOf, type IncludedTax } from './included-tax.ts'
import { changedPalette, type Palette } from './palette.ts'

/** How the shop is reached. */
export interface Contact {
  /** Legal name and lines of the address. */
  readonly lines: readonly string[]
  readonly email: string
  readonly phone: string
}

/** What every page shows of the settings. */
export interface ShownSettings {
  readonly name: string
  /** Title of the first page. */
  readonly title: string
  readonly description: string
  readonly about: string
  /** Path of the picture; null: the name. */
  readonly logo: string | null
  /** Path of the picture of a page that has none of its own, where others share it; null: none. */
  readonly socialPicture: string | null
  /** What prices can be shown in, the main one first; alone, nothing can be chosen. CUR-2. */
  readonly currencies: readonly Currency[]
  /** Null: prices say nothing of tax. CUR-9. */
  readonly tax: IncludedTax | null
  /** Null: as the style sheet has them. */
  readonly palette: Palette | null
  /** Null: the owner has said nothing. */
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

/** The picture for others' pages has the name of the shop as it comes, and is none of a shop of another name. */
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
  tax: includedTaxOf(row),
  palette: changedPalette(row),
  contact: contactOf(row),
})
