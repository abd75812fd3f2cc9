import { createHash } from 'node:crypto'
import { configuredView, type ConfiguredProduct } from '../configure/configured-product.ts'
import { saveCustom } from '../configure/save-configuration.ts'
import { done, type Outcome } from '../outcome.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { drawPreview } from './draw-preview.ts'
import type { Deps, DepsOf } from '../dependencies.ts'

export interface FinalizeCustom {
  readonly instructions?: string
  /** 'Fix My Graphic', or 'I Approve My Low-Resolution Graphic To Be Printed' (FILE-2). */
  readonly lowResolutionChoice?: 'fix' | 'approve' | null
  readonly proofApproval?: 'as_is' | 'changes'
  /** The offer on the page; null: none, absent: any. OFFER-6. */
  readonly specialOffer?: string | null
  /** The revision on the page; absent: any. */
  readonly revision?: number
  /** Repeating the call with the same key returns the first result. FLOW-11. */
  readonly idempotencyKey?: string | null
}

const digestOf = (stated: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(stated)).digest('hex')

/** Stores the shopper's approval and production choices, and draws the picture. FLOW-11. */
export const finalizeCustom =
  (deps: Deps<'links'> & DepsOf<typeof drawPreview | typeof saveCustom>) =>
  async (
    viewer: Viewer,
    configuredId: string,
    { revision, specialOffer, idempotencyKey: key, ...change }: FinalizeCustom,
  ): Promise<Outcome<ConfiguredProduct>> => {
    const others = specialOffer === undefined ? {} : { special_offer: specialOffer }
    const changeKey = key ? digestOf([key, configuredId, revision, change, others]) : null
    const stated = { id: configuredId, change, others, revision, changeKey, finalize: true }
    const saved = await saveCustom(deps)(viewer, stated)
    if (!saved.ok) return saved
    const { preview_url, finished_width, finished_height } = await drawPreview(deps, saved.value)
    const row = { ...saved.value.row, preview_url, finished_width, finished_height }
    return done(configuredView({ ...saved.value, row }, deps.links))
  }
