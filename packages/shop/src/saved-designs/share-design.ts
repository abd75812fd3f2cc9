import { randomUUID } from 'node:crypto'
import { custom } from '@kisscut/records'
import { tooMany, type AttemptOutcome } from '../accounts/attempt-outcome.ts'
import type { Browser } from '../accounts/sign-in.ts'
import type { PricedFor } from '../catalog/catalog-cache.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { CustomRow } from '../configure/custom-rows.ts'
import { linkCustom } from '../configure/write-custom.ts'
import { linkOver } from '../messages/designs.ts'
import { conflict, done, type Outcome } from '../outcome.ts'
import { copyForOwner } from './copy-for-owner.ts'
import { drawCopy } from './change-designs.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { ownCustom } from './own-design.ts'

/** Seconds that a link to a design works. TOOL-9. */
export const DESIGN_LINK_SECONDS = 24 * 60 * 60

const LINK_OVER = conflict(linkOver)

/** Creates a link that opens a copy of the design on another device; the previous link stops working. TOOL-9. */
export const shareDesign =
  ({ storage, now }: Deps<'now' | 'storage.accounts' | 'storage.records'>) =>
  async (viewer: Viewer, id: string): Promise<Outcome<{ readonly token: string; readonly until: Date }>> => {
    const own = await ownCustom(storage.records, viewer, id)
    if (!own.ok) return own
    const link = randomUUID()
    await linkCustom(storage.records, own.value, link)
    const lifeSeconds = DESIGN_LINK_SECONDS
    const token = await storage.accounts.addToken({
      ...{ kind: 'design', accountId: null, lifeSeconds },
      data: { custom: id, link },
    })
    return done({ token, until: new Date(now().getTime() + lifeSeconds * 1000) })
  }

/** Removes the link of a design. TOOL-9. */
export const unshareDesign =
  ({ storage }: Deps<'storage.records'>) =>
  async (viewer: Viewer, id: string): Promise<Outcome<{ readonly id: string }>> => {
    const own = await ownCustom(storage.records, viewer, id)
    if (!own.ok) return own
    await linkCustom(storage.records, own.value, '')
    return done({ id })
  }

/** The design behind a link; null: it has expired, was ended, or never existed. */
async function designOfLink(
  { storage }: Deps<'storage.accounts' | 'storage.records'>,
  token: string,
): Promise<CustomRow | null> {
  const { custom: id, link } = (await storage.accounts.token('design', token))?.data ?? {}
  if (typeof id !== 'string' || typeof link !== 'string' || link === '') return null
  const row = await storage.records.get(custom, id)
  return row?.link === link ? row : null
}

/** The design behind a link, for the page that offers to open it; null if there is no such link. Nothing is copied yet. */
export const peekAtDesign =
  (deps: Deps<'catalog.current'> & DepsOf<typeof designOfLink>) =>
  async (
    token: string,
    viewer?: PricedFor,
  ): Promise<{ readonly name: string; readonly product: string } | null> => {
    const row = await designOfLink(deps, token)
    const known = row && (await (await deps.catalog.current(viewer)).product(row.template))
    return row && known ? { name: row.name, product: known.product.name } : null
  }

/** Opens a link: its owner gets the design itself, anyone else a copy of their own, once per person. TOOL-9. */
export const openSharedDesign =
  (deps: Deps<'storage.attempts'> & DepsOf<typeof copyForOwner | typeof designOfLink | typeof drawCopy>) =>
  async (
    viewer: Viewer,
    token: string,
    browser: Browser,
  ): Promise<AttemptOutcome<{ readonly id: string }>> => {
    const { storage } = deps
    const seconds = await storage.attempts.count('from_address', browser.address)
    if (seconds > 0) return tooMany(seconds)
    const row = await designOfLink(deps, token)
    if (row === null) return LINK_OVER
    if (row.owner === viewer.owner) return done({ id: row.id })
    const copied = await copyForOwner(deps, row, viewer.owner)
    if (copied.ok) await drawCopy(deps, viewer, copied.value.id)
    return copied
  }
