import type { Figure } from './draw.ts'
import { CREW, FAMILY } from './persons/index.ts'
import { PETS } from './pets/index.ts'
import { stripPicture } from './strip-picture.ts'

export { svgOfFigure, type Figure } from './draw.ts'
export { CREW, FAMILY } from './persons/index.ts'
export { PETS } from './pets/index.ts'

/** Figures of products that are put together, in one hand: people, people at work, and pets. */
export const FIGURES: readonly Figure[] = [...FAMILY, ...CREW, ...PETS]

const named = (...ids: readonly string[]) => ids.map((id) => FIGURES.find((each) => each.id === id)!)

/** Pictures of the products themselves, by the names of their files. */
export const STRIP_PICTURES: Readonly<Record<string, string>> = {
  'strip-family': stripPicture(named('dad', 'mom-skirt', 'girl', 'toddler', 'dog', 'ginger-cat'), '#e2e6ee'),
  'strip-crew': stripPicture(named('mechanic', 'chef', 'nurse', 'builder', 'gardener'), '#efe8dc'),
}
