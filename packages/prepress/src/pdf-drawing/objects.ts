import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, PDFRef, type PDFObject } from '@cantoo/pdf-lib'
import type { Matrix } from './matrix.ts'
import { NotAsVectors } from './not-as-vectors.ts'

/** The value under a name with references resolved; undefined if there is none. */
export const under = (dict: PDFDict | undefined, name: string): PDFObject | undefined =>
  dict?.lookup(PDFName.of(name))

export const dictUnder = (dict: PDFDict | undefined, name: string): PDFDict | undefined =>
  dictOf(under(dict, name))

/** The dictionary, or a stream's dictionary. */
export const dictOf = (object: PDFObject | undefined): PDFDict | undefined =>
  object instanceof PDFDict ? object : object instanceof PDFRawStream ? object.dict : undefined

export const nameUnder = (dict: PDFDict | undefined, name: string): string | undefined => {
  const found = under(dict, name)
  return found instanceof PDFName ? found.decodeText() : undefined
}

export const numberUnder = (dict: PDFDict | undefined, name: string): number | undefined => {
  const found = under(dict, name)
  return found instanceof PDFNumber ? found.asNumber() : undefined
}

/** The elements of an array with references resolved; empty for anything else. */
export const listOf = (object: PDFObject | undefined): readonly (PDFObject | undefined)[] =>
  object instanceof PDFArray ? object.asArray().map((_, at) => object.lookup(at)) : []

/** The numbers of an array; undefined for anything else. */
export function numbersOf(object: PDFObject | undefined): readonly number[] | undefined {
  if (!(object instanceof PDFArray)) return undefined
  const numbers = listOf(object).map((each) => (each instanceof PDFNumber ? each.asNumber() : NaN))
  return numbers.every(Number.isFinite) ? numbers : undefined
}

/** The matrix under a name; the identity if there is none. */
export function matrixUnder(dict: PDFDict, name: string): Matrix {
  if (under(dict, name) === undefined) return [1, 0, 0, 1, 0, 0]
  const numbers = numbersOf(under(dict, name))
  if (numbers?.length !== 6) throw new NotAsVectors('a matrix that is none')
  return numbers as unknown as Matrix
}

/** The tag of the reference under a name; undefined for direct values. */
export const referenceUnder = (dict: PDFDict | undefined, name: string): string | undefined => {
  const found = dict?.get(PDFName.of(name))
  return found instanceof PDFRef ? found.tag : undefined
}
