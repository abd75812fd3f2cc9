import { getFormatFromId } from 'numfmt'
import { readXml } from './parts.ts'

/**
 * The number format of each style of a workbook, as an Excel code: `#,##0.00`. `locale` determines those that follow the
 * reader's.
 */
export function formatsOf(styles: Uint8Array | undefined, locale: string): readonly string[] {
  if (!styles) return []
  const own = new Map<number, string>()
  const ids: number[] = []
  let isCellStyles = false
  readXml(styles, {
    open(element, attributes) {
      if (element === 'cellXfs') isCellStyles = true
      if (element === 'numFmt') own.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
      if (element === 'xf' && isCellStyles) ids.push(Number(attributes['numFmtId'] ?? 0))
    },
    close(element) {
      if (element === 'cellXfs') isCellStyles = false
    },
  })
  return ids.map((id) => own.get(id) ?? getFormatFromId(id, locale) ?? GENERAL)
}

/** The format code of a cell without one. */
export const GENERAL = 'General'
