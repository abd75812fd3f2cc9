import { configuredDdbProduct, custom, type RowOf } from '@kisscut/records'
import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogSnapshot } from '../catalog/catalog-cache.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import type { CustomRow } from '../configure/custom-rows.ts'
import { designOfCustom } from '../design/custom-design.ts'
import { isDrawn } from '../design/printed-artwork.ts'
import { clipartsIn, soldRowOf, type DdbRow } from '../drag-drop-buy/ddb-rows.ts'
import type { ListedClass } from '../ports/catalog.ts'
import type { Records } from '../ports/records.ts'
import { configuredUrl, editPageOf } from '../tool-pages.ts'
import type { DesignsDeps } from './deps.ts'
import { mergedRows, type OrderedList } from './merged-list.ts'

/** Designs a page of the list has. TOOL-8. */
export const DESIGNS_PER_PAGE = 24

/** A design in its owner's list. */
export interface ListedDesign {
  readonly id: string
  /** What is put together is neither named nor copied nor shared. */
  readonly productClass: ListedClass
  /** As its owner calls it; empty: as its product. */
  readonly name: string
  /** What it is a design of; empty: it is no longer sold. */
  readonly product: string
  /** Where it is worked on, and where it is ordered; empty: its product is no longer sold, or is ordered where it is worked on. */
  readonly url: string
  readonly finalizeUrl: string
  /** Its picture where one is drawn already. */
  readonly previewUrl: string | null
  /** Whether there is anything to be drawn of it. */
  readonly hasArtwork: boolean
  /** As the catalog shows its product. */
  readonly productPicture: string | null
  readonly changed: Date
  /** It may be ordered as it is. */
  readonly isFinal: boolean
  /** A link opens it elsewhere. */
  readonly isShared: boolean
}

export interface DesignList {
  readonly designs: readonly ListedDesign[]
  readonly count: number
  /** From 1. */
  readonly page: number
  readonly pages: number
}

/** A page of what the viewer has configured, designed and put together, as one list, what was changed last first. TOOL-8, DDB-8. */
export const listDesigns =
  ({ storage: { records }, catalog, links }: DesignsDeps) =>
  async ({ owner, currency }: Viewer, requested = 1): Promise<DesignList> => {
    const [customs, strips, snapshot] = await Promise.all([
      lastChanged(records, custom, owner),
      lastChanged(records, configuredDdbProduct, owner),
      catalog.current({ currency }),
    ])
    const count = customs.count + strips.count
    const pages = Math.max(1, Math.ceil(count / DESIGNS_PER_PAGE))
    const page = Math.max(1, Math.trunc(requested) || 1)
    const offset = (page - 1) * DESIGNS_PER_PAGE
    const rows = await mergedRows(
      { ...customs, rows: async (...at) => (await customs.rows(...at)).map((row) => ({ custom: row })) },
      { ...strips, rows: async (...at) => (await strips.rows(...at)).map((row) => ({ strip: row })) },
      (a, b) => a.custom.updated >= b.strip.updated,
      offset,
      DESIGNS_PER_PAGE,
    )
    const designs = await Promise.all(
      rows.map((row) =>
        'custom' in row ? listedCustom(snapshot, links, row.custom) : listedStrip(snapshot, links, row.strip),
      ),
    )
    return { designs, count, page, pages }
  }

/** What an owner has of one record, what was changed last first. */
async function lastChanged<R extends typeof custom | typeof configuredDdbProduct>(
  records: Records,
  record: R,
  owner: string,
): Promise<OrderedList<RowOf<R>>> {
  const query = { where: { owner } as object, sort: { field: 'updated', descending: true } }
  const read = async (page: number, pageSize: number) => records.search(record, { ...query, page, pageSize })
  const first = await read(1, DESIGNS_PER_PAGE)
  const rows = async (offset: number, limit: number) => {
    if (offset + limit <= DESIGNS_PER_PAGE || first.rows.length < DESIGNS_PER_PAGE)
      return first.rows.slice(offset, offset + limit)
    const page = Math.floor(offset / limit) + 1
    const before = offset % limit
    const found = await Promise.all([read(page, limit), ...(before === 0 ? [] : [read(page + 1, limit)])])
    return found.flatMap((each) => each.rows).slice(before, before + limit)
  }
  return { count: first.count ?? 0, rows }
}

/** What a list says of a product of the catalog; null: it is gone. */
const productShown = (known: CatalogProduct | null) => ({
  product: known?.product.name ?? '',
  productPicture: known?.template.thumbnail_url ?? known?.template.image_url ?? null,
})

const placeOf = (known: CatalogProduct | null) => ({
  categoryPath: known?.categoryNode?.category.path ?? '',
  slug: known?.product.slug ?? '',
})

async function listedCustom(
  catalog: CatalogSnapshot,
  links: DesignsDeps['links'],
  row: CustomRow,
): Promise<ListedDesign> {
  const known = await catalog.product(row.special_offer ?? row.template)
  const { id, name, user_file, preview_url, finalized, updated, link } = row
  const at = { ...placeOf(known), configuredId: id }
  const isSold = at.categoryPath !== ''
  const page = editPageOf(known?.product.toolType ?? null, user_file !== null)
  return {
    ...{ id, name, productClass: 'custom' },
    ...productShown(known),
    url: isSold ? links.urlFor(page, at) : '',
    finalizeUrl: isSold ? links.urlFor('finalize', at) : '',
    previewUrl: preview_url,
    hasArtwork: user_file !== null || isDrawn(designOfCustom(row)),
    changed: updated,
    isFinal: finalized && known?.isPublished === true,
    isShared: link !== '',
  }
}

/** What is put together is ordered on the page where that is done. */
async function listedStrip(
  catalog: CatalogSnapshot,
  links: DesignsDeps['links'],
  row: DdbRow,
): Promise<ListedDesign> {
  const known = await catalog.product(row.ddb_product)
  const at = placeOf(known)
  const design = designOfCustom(soldRowOf(row))
  return {
    ...{ id: row.id, name: '', productClass: 'ddb' },
    ...productShown(known),
    url: at.categoryPath === '' ? '' : configuredUrl(links.urlFor('dragDropBuy', at), row.id),
    finalizeUrl: '',
    previewUrl: row.source,
    hasArtwork: isDrawn(design),
    changed: row.updated,
    isFinal: clipartsIn(design).length > 0 && known?.isPublished === true,
    isShared: false,
  }
}
