import { custom } from '@kisscut/records'
import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogSnapshot } from '../catalog/catalog-cache.ts'
import type { CustomRow } from '../configure/custom-rows.ts'
import { designOfCustom } from '../design/custom-design.ts'
import { isDrawn } from '../design/printed-artwork.ts'
import { editPageOf } from '../tool-pages.ts'
import type { DesignsDeps } from './deps.ts'

/** Designs a page of the list has. TOOL-8. */
export const DESIGNS_PER_PAGE = 24

/** A design in its owner's list. */
export interface ListedDesign {
  readonly id: string
  /** As its owner calls it; empty: as its product. */
  readonly name: string
  /** What it is a design of; empty: it is no longer sold. */
  readonly product: string
  /** Where it is worked on, and where it is ordered; empty: its product is no longer sold. */
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

/** A page of what the viewer has configured and designed, what was changed last first. TOOL-8. */
export const listDesigns =
  ({ storage, catalog, links }: DesignsDeps) =>
  async ({ owner }: Viewer, page = 1): Promise<DesignList> => {
    const found = await storage.records.search(custom, {
      where: { owner },
      sort: { field: 'updated', descending: true },
      page,
      pageSize: DESIGNS_PER_PAGE,
    })
    const snapshot = await catalog.current()
    const count = found.count ?? 0
    return {
      designs: await Promise.all(found.rows.map((row) => listed(snapshot, links, row))),
      count,
      page: found.page,
      pages: Math.max(1, Math.ceil(count / DESIGNS_PER_PAGE)),
    }
  }

async function listed(
  catalog: CatalogSnapshot,
  links: DesignsDeps['links'],
  row: CustomRow,
): Promise<ListedDesign> {
  const known = await catalog.product(row.template)
  const { id, name, user_file, preview_url, finalized, updated, link } = row
  const at = {
    categoryPath: known?.categoryNode?.category.path ?? '',
    slug: known?.product.slug ?? '',
    configuredId: id,
  }
  const isSold = at.categoryPath !== ''
  const page = editPageOf(known?.product.toolType ?? null, user_file !== null)
  return {
    ...{ id, name },
    product: known?.product.name ?? '',
    url: isSold ? links.urlFor(page, at) : '',
    finalizeUrl: isSold ? links.urlFor('finalize', at) : '',
    previewUrl: preview_url,
    hasArtwork: user_file !== null || isDrawn(designOfCustom(row)),
    productPicture: known?.template.thumbnail_url ?? known?.template.image_url ?? null,
    changed: updated,
    isFinal: finalized && known?.isPublished === true,
    isShared: link !== '',
  }
}
