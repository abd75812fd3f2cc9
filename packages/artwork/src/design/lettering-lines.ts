import type { Design } from './design.ts'
import type { TextItem } from './element.ts'

/** The texts of a design that are cut from film, from the bottom to the top: not what is hidden (EDIT-17), nor what says nothing. */
export const letteringLinesOf = ({ elements }: Design): readonly TextItem[] =>
  elements
    .filter((element) => element.kind === 'text')
    .filter(({ hidden, text }) => !hidden && text.trim() !== '')
    .sort((a, b) => a.z - b.z)

/** The ids of the colors of film that the texts of a design are cut from, that of the lowest text first. LET-10. */
export const filmColorIdsOf = (design: Design): readonly string[] => [
  ...new Set(letteringLinesOf(design).flatMap(({ fill }) => fill.colorId ?? [])),
]
