import { colorProblems } from '../material/color.ts'
import { type Problem, problem } from '../problem/index.ts'
import type { Configuration, Material, ProductData } from '../product/types.ts'
import type { Size } from '../size/parse-size.ts'

/**
 * Problems of the film colors a piece is cut from: there must be one, each must belong to the material and fit the size, and
 * there may be no more than the product allows. For products other than lettering, problems of the chosen color. LET-11, MAT-2,
 * MAT-3.
 */
export function filmProblems(
  product: Pick<ProductData, 'mostFilms' | 'needsColor'>,
  material: Pick<Material, 'colors'>,
  { materialColorId, filmColorIds = [] }: Pick<Configuration, 'materialColorId' | 'filmColorIds'>,
  size: Size | null,
): readonly Problem[] {
  const { mostFilms: most } = product
  if (most === undefined) return colorProblems(product, material, materialColorId, size)
  const films = [...new Set(filmColorIds)]
  const colors = films.length === 0 ? [materialColorId] : films
  const found = colors.flatMap((id) => colorProblems({ needsColor: true }, material, id, size))
  const isNew = ({ code, values }: Problem, at: number) =>
    found.findIndex((each) => each.code === code && each.values?.['name'] === values?.['name']) === at
  return [
    ...found.filter(isNew),
    ...(films.length <= most
      ? []
      : [
          most === 1
            ? problem('films.only-one', 'materialColorId')
            : problem('films.too-many', 'materialColorId', { n: most }),
        ]),
  ]
}
