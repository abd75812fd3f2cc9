import { configuredDdbProduct, custom } from '@kisscut/records'
import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogSnapshot } from '../catalog/catalog-cache.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import type { CustomRow } from '../configure/custom-rows.ts'
import { designOfCustom } from '../design/custom-design.ts'
import { isDrawn } from '../design/printed-artwork.ts'
import { clipartsIn, soldRowOf, type DdbRow } from '../drag-drop-buy/ddb-rows.ts'
import type { ListedClass } from '../ports/catalog.ts'
import { configuredUrl, editPageOf } from '../tool-pages.ts'
import type { DesignsDeps } from './deps.ts'

/** Designs of each class a page of the list has. TOOL-8. */
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

/** A page of what the viewer has configured, designed and put together, what was changed last first. TOOL-8, DDB-8. */
export const listDesigns =
  ({ storage, catalog, links }: DesignsDeps) =>
  async ({ owner }: Viewer, page = 1): Promise<DesignList> => {
    const query = {
      ...{ where: { owner }, sort: { field: 'updated', descending: true } },
      ...{ page, pageSize: DESIGNS_PER_PAGE },
    }
    const [customs, strips, snapshot] = await Promise.all([
      storage.records.search(custom, query),
      storage.records.search(configuredDdbProduct, query),
      catalog.current(),
    ])
    const counts = [customs, strips].map(({ count }) => count ?? 0)
    const designs = await Promise.all([
      ...customs.rows.map((row) => listedCustom(snapshot, links, row)),
      ...strips.rows.map((row) => listedStrip(snapshot, links, row)),
    ])
    return {
      designs: designs.toSorted((a, b) => b.changed.getTime() - a.changed.getTime()),
      count: counts.reduce((sum, count) => sum + count, 0),
      page: customs.page,
      pages: Math.max(1, Math.ceil(Math.max(...counts) / DESIGNS_PER_PAGE)),
    }
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
  const known = await catalog.product(row.template)
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
