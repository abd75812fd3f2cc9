import type { Design } from '@kisscut/artwork/design'
import {
  font,
  templateClipart,
  templateClipartRegion,
  templateMarketplace,
  templateSide,
  templateText,
  type AnyRecord,
} from '@kisscut/records'
import type { Size } from '@kisscut/core/size'
import { makesVectorDesign } from '@kisscut/core/tool'
import type { CatalogProduct } from '../../catalog/compile-product.ts'
import type { Records } from '../../ports/records.ts'
import { onSize } from '../on-size.ts'
import { emptyStart, startingDesign, type TemplateParts } from './starting-design.ts'

/** All records of a template's starting design. */
export async function partsOfTemplate(
  records: Pick<Records, 'findMany'>,
  { template, shapes }: Pick<CatalogProduct, 'template' | 'shapes'>,
): Promise<TemplateParts> {
  const of = <R extends AnyRecord>(record: R) =>
    records.findMany(record, { where: { template: template.id } as never })
  const [sides, texts, cliparts, artworks, fonts] = await Promise.all([
    of(templateSide),
    of(templateText),
    of(templateClipart),
    of(templateMarketplace),
    records.findMany(font),
  ])
  const regions = await Promise.all(
    cliparts.map(({ id }) => records.findMany(templateClipartRegion, { where: { template_clipart: id } })),
  )
  return { sides, shapes, texts, cliparts, artworks, regions: regions.flat(), fonts: defaultFirst(fonts) }
}

const defaultFirst = (fonts: readonly { readonly id: string; readonly default: boolean }[]) =>
  [...fonts].sort((a, b) => Number(b.default) - Number(a.default)).map(({ id }) => id)

/** The starting design of a template, and the same without elements. */
export interface Starts {
  readonly full: Design
  readonly empty: Design
}

/** A product's starting design in a size, and the same without elements; null for tools that don't draw designs. TOOL-1. */
export async function startsOf(
  records: Pick<Records, 'findMany'>,
  known: CatalogProduct,
  size: Size,
): Promise<Starts | null> {
  const { toolType } = known.product
  if (!makesVectorDesign(toolType) && toolType !== 'preview') return null
  const parts = await partsOfTemplate(records, known)
  return {
    full: onSize(startingDesign(known.template, parts), size),
    empty: onSize(emptyStart(known.template, parts), size),
  }
}
