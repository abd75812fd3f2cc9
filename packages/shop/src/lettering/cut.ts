import { filmColorIdsOf } from '@kisscut/artwork/design'
import { weedBorderOf } from '@kisscut/artwork/lettering'
import type { SoldProduct } from '../configure/sold-product.ts'
import type { CutJob, FilmLayer } from '../ports/plotter.ts'
import type { Deps } from '../dependencies.ts'
import { isFinished } from '../production/finishing.ts'

type FilmLine = Extract<CutJob['lines'][number], { readonly name: unknown }>

/** The cut lines of lettering: one path per film, each on its own layer, and the weed border if ordered. LET-13. */
export async function filmLines(
  deps: Deps<'drawings' | 'press.films'>,
  loaded: SoldProduct,
): Promise<readonly FilmLine[]> {
  const films = await deps.press.films(await deps.drawings.drawn(loaded), { owner: loaded.row.owner })
  const names = new Set<string>()
  const lines = films.map(({ colorId, path }): FilmLine => ({
    name: layerOf(colorName(loaded, colorId), names),
    path,
  }))
  const border = isFinished(loaded, 'weedBorder') ? weedBorderOf(films) : null
  return border === null ? lines : [...lines, { name: 'WeedBorder', path: border }]
}

/** A film's color, as the material names it. */
export const colorName = ({ known, configuration }: SoldProduct, colorId: string | null): string => {
  const material = known.product.materials.find(({ id }) => id === configuration.materialId)
  return material?.colors.find(({ id }) => id === colorId)?.name ?? colorId ?? 'none'
}

/** The names of a lettering's films, lowest first. */
export const filmNames = (loaded: SoldProduct): readonly string[] =>
  filmColorIdsOf(loaded.design).map((id) => colorName(loaded, id))

/** Longest part of an R12 layer name after its prefix, leaving room for a number. */
const LONGEST = 23

/** A unique layer name such as `Film-Forest-green`, of letters, digits and hyphens, which every plotter reads. */
function layerOf(name: string, given: Set<string>): FilmLayer {
  const word =
    name
      .replace(/[^A-Za-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, LONGEST) || 'color'
  let free = word
  for (let number = 2; given.has(free); number += 1) free = `${word}-${number}`
  given.add(free)
  return `Film-${free}`
}
