/**
 * Marks that letters carry as accents, as the inside of a character class. Vowel signs of other scripts are letters and not among
 * them.
 */
export const ACCENTS = '\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F'

const ACCENT = new RegExp(`[${ACCENTS}]`, 'gu')

/**
 * Text as it is searched and sorted: lower case, without accents, with compatible letters unified. `Österreich ①` → `osterreich 1`.
 * Storage folds its columns the same in SQLite and PostgreSQL (ADMIN-3).
 */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(ACCENT, '').toLowerCase().replaceAll('ς', 'σ')
