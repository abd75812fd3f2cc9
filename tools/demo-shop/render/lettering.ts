import { boxOfBoxes } from '@kisscut/artwork/geometry'
import { filmsOf } from '@kisscut/artwork/lettering'
import { demoStart } from '../products.ts'
import { onBackground } from './backgrounds.ts'
import { demoResources } from './designed.ts'
import type { Picture } from './kit.ts'
import { hull, van, windowPane } from './things.ts'

const SIDE = 960

interface Put {
  readonly slug: string
  /** Its center and width in pixels. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly turn?: number
}

/** Cut lettering: each film in its color, with a trace of light along its edge. */
function cut({ slug, x, y, width, turn = 0 }: Put): string {
  const films = filmsOf(demoStart(slug), demoResources)
  const box = boxOfBoxes(films.map((film) => film.box))
  const scale = width / box.width
  const middle = `${(-box.x - box.width / 2).toFixed(3)} ${(-box.y - box.height / 2).toFixed(3)}`
  const drawn = films.map(({ colorId, path }) => {
    const edge = (1.6 / scale).toFixed(4)
    return (
      `<path d="${path}" transform="translate(${edge} ${edge})" fill="#10181c" fill-opacity="0.28" fill-rule="evenodd"/>` +
      `<path d="${path}" fill="${demoResources.color(colorId!)}" fill-rule="evenodd"/>`
    )
  })
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale.toFixed(4)}) translate(${middle})">${drawn.join('')}</g>`
}

const picture = (name: string, alt: string, under: string, ...put: readonly Put[]): Picture => ({
  ...{ name, alt, width: SIDE, height: SIDE },
  svg: onBackground('sky', SIDE, SIDE, under + put.map(cut).join('')),
})

/** Markup enlarged around a point, as a close-up. */
const nearer = (markup: string, by: number, x: number, y: number): string =>
  `<g transform="translate(${SIDE / 2} ${SIDE / 2}) scale(${by}) translate(${-x} ${-y})">${markup}</g>`

const HOURS = { slug: 'window-opening-hours', x: 480, y: 490, width: 640 }
const NUMBERS = { slug: 'boat-numbers', x: 600, y: 430, width: 540, turn: 2.8 }
const VAN = { slug: 'vehicle-door-lettering', x: 480, y: 640, width: 600 }

/** Lettering products with their initial texts, in use. */
export const letteringPictures = (): Picture[] => [
  picture(
    'window-opening-hours',
    'White opening hours, cut letter by letter, on a shop door',
    windowPane(),
    HOURS,
  ),
  picture(
    'window-opening-hours-gallery-1',
    'Cut white letters on glass, seen from close',
    nearer(windowPane() + cut(HOURS), 1.9, 420, 430),
  ),
  picture('boat-numbers', 'A registration number in navy on the bow of a white boat', hull(), NUMBERS),
  picture(
    'boat-numbers-gallery-1',
    'Navy block letters on a white hull, seen from close',
    nearer(hull() + cut(NUMBERS), 1.8, 560, 430),
  ),
  picture('vehicle-door-lettering', 'A plumber’s name in an arc on the door of a van', van(), VAN),
  picture(
    'vehicle-door-lettering-gallery-1',
    'Red and navy letters straight on the paint of a van, seen from close',
    nearer(van() + cut(VAN), 1.7, 430, 640),
  ),
]
