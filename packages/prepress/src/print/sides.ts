import { PDFDocument } from '@cantoo/pdf-lib'
import type { PrintDesign } from './design.ts'

/** Splits a product of several sides into one design per side, in order. DESIGN-16, OPT-21. */
export const bySide = ({
  otherSides = [],
  onBothSides = false,
  ...first
}: PrintDesign): readonly PrintDesign[] => {
  if (onBothSides) return [first, first]
  const { drawn: _, ...common } = first
  return [first, ...otherSides.map(({ name: __, ...side }) => ({ ...common, ...side }))]
}

/** Joins files, page after page. Document-wide entries of the first, such as its output intent, apply to all. */
export async function joined(files: readonly Uint8Array[]): Promise<Uint8Array> {
  const [first, ...others] = files
  if (first === undefined) throw new Error('There is no file to begin with.')
  if (others.length === 0) return first
  const document = await PDFDocument.load(first, { updateMetadata: false })
  for (const other of others) {
    const source = await PDFDocument.load(other, { updateMetadata: false })
    for (const page of await document.copyPages(source, source.getPageIndices())) document.addPage(page)
  }
  return document.save({ useObjectStreams: false })
}
