import type { Design } from './design.ts'
import type { ClipartItem, TextItem } from './element.ts'

/** The visible, non-empty texts of a design that are cut from film, from bottom to top. EDIT-17. */
export const letteringLinesOf = ({ elements }: Design): readonly TextItem[] =>
  elements
    .filter((element) => element.kind === 'text')
    .filter(({ hidden, text }) => !hidden && text.trim() !== '')
    .sort((a, b) => a.z - b.z)

/** The visible drawings of a design that are cut from film, from bottom to top. CLIP-5. */
export const cutDrawingsOf = ({ elements }: Design): readonly ClipartItem[] =>
  elements
    .filter((element) => element.kind === 'clipart')
    .filter(({ hidden }) => !hidden)
    .sort((a, b) => a.z - b.z)

/** Color ids of a drawing, its base's first; an inverted one has only that. */
const colorIdsOfDrawing = ({ base, regions, inverted }: ClipartItem): readonly string[] => [
  ...(base?.colorId ? [base.colorId] : []),
  ...(inverted ? [] : Object.values(regions).flatMap(({ colorId }) => colorId ?? [])),
]

/** Color ids of the films of a design's texts and drawings, the lowest text's first. LET-10, CLIP-5. */
export const filmColorIdsOf = (design: Design): readonly string[] => [
  ...new Set([
    ...letteringLinesOf(design).flatMap(({ fill }) => fill.colorId ?? []),
    ...cutDrawingsOf(design).flatMap(colorIdsOfDrawing),
  ]),
]
