import { borderOf, shapeBox, type DieLineSpec } from '../die-line/index.ts'
import { boxAround, type Box, type Point, type Size } from '../geometry/index.ts'
import { fill, fit } from './fit.ts'
import { onTrim } from './on-trim.ts'
import { outlineOn, type Placement } from './placement.ts'

/** Properties of new artwork that determine its first placement. */
export interface NewArtwork {
  /** In any unit. */
  readonly natural: Size
  /** Outline of the opaque part, in fractions of the page; absent: the whole page. */
  readonly outline?: readonly Point[]
  /** Printed to its edges: opaque there, and not white. */
  readonly fullBleed: boolean
  /** The trimmed area of the page, in fractions of it, with bleed around it; absent: all of it. */
  readonly trim?: Box
}

/** Largest share of a side that may be cut off to cover a rectangle; beyond it the shopper decides. */
const CUT_OFF = 0.08

/** Largest relative difference of ratios that count as the same. */
const SAME_RATIO = 0.01

/**
 * The placement of new artwork until it is moved (DESIGN-26). A file with a stated trim is placed by it on a shape in its ratio.
 * Artwork printed to its edges covers any round shape, and a rectangle of about its own ratio, with its bleed. A page in the
 * rectangle's ratio is placed whole where its content keeps clear of the cut. All other artwork is placed inside, with a white
 * border on every side. Nothing is cut off where a margin stays blank: an ordered border (OPT-10), or the edge of a sheet.
 */
export function firstPlacement(
  { natural, outline, fullBleed, trim }: NewArtwork,
  spec: DieLineSpec,
  rotation = 0,
): Placement {
  const inside = () => fit(natural, spec, rotation, outline)
  if (spec.shape === 'contour') return inside()
  const isRectangle = spec.shape === 'rectangle' || spec.shape === 'rounded_corner'
  const room = shapeBox(spec)
  if (trim && isMadeFor(natural, trim, spec) && spec.margin === undefined && rotation === 0)
    return onTrim(natural, trim, spec)
  const differs = 1 - smallerOver(natural.width / natural.height, room.width / room.height)
  const mayHangOver = fullBleed && spec.margin === undefined
  if (mayHangOver && (!isRectangle || differs <= CUT_OFF)) return fill(natural, spec, rotation)
  if (!isRectangle || differs > SAME_RATIO || rotation !== 0) return inside()
  const page = { ...room, rotation: 0 }
  return isWellInside(boxAround(outlineOn(page, outline)), room, borderOf(spec)) ? page : inside()
}

/** Whether artwork with a stated trim has the shape's ratio. */
export function isMadeFor(natural: Size, trim: Box, spec: DieLineSpec): boolean {
  const room = shapeBox(spec)
  const made = (natural.width * trim.width) / (natural.height * trim.height)
  return spec.shape !== 'contour' && 1 - smallerOver(made, room.width / room.height) <= SAME_RATIO
}

const smallerOver = (one: number, other: number): number => Math.min(one, other) / Math.max(one, other)

function isWellInside(ink: Box, room: Box, margin: number): boolean {
  return (
    ink.x >= room.x + margin &&
    ink.y >= room.y + margin &&
    ink.x + ink.width <= room.x + room.width - margin &&
    ink.y + ink.height <= room.y + room.height - margin
  )
}
