import { configuredSpecialOffer, type RowOf } from '@kisscut/records'
import { can } from '../accounts/can.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { productNotFound, recordNotFound } from '../messages/records.ts'
import { done, invalid, notFound, warned, type Outcome } from '../outcome.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { saveConfiguration, type SaveConfiguration } from './save-configuration.ts'

/** Values a client states to accept an offer, or to change an accepted one. */
export interface AcceptSpecialOffer extends Pick<
  SaveConfiguration,
  'id' | 'change' | 'revision' | 'reason' | 'idempotencyKey'
> {
  /** Required for a new one. */
  readonly offerId?: string | undefined
}

type AcceptedRow = RowOf<typeof configuredSpecialOffer>

/** Saves an accepted offer as a custom of its product. OFFER-5. */
export const acceptSpecialOffer =
  (deps: Deps<'catalog.current' | 'storage.records'> & DepsOf<typeof saveConfiguration>) =>
  async (viewer: Viewer, { offerId, ...input }: AcceptSpecialOffer): Promise<Outcome<AcceptedRow>> => {
    const { records } = deps.storage
    const before = input.id === null ? null : await records.get(configuredSpecialOffer, input.id)
    if (input.id !== null && (before === null || !can(viewer, 'change', configuredSpecialOffer, before)))
      return notFound(productNotFound)
    const stated = offerId ?? before?.special_offer ?? ''
    const known = await (await deps.catalog.current(viewer)).product(stated)
    if (known?.offer == null) return invalid({ special_offer: [recordNotFound] })
    const productId = known.template.id
    const saved = await saveConfiguration(deps)(viewer, {
      ...input,
      productId,
      others: { special_offer: stated },
    })
    if (!saved.ok) return saved
    const row = await records.get(configuredSpecialOffer, saved.value.id)
    return row === null ? notFound(productNotFound) : warned(done(row), saved.warnings ?? [])
  }
