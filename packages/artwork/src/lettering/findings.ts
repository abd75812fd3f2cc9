import {
  EndType,
  FillRule,
  JoinType,
  area,
  difference,
  inflatePaths,
  intersect,
  ramerDouglasPeuckerPaths,
  union,
} from 'clipper2-ts'
import type { Path64, Paths64 } from 'clipper2-ts'
import type { Level } from '@kisscut/core/problem'
import { cutDrawingsOf, type Design, type TextItem } from '../design/index.ts'
import { boxAround, fromClipper } from '../geometry/index.ts'
import type { Box } from '../geometry/index.ts'
import { textFindings } from '../measure/index.ts'
import { lettersByFilm, weldedOf, type LetteringResources } from './films.ts'
import { NARROWEST_GAP, SMALLEST_COUNTER, SMALLEST_PIECE, THINNEST_PART } from './knife.ts'
import type { CutLetter } from './letters.ts'
import { withinLimits } from './limits.ts'
import type { Welded } from './welded.ts'

/** Kinds of findings in lettering. LET-3, LET-4. */
export const LETTERING_FINDINGS = [
  'thin-part',
  'small-counter',
  'narrow-gap',
  'small-piece',
  'missing-letters',
  'font-missing',
  'no-letters',
  'too-much',
] as const
export type LetteringFindingCode = (typeof LETTERING_FINDINGS)[number]

/** A problem of lettering: one of a kind for each text. Lengths in inches. */
export interface LetteringFinding {
  readonly code: LetteringFindingCode
  readonly level: Level
  /** Id of the text. */
  readonly element: string
  /** The letters, each once, in the order of the text; empty for all of it. */
  readonly letters: readonly string[]
  /** The narrowest value found, and the required one; 0 where nothing is measured. */
  readonly measured: number
  readonly wanted: number
  /** Place of the worst. */
  readonly place: Box | null
}

/** All problems a sign maker would ask about, from the bottom text to the top one. LET-3, LET-4, LET-5. */
export function letteringFindings(
  design: Design,
  resources: LetteringResources,
): readonly LetteringFinding[] {
  const { lines, beyond } = withinLimits(design)
  const films = lettersByFilm(design, resources)
  const cut = films.flatMap(({ letters }) => weldedOf(letters).flatMap(knifeFindings))
  const drawn = new Set(films.flatMap(({ letters }) => letters.map(({ element }) => element)))
  const ofKnife = (id: string) =>
    LETTERING_FINDINGS.flatMap((code) => {
      const found = cut.filter((each) => each.code === code && each.element === id)
      return found.length === 0 ? [] : [together(found)]
    })
  return [
    ...cutDrawingsOf(design).flatMap(({ id }) => [
      ...(drawn.has(id) ? [] : [stopOf('no-letters', { id })]),
      ...ofKnife(id),
    ]),
    ...lines.flatMap((line) => [...ofItsFont(line, resources, drawn.has(line.id)), ...ofKnife(line.id)]),
    ...beyond.map((line) => stopOf('too-much', line)),
  ]
}

/** Problems of a text at any size; if there are none, whether it draws no letter: only spaces, or a speck. */
function ofItsFont(
  line: TextItem,
  resources: LetteringResources,
  isDrawn: boolean,
): readonly LetteringFinding[] {
  const found = textFindings(line, resources).map(({ code, measured }) =>
    code === 'missing-letters'
      ? stopOf(code, line, [...String(measured)])
      : stopOf(code as 'font-missing', line),
  )
  return found.length > 0 || isDrawn ? found : [stopOf('no-letters', line)]
}

/** A finding that prevents cutting. */
const stopOf = (
  code: LetteringFindingCode,
  { id }: Pick<TextItem, 'id'>,
  letters: readonly string[] = [],
): LetteringFinding => ({
  ...{ code, level: 'error', element: id, letters },
  ...{ measured: 0, wanted: 0, place: null },
})

/** Merges findings of one kind on one text: the worst, with all their letters. */
function together(found: readonly LetteringFinding[]): LetteringFinding {
  const worst = found.reduce((a, b) => (b.measured < a.measured ? b : a))
  return { ...worst, letters: [...new Set(found.flatMap(({ letters }) => letters))] }
}

const remembered = new WeakMap<Welded, readonly LetteringFinding[]>()

function knifeFindings(welded: Welded): readonly LetteringFinding[] {
  const before = remembered.get(welded)
  if (before) return before
  const rings = ramerDouglasPeuckerPaths(welded.rings, COARSE)
  const found = [
    ...reported('thin-part', welded, thinParts(rings), THINNEST_PART),
    ...reported('small-counter', welded, smallCounters(rings), SMALLEST_COUNTER),
    ...reported('narrow-gap', welded, narrowGaps(rings), NARROWEST_GAP),
    ...reported('small-piece', welded, smallPieces(rings), SMALLEST_PIECE),
  ]
  remembered.set(welded, found)
  return found
}

