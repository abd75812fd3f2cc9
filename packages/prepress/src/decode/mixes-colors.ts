import { PDFBool, PDFDict, PDFName } from '@cantoo/pdf-lib'

const name = PDFName.of.bind(PDFName)
const NORMAL = new Set([name('Normal'), name('Compatible')])
const IMAGE = name('Image')

/**
 * Whether a PDF dictionary makes a page more than opaque inks: pictures, tiles, Type 3 fonts, and states that make colors
 * translucent, blended or masked. These may mix differently in ink than on screen.
 */
export function mixesColors(dict: PDFDict): boolean {
  if (dict.get(name('Subtype')) === IMAGE) return dict.lookup(name('ImageMask')) !== PDFBool.True
  if (dict.get(name('Subtype')) === name('Type3')) return true
  if (String(dict.lookup(name('PatternType'))) === '1') return true
  const shading = dict.lookup(name('ShadingType'))
  if (shading !== undefined) return !['2', '3'].includes(String(shading))
  const [blend, mask] = [dict.lookup(name('BM')), dict.lookup(name('SMask'))]
  if (blend !== undefined && !NORMAL.has(blend as PDFName)) return true
  if (mask !== undefined && mask !== name('None')) return true
  return ['ca', 'CA'].some((each) => !['undefined', '1', '1.0'].includes(String(dict.lookup(name(each)))))
}
