import { listLocales, parseLocale } from 'numfmt'
import { contentsOf } from './contents.ts'
import { partsOf } from './parts.ts'
import { sharedStringsOf } from './shared-strings.ts'
import { rowsOfSheet, type SheetRows } from './sheet.ts'
import { formatsOf } from './styles.ts'

export { TooMuchUnpacked } from './parts.ts'

/** The sheet to read, and the reader's locale. */
export interface WorkbookChoice {
  /** Name of a sheet; by default the first. */
  readonly sheet?: string | undefined
  /** Whether to include hidden and filtered rows. */
  readonly withHidden?: boolean | undefined
  /** The reader's language tag, for values displayed by the computer's settings: dates, decimal points. */
  readonly locale?: string | undefined
}

/** A sheet of a workbook with cells as displayed. */
export interface WorkbookReading extends SheetRows {
  /** The names of all visible sheets. */
  readonly sheets: readonly string[]
  readonly sheet: string
}

/**
 * Reads a sheet of an XLSX file with cells as displayed. Throws `TooMuchUnpacked` before more than 128 MB are unpacked, and
 * another error for an invalid workbook. VAR-15, VAR-18.
 */
export function readWorkbook(bytes: Uint8Array, choice: WorkbookChoice = {}): WorkbookReading {
  const parts = partsOf(bytes)
  const { sheets, from1904, styles, sharedStrings } = contentsOf(parts)
  const chosen = sheets.find(({ name }) => name === choice.sheet) ?? sheets[0]
  const part = chosen && parts[chosen.part]
  if (!part) throw new Error('The workbook has no sheet.')
  const locale = knownLocale(choice.locale)
  const look = {
    formats: formatsOf(styles, locale),
    sharedStrings: sharedStringsOf(sharedStrings),
    from1904,
    locale,
  }
  return {
    ...rowsOfSheet(part, look, choice.withHidden ?? false),
    sheets: sheets.map(({ name }) => name),
    sheet: chosen.name,
  }
}

/** The first with known formats of: the tag, its language alone, American English. */
function knownLocale(tag = 'en-US'): string {
  const known = new Set(listLocales())
  try {
    const { lang, language } = parseLocale(tag)
    return [lang, language].find((each) => known.has(each)) ?? 'en-US'
  } catch {
    return 'en-US'
  }
}
