import type { Design } from './design.ts'
import type { ClipartItem, TextItem } from './element.ts'

/** The texts of a design that are cut from film, from the bottom to the top: not what is hidden (EDIT-17), nor what says nothing. */
export const letteringLinesOf = ({ elements }: Design): readonly TextItem[] =>
  elements
    .filter((element) => element.kind === 'text')
    .filter(({ hidden, text }) => !hidden && text.trim() !== '')
    .sort((a, b) => a.z - b.z)

/** The drawings of a design that are cut from film, from the bottom to the top: not what is hidden. CLIP-5. */
export const cutDrawingsOf = ({ elements }: Design): readonly ClipartItem[] =>
  elements
    .filter((element) => element.kind === 'clipart')
    .filter(({ hidden }) => !hidden)
    .sort((a, b) => a.z - b.z)

/** Ids of the colors of a drawing, its base's first; of an inverted one nothing else is there. */
const colorIdsOfDrawing = ({ base, regions, inverted }: ClipartItem): readonly string[] => [
  ...(base?.colorId ? [base.colorId] : []),
  ...(inverted ? [] : Object.values(regions).flatMap(({ colorId }) => colorId ?? [])),
]

/** The ids of the colors of film that the texts and drawings of a design are cut from, that of the lowest text first. LET-10, CLIP-5. */
export const filmColorIdsOf = (design: Design): readonly string[] => [
  ...new Set([
    ...letteringLinesOf(design).flatMap(({ fill }) => fill.colorId ?? []),
    ...cutDrawingsOf(design).flatMap(colorIdsOfDrawing),
  ]),
]
