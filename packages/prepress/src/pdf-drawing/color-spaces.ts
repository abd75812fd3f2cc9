import { PDFArray, PDFName, PDFRawStream, type PDFDict, type PDFObject } from '@cantoo/pdf-lib'
import type { Cmyk } from '../print/cmyk.ts'
import { tintOf } from './functions.ts'
import { NotAsVectors } from './not-as-vectors.ts'
import { dictUnder, listOf, numberUnder, under } from './objects.ts'

/** A color space of a PDF. */
export interface ColorSpace {
  /** The PDF object itself, so that pdfium can render its colors. */
  readonly source: PDFObject
  readonly components: number
  readonly first: readonly number[]
  /** Its components are inks, not light. */
  readonly isInk: boolean
  /** Converts components to CMYK percentages; null where colors can only be rendered. */
  readonly ink: ((values: readonly number[]) => Cmyk) | null
  /** The pattern color space (shadings are patterns too). */
  readonly isPattern: boolean
  /** Separation `None`: nothing is painted. */
  readonly isNone: boolean
}

const percent = (part = 0): number => Math.round(Math.min(1, Math.max(0, part)) * 10_000) / 100

const plain = (source: PDFObject, components: number): ColorSpace => ({
  source,
  components,
  first: Array.from({ length: components }, () => 0),
  isInk: false,
  ink: null,
  isPattern: false,
  isNone: false,
})
const inGray = (source: PDFObject): ColorSpace => ({
  ...plain(source, 1),
  ink: ([gray = 0]) => [0, 0, 0, percent(1 - gray)],
})
const inInks = (source: PDFObject): ColorSpace => ({
  ...plain(source, 4),
  first: [0, 0, 0, 1],
  isInk: true,
  ink: ([c, m, y, k]) => [percent(c), percent(m), percent(y), percent(k)],
})

export const GRAY = inGray(PDFName.of('DeviceGray'))
export const RGB = plain(PDFName.of('DeviceRGB'), 3)
export const INKS = inInks(PDFName.of('DeviceCMYK'))
const PATTERN: ColorSpace = { ...plain(PDFName.of('Pattern'), 0), isPattern: true }

/** The color space for a device name or a name in the resources. Throws {@link NotAsVectors}. */
export function namedColorSpace(name: string, resources: PDFDict): ColorSpace {
  const device = deviceSpace(name)
  if (device) return device
  return colorSpaceOf(under(dictUnder(resources, 'ColorSpace'), name))
}

function deviceSpace(name: string): ColorSpace | undefined {
  switch (name) {
    case 'DeviceGray':
    case 'G':
      return GRAY
    case 'DeviceRGB':
    case 'RGB':
      return RGB
    case 'DeviceCMYK':
    case 'CMYK':
      return INKS
    case 'Pattern':
      return PATTERN
  }
  return undefined
}

/** Reads a color space. Throws {@link NotAsVectors} for an unknown one. */
export function colorSpaceOf(object: PDFObject | undefined, depth = 0): ColorSpace {
  if (object instanceof PDFName) {
    const device = deviceSpace(object.decodeText())
    if (device) return device
  }
  const parts = listOf(object)
  const family = parts[0] instanceof PDFName ? parts[0].decodeText() : ''
  if (!(object instanceof PDFArray) || depth > 3) throw new NotAsVectors('an unknown color space')
  switch (family) {
    case 'CalGray':
      return { ...plain(object, 1) }
    case 'CalRGB':
    case 'Lab':
      return plain(object, 3)
    case 'ICCBased':
      return byProfile(object, parts[1])
    case 'Separation':
    case 'DeviceN':
      return spot(object, parts, depth)
    case 'Pattern':
      return PATTERN
    default:
      return colorSpaceByName(object, parts[0])
  }
}

/** A device color space written as an array of one name. */
function colorSpaceByName(object: PDFObject, name: PDFObject | undefined): ColorSpace {
  const device = name instanceof PDFName ? deviceSpace(name.decodeText()) : undefined
  if (!device) throw new NotAsVectors(`colors in ${String(name)} of ${object.constructor.name}`)
  return device
}

function byProfile(object: PDFObject, profile: PDFObject | undefined): ColorSpace {
  const components = profile instanceof PDFRawStream ? numberUnder(profile.dict, 'N') : undefined
  if (components === 1) return inGray(object)
  if (components === 3) return plain(object, 3)
  if (components === 4) return inInks(object)
  throw new NotAsVectors('a color profile of unusual inks')
}

/** Spot colors are printed with their alternate color. */
function spot(object: PDFObject, parts: readonly (PDFObject | undefined)[], depth: number): ColorSpace {
  const names = parts[1] instanceof PDFArray ? listOf(parts[1]) : [parts[1]]
  const other = colorSpaceOf(parts[2], depth + 1)
  const space = {
    ...plain(object, names.length),
    first: names.map(() => 1),
    isInk: other.isInk,
    isNone: names.every((name) => name === PDFName.of('None')),
  }
  if (names.length !== 1 || !other.ink) return space
  const ink = other.ink
  try {
    const tint = tintOf(parts[3])
    return { ...space, ink: ([value = 0]) => ink(tint(value)) }
  } catch {
    return space
  }
}

/** Whether a picture's colors are inks; true where that is unknown. */
export function meansInk(picture: PDFDict): boolean {
  const space = under(picture, 'ColorSpace')
  const parts = listOf(space)
  const indexed = parts[0] === PDFName.of('Indexed')
  try {
    return colorSpaceOf(indexed ? parts[1] : space).isInk
  } catch {
    return true
  }
}
