import type { UserFileRow } from '../../configure/custom-rows.ts'
import { done, notFound, type Outcome } from '../../outcome.ts'
import { originalOf, targetOf, worked } from './retouch.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Deps, DepsOf } from '../../dependencies.ts'
import { pageNotFound } from '../../messages/records.ts'

/** Thumbnails of a document; further pages are chosen by number. */
export const THUMBNAILS_AT_MOST = 12

/** Documents whose thumbnails are cached; twelve thumbnails take about 50 kB. */
const REMEMBERED = 64

type Thumbnails = Promise<Outcome<readonly Uint8Array[]>>

/** Thumbnails of a document's first pages, as WebP; all are drawn on the first request and cached. */
export const pageThumbnails = (
  deps: Deps<'retoucher' | 'storage.files'> & DepsOf<typeof originalOf | typeof targetOf>,
) => {
  const remembered = new Map<string, Thumbnails>()
  const draw = async ({ owner, file, pages }: UserFileRow): Thumbnails => {
    const bytes = await deps.storage.files.bytes(file)
    return worked(deps.retoucher.thumbnails({ owner, bytes, most: Math.min(pages, THUMBNAILS_AT_MOST) }))
  }
  const thumbnailsOf = (document: UserFileRow): Thumbnails => {
    const known = remembered.get(document.id)
    if (known) return known
    const drawing = draw(document)
    remembered.set(document.id, drawing)
    const forget = () => remembered.delete(document.id)
    drawing.then(({ ok }) => ok || forget(), forget)
    for (const [oldest] of remembered) if (remembered.size > REMEMBERED) remembered.delete(oldest)
    return drawing
  }

  /** Page `page`, from 1, of the viewer's document, or of the document that their file is a page of. */
  return async (viewer: Viewer, fileId: string, page: number): Promise<Outcome<Uint8Array>> => {
    const target = await targetOf(deps, viewer, { fileId })
    if (!target.ok) return target
    const { file } = target.value
    const document = file.made_by === 'page' ? await originalOf(deps, file) : file
    if (document === null || document.pages < 2) return notFound(pageNotFound)
    const drawn = await thumbnailsOf(document)
    if (!drawn.ok) return drawn
    const picture = drawn.value[page - 1]
    return picture ? done(picture) : notFound(pageNotFound)
  }
}
