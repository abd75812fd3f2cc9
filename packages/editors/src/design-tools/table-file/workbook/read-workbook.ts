import { listLocales, parseLocale } from 'numfmt'
import { contentsOf } from './contents.ts'
import { partsOf } from './parts.ts'
import { sharedStringsOf } from './shared-strings.ts'
import { rowsOfSheet, type SheetRows } from './sheet.ts'
import { formatsOf } from './styles.ts'

export { TooMuchUnpacked } from './parts.ts'

/** Which part of a workbook is read, and for whom. */
export interface WorkbookChoice {
  /** A sheet by its name; the first one where there is none. */
  readonly sheet?: string | undefined
  /** Hidden and filtered rows are read, too. */
  readonly withHidden?: boolean | undefined
  /** Language tag of whoever reads it, for what a sheet shows by the settings of the computer: dates, decimal points. */
  readonly locale?: string | undefined
}

/** A sheet of a workbook, cells as the sheet shows them. */
export interface WorkbookReading extends SheetRows {
  /** The names of all sheets that are shown. */
  readonly sheets: readonly string[]
  readonly sheet: string
}

/**
 * Reads a sheet of an XLSX file, cells as they are shown. Throws `TooMuchUnpacked` before more than 128 MB are unpacked, whatever
 * else where it is no workbook. VAR-15, VAR-18.
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

/** The tag, its language alone, or American English: whichever formats are known for. */
function knownLocale(tag = 'en-US'): string {
  const known = new Set(listLocales())
  try {
    const { lang, language } = parseLocale(tag)
    return [lang, language].find((each) => known.has(each)) ?? 'en-US'
  } catch {
    return 'en-US'
  }
}
