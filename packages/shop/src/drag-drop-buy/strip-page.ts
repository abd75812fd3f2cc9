import type { StripWork } from '@kisscut/artwork/strip'
import { TEXT_LOCATIONS, TEXT_SIZES } from '@kisscut/core/design'
import { isFinishedBy, lookOfFace } from '@kisscut/core/option'
import type { PrintRules } from '@kisscut/core/print-rules'
import { defaultConfiguration, type Configuration, type DecimalString } from '@kisscut/core/product'
import { clipart, clipartCategory } from '@kisscut/records'
import type { Viewer } from '../accounts/viewer.ts'
import { openedProduct, type Start } from '../browse/opened-product.ts'
import { pageOf, type ProductPage } from '../browse/product-page.ts'
import { configurationFromFields, type FormFields } from '../configure/configuration-from-fields.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import type { DdbParts } from '../catalog/ddb-product.ts'
import { regionsOfCliparts } from '../design/library/clipart-regions.ts'
import { libraryRegionOf, type LibraryRegion } from '../design/library/library.ts'
import { productNotFound } from '../messages/records.ts'
import { done, notFound, type Outcome } from '../outcome.ts'
import type { Records } from '../ports/records.ts'
import { storedCliparts, type DdbRow } from './ddb-rows.ts'
import { loadDdb } from './load-ddb.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { defaultFontOf } from './strip-words.ts'

/** A clipart offered on the page. */
export interface OfferedFigure {
  /** Id of the clipart. */
  readonly id: string
  readonly name: string
  /** Relative to the other figures; only ratios matter. */
  readonly width: number
  readonly height: number
  /** Surcharge per piece; null if there is none. */
  readonly price: DecimalString | null
  readonly preview: string
  /** Its drawing, as SVG. */
  readonly drawing: string
  /** The heading it is listed under. */
  readonly kind: string
  readonly regions: readonly LibraryRegion[]
}

/** Initial state of a drag-drop-buy page. */
export interface StripStart extends Start {
  readonly work: StripWork
  readonly figures: readonly OfferedFigure[]
  readonly most: number
  /** Sample words, which are not printed; empty if there are none. */
  readonly sampleWords: string
  /** Font of the words if none is chosen. */
  readonly defaultFont: string | null
  readonly printed: {
    readonly look: string
    readonly whiteInk: boolean
    readonly hasBacking: boolean
    readonly rules: PrintRules
  }
}

export interface StripPage {
  readonly page: ProductPage
  readonly strip: StripStart
}

const NOTHING: FormFields = new URLSearchParams()

/**
 * A drag-drop-buy page with the choices in the query (PAGE-2), if the viewer may see it. Another shopper's strip has no page.
 * DDB-8.
 */
export const stripPage =
  (deps: Deps<'storage.records'> & DepsOf<typeof openedProduct | typeof pageOf>) =>
  async (
    viewer: Viewer,
    categoryPath: string,
    slug: string,
    configuredId: string | null,
    query: FormFields = NOTHING,
  ): Promise<Outcome<StripPage>> => {
    const { records } = deps.storage
    const place = { productClass: 'ddb', categoryPath, slug } as const
    const opened = await openedProduct(deps, viewer, place, configuredId, (recent, id) =>
      loadDdb(records, recent, viewer, id),
    )
    if (!opened.ok) return opened
    const { catalog, known, loaded, start } = opened.value
    if (known.ddb === null) return notFound(productNotFound)
    const before = loaded?.configuration ?? defaultConfiguration(known.product)
    const configuration = configurationFromFields(query, known.product, before, viewer.locale)
    return done({
      page: await pageOf(deps, catalog, viewer, known, configuration, null),
      strip: {
        ...start,
        work: await workOf(records, known.ddb, loaded?.stored ?? null),
        figures: await figuresOf(records, known.ddb),
        most: known.ddb.row.most_cliparts,
        sampleWords: known.ddb.row.text,
        defaultFont: await defaultFontOf(records),
        printed: { ...printedOf(known, configuration), rules: catalog.printRules },
      },
    })
  }

const printedOf = ({ product }: CatalogProduct, configuration: Configuration) => ({
  look: lookOfFace(product, configuration),
  whiteInk: isFinishedBy(product, configuration, 'whiteInk'),
  hasBacking: isFinishedBy(product, configuration, 'squareBacking'),
})

/**
 * A saved strip's content; for a new one, the product's defaults. Words start empty: the product's are only a sample, so that no
 * name is printed unintentionally. DDB-4.
 */
async function workOf(
  records: Records,
  { row: product }: DdbParts,
  stored: DdbRow | null,
): Promise<StripWork> {
  const from = stored ?? { ...product, single_color: false, color: null, custom_color: null }
  const parts = stored === null ? [] : await storedCliparts(records, stored.id)
  return {
    cliparts: parts.map(({ id, placed: { clipart: of, paints } }) => ({ key: id, clipart: of, paints })),
    words: stored?.text ?? '',
    font: from.font,
    textSize: TEXT_SIZES[from.text_size]!,
    textLocation: TEXT_LOCATIONS[from.text_location]!,
    color: { colorId: from.color, customColor: from.custom_color },
    isSingleColor: from.single_color,
  }
}

async function figuresOf(records: Records, { cliparts }: DdbParts): Promise<readonly OfferedFigure[]> {
  const idIn = cliparts.map((each) => each.clipart)
  const [rows, regions, categories] = await Promise.all([
    records.findMany(clipart, { idIn }),
    regionsOfCliparts(records, idIn),
    records.findMany(clipartCategory),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return cliparts.flatMap((offered): readonly OfferedFigure[] => {
    const row = byId.get(offered.clipart)
    if (row === undefined) return []
    return [
      {
        ...{ id: row.id, name: offered.name, price: offered.price },
        ...{ width: Number(offered.width), height: Number(offered.height) },
        ...{ drawing: row.clipart, preview: row.preview ?? row.clipart },
        kind: categories.find(({ id }) => id === row.category)?.name ?? '',
        regions: (regions.get(row.id) ?? []).map(libraryRegionOf),
      },
    ]
  })
}
