import type { Design } from './design.ts'

/** The ids of the colors of film that the texts of a design are cut from, that of the lowest text first. LET-10. */
export const filmColorIdsOf = ({ elements }: Design): readonly string[] => [
  ...new Set(
    [...elements]
      .sort((a, b) => a.z - b.z)
      .flatMap((each) => (each.kind === 'text' && each.text.trim() !== '' ? (each.fill.colorId ?? []) : [])),
  ),
]
