import { svgOfFigure, type Figure } from './draw.ts'
import { CREW, FAMILY } from './persons/index.ts'
import { PETS } from './pets/index.ts'
import { stripPicture } from './strip-picture.ts'

export { svgOfFigure, type Figure } from './draw.ts'
export { CREW, FAMILY } from './persons/index.ts'
export { PETS } from './pets/index.ts'

/** Figures of drag-drop-buy products in one style: people, people at work, and pets. */
export const FIGURES: readonly Figure[] = [...FAMILY, ...CREW, ...PETS]

/** Figures that are also sold separately: printed, and cut along their contour. */
export const PORTRAITS: readonly string[] =
  'dog cat puppy kitten shepherd terrier ginger-cat rabbit hamster parrot turtle pony hen goldfish'.split(' ')

/** The figure centered in a square, as in lists. */
export const portraitOf = (figure: Figure): string => {
  const { width, height } = figure
  const side = 1.16 * Math.max(width, height)
  const box = [-side / 2, -height - (side - height) / 2, side, side].map((each) => Math.round(each)).join(' ')
  return svgOfFigure(figure)
    .replace(/viewBox="[^"]*"/, `viewBox="${box}"`)
    .replace(/width="[^"]*" height="[^"]*"/, 'width="400" height="400"')
}

const named = (...ids: readonly string[]) => ids.map((id) => FIGURES.find((each) => each.id === id)!)

/** Pictures of the products, by file name. */
export const STRIP_PICTURES: Readonly<Record<string, string>> = {
  'strip-family': stripPicture(named('dad', 'mom-skirt', 'girl', 'toddler', 'dog', 'ginger-cat'), '#e2e6ee'),
  'strip-crew': stripPicture(named('mechanic', 'chef', 'nurse', 'builder', 'gardener'), '#efe8dc'),
}
