import { area, FillRule, union } from 'clipper2-ts'
import { cutDrawingsOf, type ClipartItem, type Design } from '../design/index.ts'
import type { Resources } from '../design-scene/index.ts'
import { boxAround, flatten, fromClipper, polygonPath, toClipper } from '../geometry/index.ts'
import type { Box } from '../geometry/index.ts'
import { cutLettersOf, numberOfLetter, solid, type CutLetter } from './letters.ts'
import { withinLimits } from './limits.ts'
import { inOrder, weldedGroups, type Welded } from './welded.ts'
import { CHORD, NARROWEST_GAP } from './knife.ts'

/** A part of a drawing that is cut from one film: its outline at its place, in inches. */
export interface CutShape {
  /** Id of the color; null: none is chosen yet. */
  readonly colorId: string | null
  readonly path: string
  readonly rule: 'nonzero' | 'evenodd'
}

/** Resources of lettering: fonts by id, null until loaded, and the shapes drawings are cut to. */
export interface LetteringResources extends Pick<Resources, 'face'> {
  /** Absent: only texts are cut. CLIP-5. */
  readonly shapes?: (drawing: ClipartItem) => readonly CutShape[]
}

/** The shapes cut from one color of film. Inches from the design's top left corner. */
export interface Film {
  /** Id of the color; null: none is chosen yet. */
  readonly colorId: string | null
  /** Ids of its texts, from the bottom to the top. */
  readonly elements: readonly string[]
  /** All of its letters as one path of straight pieces: what overlaps is one outline, counters are rings of their own. */
  readonly path: string
  readonly box: Box
  /** Square inches of film that stay. */
  readonly area: number
}

/**
 * The films of a lettering, the lowest first: the letters of one color, whatever line they stand on, welded into one path. Texts
 * that draw nothing, for want of words or of their font, are on none. LET-1.
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

/** A color of film; a custom color is cut from none. */
const colorIdOf = ({ fill }: { readonly fill: { readonly colorId: string | null } }) => fill.colorId

/** Groups of letters so near to each other that the film between them matters. */
export const weldedOf = (letters: readonly CutLetter[]): readonly Welded[] =>
  weldedGroups(letters, NARROWEST_GAP)

/** The letters of each film that draws any. */
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

/** A part of a drawing, cut as a letter is; null: it has no area. */
function cutShapeOf(element: string, { path, rule }: CutShape): CutLetter | null {
  const rings = flatten(path, CHORD)
  const joined = solid(union(toClipper(rings), FILL_RULES[rule]))
  return joined.length === 0
    ? null
    : { id: numberOfLetter(), element, text: '', rings: joined, box: boxAround(rings.flat()) }
}
