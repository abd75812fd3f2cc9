import { area, FillRule, union } from 'clipper2-ts'
import { cutDrawingsOf, type ClipartItem, type Design } from '../design/index.ts'
import type { Resources } from '../design-scene/index.ts'
import { boxAround, flatten, fromClipper, polygonPath, toClipper } from '../geometry/index.ts'
import type { Box } from '../geometry/index.ts'
import { cutLettersOf, numberOfLetter, solid, type CutLetter } from './letters.ts'
import { withinLimits } from './limits.ts'
import { inOrder, weldedGroups, type Welded } from './welded.ts'
import { CHORD, NARROWEST_GAP } from './knife.ts'

/** A part of a drawing cut from one film: its placed outline, in inches. */
export interface CutShape {
  /** Id of the color; null before one is chosen. */
  readonly colorId: string | null
  readonly path: string
  readonly rule: 'nonzero' | 'evenodd'
}

/** Resources of lettering: fonts by id, null until loaded, and the cut shapes of drawings. */
export interface LetteringResources extends Pick<Resources, 'face'> {
  /** Absent: only texts are cut. CLIP-5. */
  readonly shapes?: (drawing: ClipartItem) => readonly CutShape[]
}

/** The shapes cut from one color of film. Inches from the design's top left corner. */
export interface Film {
  /** Id of the color; null before one is chosen. */
  readonly colorId: string | null
  /** Ids of its texts, from bottom to top. */
  readonly elements: readonly string[]
  /** All of its letters as one path of straight lines: overlaps are merged, counters are rings of their own. */
  readonly path: string
  readonly box: Box
  /** Square inches of film that remain. */
  readonly area: number
}

/**
 * The films of a lettering, the lowest first: the letters of one color, on any line, welded into one path. Omits texts without
 * letters or without their font. LET-1.
 */
export const filmsOf = (design: Design, resources: LetteringResources): readonly Film[] =>
  lettersByFilm(design, resources).map(({ colorId, letters }) => {
    const rings = inOrder(weldedOf(letters).flatMap((group) => group.rings))
    const drawn = fromClipper(rings)
    return {
      colorId,
      elements: [...new Set(letters.map(({ element }) => element))],
      path: polygonPath(drawn),
      box: boxAround(drawn.flat()),
      area: rings.reduce((sum, ring) => sum + area(ring), 0) / SQUARE_INCH,
    }
  })

const SQUARE_INCH = 10_000 ** 2

/** The film color of an item; a custom color has no film. */
const colorIdOf = ({ fill }: { readonly fill: { readonly colorId: string | null } }) => fill.colorId

/** Welds letters in groups that are close enough for the film between them to matter. */
export const weldedOf = (letters: readonly CutLetter[]): readonly Welded[] =>
  weldedGroups(letters, NARROWEST_GAP)

/** The letters of each film that has any. */
export function lettersByFilm(
  design: Design,
  { face, shapes }: LetteringResources,
): readonly { readonly colorId: string | null; readonly letters: readonly CutLetter[] }[] {
  const films = new Map<string | null, CutLetter[]>()
  for (const drawing of cutDrawingsOf(design))
    for (const shape of shapes?.(drawing) ?? []) {
      const cut = cutShapeOf(drawing.id, shape)
      if (cut !== null) films.set(shape.colorId, [...(films.get(shape.colorId) ?? []), cut])
    }
  for (const line of withinLimits(design).lines) {
    const font = face(line.font)
    const letters = font ? cutLettersOf(line, font) : []
    if (letters.length === 0) continue
    const colorId = colorIdOf(line)
    films.set(colorId, [...(films.get(colorId) ?? []), ...letters])
  }
  return [...films].map(([colorId, letters]) => ({ colorId, letters }))
}

const FILL_RULES = { nonzero: FillRule.NonZero, evenodd: FillRule.EvenOdd } as const

/** A part of a drawing as a letter to cut; null where it has no area. */
function cutShapeOf(element: string, { path, rule }: CutShape): CutLetter | null {
  const rings = flatten(path, CHORD)
  const joined = solid(union(toClipper(rings), FILL_RULES[rule]))
  return joined.length === 0
    ? null
    : { id: numberOfLetter(), element, text: '', rings: joined, box: boxAround(rings.flat()) }
}
