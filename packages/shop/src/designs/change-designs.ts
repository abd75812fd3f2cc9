import { configuredDdbProduct, custom } from '@kisscut/records'
import type { Viewer } from '../accounts/viewer.ts'
import { loadCustom } from '../configure/configured-product.ts'
import { copyCustom, renameCustom } from '../configure/write-custom.ts'
import { drawPreview } from '../design/draw-preview.ts'
import { hasArtwork } from '../design/printed-artwork.ts'
import { copyOf, inYourCart, nameTooLong } from '../messages/designs.ts'
import { conflict, done, invalid, type Outcome } from '../outcome.ts'
import { removeVersionsOf } from '../records/versions.ts'
import type { DesignsDeps } from './deps.ts'
import { ownDesign } from './own-design.ts'

/** Characters of a design's name. */
export const NAME_AT_MOST = 100

type Named = Outcome<{ readonly id: string; readonly name: string }>

/** Another name for a design; an empty one: it is called as its product again. Nothing that is printed changes. TOOL-8. */
export const renameDesign =
  ({ storage }: DesignsDeps) =>
  async (viewer: Viewer, id: string, typed: string): Promise<Named> => {
    const name = typed.trim().replace(/\s+/g, ' ')
    if (name.length > NAME_AT_MOST) return invalid({ name: [nameTooLong(NAME_AT_MOST)] })
    const own = await ownDesign(storage.records, viewer, id)
    if (!own.ok) return own
    await renameCustom(storage.records, own.value, name)
    return done({ id, name })
  }

/** The design once more, to go on with without losing this one. TOOL-8. */
export const duplicateDesign =
  (deps: DesignsDeps) =>
  async (viewer: Viewer, id: string): Promise<Named> => {
    const { storage } = deps
    const own = await ownDesign(storage.records, viewer, id)
    if (!own.ok) return own
    const { row, productName } = await withProduct(deps, own.value)
    const name = copyOf(row.name || productName).slice(0, NAME_AT_MOST)
    const copied = await storage.transaction((store) => copyCustom(store, { ...row, name }))
    if (!copied.ok) return copied
    await drawCopy(deps, viewer, copied.value.id)
    return done({ id: copied.value.id, name })
  }

async function withProduct({ catalog }: DesignsDeps, row: Parameters<typeof copyCustom>[1]) {
  const known = await (await catalog.current()).product(row.template)
  return { row, productName: known?.product.name ?? '' }
}

/** The picture of a copy; where it can't be drawn, the copy is there without it. */
export async function drawCopy(deps: DesignsDeps, viewer: Viewer, id: string): Promise<void> {
  const loaded = await loadCustom(deps.storage.records, await deps.catalog.current(viewer), viewer, id)
  if (loaded.ok && hasArtwork(loaded.value)) await drawPreview(deps, loaded.value)
}

/** Deletes a design with its versions, or what was put together; what is in the cart stays. TOOL-8. */
export const removeDesign =
  ({ storage }: DesignsDeps) =>
  async (viewer: Viewer, id: string): Promise<Named> => {
    const own = await ownDesign(storage.records, viewer, id)
    const strip = own.ok ? null : await storage.records.get(configuredDdbProduct, id)
    if (!own.ok && strip?.owner !== viewer.owner) return own
    const { name, owner } = own.ok ? own.value : { name: '', owner: viewer.owner }
    const cart = await storage.carts.ofOwner(owner)
    if (cart?.lines.some(({ configuredId }) => configuredId === id)) return conflict(inYourCart)
    await storage.transaction(async ({ records }) => {
      await removeVersionsOf(records, id)
      await records.remove(strip === null ? custom : configuredDdbProduct, id, owner)
    })
    return done({ id, name })
  }