/** Clipper's integer units per inch. */
const UNITS = 10_000
/** Tolerance of rounded corners, in these units. */
const FACET = 20
/** Tolerance at which outlines are checked, in these units: findings are hundredths of an inch. */
const COARSE = 8
/** A part shorter than this multiple of its width is the point of a corner (17 degrees or more), which every blade rounds. */
const STRIP = 3
/** Added on every side when outlines are compared, so that facets are ignored. */
const HAIR = 25

const moved = (rings: Paths64, by: number): Paths64 =>
  inflatePaths(rings, by, JoinType.Round, EndType.Polygon, 2, FACET)

/** Parts of the film that a circle with the diameter of the thinnest allowed part does not reach. */
function thinParts(rings: Paths64): Paths64 {
  const half = (THINNEST_PART * UNITS) / 2
  return strips(difference(rings, moved(moved(rings, -half), half + HAIR), FillRule.NonZero), THINNEST_PART)
}

/** Gaps between two pieces of film that are too narrow for such a circle. Waste in a notch is held by its surroundings. */
function narrowGaps(rings: Paths64): Paths64 {
  const half = (NARROWEST_GAP * UNITS) / 2
  const pieces = union(
    rings.filter((ring) => area(ring) > 0),
    FillRule.NonZero,
  )
  if (pieces.length < 2) return []
  const closed = moved(moved(pieces, half), -half - HAIR)
  return strips(difference(closed, pieces, FillRule.NonZero), NARROWEST_GAP).filter((gap) => {
    const reach = moved([gap], HAIR)
    return pieces.filter((piece) => intersect([piece], reach, FillRule.NonZero).length > 0).length > 1
  })
}

/** Holes in the film too small for a circle with the diameter of the smallest counter. */
const smallCounters = (rings: Paths64): Paths64 =>
  rings
    .filter((ring) => area(ring) < 0)
    .map(turnedOver)
    .filter((hole) => widthOf([hole], SMALLEST_COUNTER) < SMALLEST_COUNTER)

/** Pieces of film smaller than the limit in both directions. */
const smallPieces = (rings: Paths64): Paths64 =>
  rings.filter((ring) => {
    const { width, height } = boxOf(ring)
    return area(ring) > 0 && Math.max(width, height) < SMALLEST_PIECE
  })

const turnedOver = (ring: Path64): Path64 => [...ring].reverse()
const boxOf = (ring: Path64): Box => boxAround(fromClipper([ring])[0] ?? [])

/** Long narrow pieces; the points of corners do not count. */
const strips = (rings: Paths64, width: number): Paths64 =>
  rings.filter((ring) => area(ring) > 0 && lengthOf(ring) / 2 >= STRIP * width * UNITS)

const lengthOf = (ring: Path64): number =>
  ring.reduce((sum, { x, y }, at) => {
    const next = ring[(at + 1) % ring.length]!
    return sum + Math.hypot(next.x - x, next.y - y)
  }, 0)

/** Diameter of the largest circle inside an outline, in inches, to a five-hundredth of an inch, up to `most`. */
function widthOf(rings: Paths64, most: number): number {
  const fits = (width: number) => moved(rings, (-width * UNITS) / 2).length > 0
  if (fits(most)) return most
  let [least, beyond] = [0, most]
  while (beyond - least > 0.002) {
    const middle = (least + beyond) / 2
    if (fits(middle)) least = middle
    else beyond = middle
  }
  return least
}

/** The findings of regions, with the texts they concern. */
function reported(
  code: LetteringFindingCode,
  { letters }: Welded,
  regions: Paths64,
  wanted: number,
): readonly LetteringFinding[] {
  return regions.flatMap((region) => {
    const place = boxOf(region)
    const measured = code === 'small-piece' ? Math.max(place.width, place.height) : widthOf([region], wanted)
    const near = lettersAt(letters, region, place)
    return [...new Set(near.map(({ element }) => element))].map((element) => ({
      code,
      level: 'warning' as const,
      element,
      letters: near
        .filter((letter) => letter.element === element && letter.text !== '')
        .map(({ text }) => text),
      measured: Number(measured.toFixed(3)),
      wanted,
      place,
    }))
  })
}

/** Letters that touch a region. */
function lettersAt(letters: readonly CutLetter[], region: Path64, place: Box): readonly CutLetter[] {
  const [reach] = [moved([region], HAIR)]
  return letters.filter(
    ({ box, rings }) =>
      box.x < place.x + place.width + 0.01 &&
      place.x < box.x + box.width + 0.01 &&
      box.y < place.y + place.height + 0.01 &&
      place.y < box.y + box.height + 0.01 &&
      intersect(rings, reach, FillRule.NonZero).length > 0,
  )
}
