import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogSnapshot } from '../catalog/catalog-cache.ts'
import type { OwnRow } from '../configure/own-rows.ts'
import { supplierOf } from '../configure/suppliers.ts'
import { designOfCustom } from '../design/custom-design.ts'
import { isDrawn } from '../design/printed-artwork.ts'
import { LISTED_CLASSES, type ListedClass } from '../ports/catalog.ts'
import type { Records } from '../ports/records.ts'
import { configuredUrl, editPageOf, pageOfClass } from '../tool-pages.ts'
import type { Links } from '../links.ts'
import type { Deps } from '../dependencies.ts'
import { mergedRows, type OrderedList } from './merged-list.ts'

/** Designs per page. TOOL-8. */
export const DESIGNS_PER_PAGE = 24

/** A design in its owner's list. */
export interface ListedDesign {
  readonly id: string
  /** Only customs can be shared. */
  readonly productClass: ListedClass
  /** Its owner's name for it; empty: its product's. */
  readonly name: string
  /** Name of its product; empty if no longer sold. */
  readonly product: string
  /** Addresses of its editor and of its order page; empty if its product is no longer sold, or if both are the same page. */
  readonly url: string
  readonly finalizeUrl: string
  /** Its picture, if already drawn. */
  readonly previewUrl: string | null
  /** Whether there is anything to draw. */
  readonly hasArtwork: boolean
  /** The product's picture from the catalog. */
  readonly productPicture: string | null
  readonly changed: Date
  /** Whether it may be ordered in its present state. */
  readonly isFinal: boolean
  /** Whether a link opens a copy of it. */
  readonly isShared: boolean
}

export interface DesignList {
  readonly designs: readonly ListedDesign[]
  readonly count: number
  /** From 1. */
  readonly page: number
  readonly pages: number
}

interface Own extends OwnRow {
  readonly productClass: ListedClass
}

/** A page of all products the viewer has configured or designed, in one list, most recently changed first. TOOL-8. */
export const listDesigns =
  ({ storage: { records }, catalog, links }: Deps<'catalog.current' | 'links' | 'storage.records'>) =>
  async (viewer: Viewer, requested = 1): Promise<DesignList> => {
    const [lists, snapshot] = await Promise.all([
      Promise.all(LISTED_CLASSES.map((each) => lastChanged(records, each, viewer.owner))),
      catalog.current(viewer),
    ])
    const count = lists.reduce((sum, list) => sum + list.count, 0)
    const pages = Math.max(1, Math.ceil(count / DESIGNS_PER_PAGE))
    const page = Math.max(1, Math.trunc(requested) || 1)
    const offset = (page - 1) * DESIGNS_PER_PAGE
    const isBefore = (a: Own, b: Own) => a.row.updated > b.row.updated
    const rows = await mergedRows(lists, isBefore, offset, DESIGNS_PER_PAGE)
    const designs = await Promise.all(rows.map((row) => listed(snapshot, links, row)))
    return { designs, count, page, pages }
  }

/** An owner's products of one class, most recently changed first. */
async function lastChanged(
  records: Records,
  productClass: ListedClass,
  owner: string,
): Promise<OrderedList<Own>> {
  const read = async (page: number, pageSize: number) => {
    const found = await supplierOf(productClass).own(records, owner, page, pageSize)
    return { ...found, rows: found.rows.map((each) => ({ ...each, productClass })) }
  }
  const first = await read(1, DESIGNS_PER_PAGE)
  const rows = async (offset: number, limit: number) => {
    if (offset + limit <= DESIGNS_PER_PAGE || first.rows.length < DESIGNS_PER_PAGE)
      return first.rows.slice(offset, offset + limit)
    const page = Math.floor(offset / limit) + 1
    const before = offset % limit
    const found = await Promise.all([read(page, limit), ...(before === 0 ? [] : [read(page + 1, limit)])])
    return found.flatMap((each) => each.rows).slice(before, before + limit)
  }
  return { count: first.count, rows }
}

/** The addresses of a design's editor and order page: its tool's pages, or its class's single page. */
async function listed(
  catalog: CatalogSnapshot,
  links: Links,
  { row, productId, productClass, isReady, isShared }: Own,
): Promise<ListedDesign> {
  const known = await catalog.product(productId)
  const { id, name, user_file, preview_url, updated } = row
  const at = { categoryPath: known?.categoryNode?.category.path ?? '', slug: known?.product.slug ?? '' }
  const isSold = at.categoryPath !== ''
  const ownPage = pageOfClass(productClass)
  const ofTool = { ...at, configuredId: id }
  const url =
    ownPage === null
      ? links.urlFor(editPageOf(known?.product.toolType ?? null, user_file !== null), ofTool)
      : configuredUrl(links.urlFor(ownPage, at), id)
  return {
    ...{ id, name, productClass, isShared },
    product: known?.product.name ?? '',
    productPicture: known?.template.thumbnail_url ?? known?.template.image_url ?? null,
    url: isSold ? url : '',
    finalizeUrl: isSold && ownPage === null ? links.urlFor('finalize', ofTool) : '',
    previewUrl: preview_url,
    hasArtwork: user_file !== null || isDrawn(designOfCustom(row)),
    changed: updated,
    isFinal: isReady && known?.isPublished === true,
  }
}
