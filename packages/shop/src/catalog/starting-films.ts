import { filmColorIdsOf } from '@kisscut/artwork/design'
import type { Configuration, Product } from '@kisscut/core/product'
import { startingDesign } from '../design/templates/starting-design.ts'
import type { TemplateRow } from '../ports/catalog.ts'
import type { ById } from './rows.ts'

/** Color ids of the films in a lettering template's starting design; empty for any other template. LET-10. */
export function startingFilmsOf(template: TemplateRow, all: ById): readonly string[] {
  if (template.tool_type !== 'lettering') return []
  const partOf = (each: { readonly template: string }) => each.template === template.id
  const sides = [...all.template_side.values()].filter(partOf).sort((a, b) => a.order - b.order)
  const texts = [...all.template_text.values()].filter(partOf)
  const parts = { sides, texts, shapes: [], cliparts: [], regions: [], artworks: [], fonts: [] }
  return filmColorIdsOf(startingDesign(template, parts))
}

interface NotSaved {
  readonly template: Pick<TemplateRow, 'cut_out_color'>
  readonly product: Pick<Product, 'toolType'>
  /** Film colors of its starting design; {@link startingFilmsOf}. */
  readonly startingFilms: readonly string[]
}

/**
 * A new configuration with the films of its starting design, which determine its price. The first line has the color of the
 * lowest film, else the template's. Other products' configurations are returned unchanged. LET-6, LET-10, PRICE-18.
 */
export function withStartingFilms(
  { template, product, startingFilms }: NotSaved,
  configuration: Configuration,
): Configuration {
  if (product.toolType !== 'lettering') return configuration
  const colorId = configuration.materialColorId ?? startingFilms[0] ?? template.cut_out_color
  return { ...configuration, filmColorIds: startingFilms, materialColorId: colorId || null }
}
