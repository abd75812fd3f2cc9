import type { ConfigurationChange } from '@kisscut/core/configuration'
import { defaultConfiguration } from '@kisscut/core/product'
import { isStaff } from '../accounts/roles.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import { isOver } from '../catalog/offered.ts'
import { notAvailable } from '../messages/product.ts'
import { offerOfOther, offerOver } from '../messages/offers.ts'
import { conflict, done, invalid, type Outcome } from '../outcome.ts'
import type { CustomRow } from './custom-rows.ts'

/** The product a custom is saved as, and the columns of its offer. */
interface SoldAs {
  readonly known: CatalogProduct
  /** The offer, if it changes. */
  readonly others: Partial<Pick<CustomRow, 'special_offer'>>
  /** Columns set by an offer that is accepted for an existing custom. */
  readonly terms: ConfigurationChange
}

interface Stated {
  readonly before: CustomRow | null
  readonly productId: string
  /** The id of an offer; null: none, undefined: unchanged. */
  readonly offerId: string | null | undefined
}

const NOT_AVAILABLE = invalid({ template: [notAvailable] })
const NO_TERMS = {}

/**
 * The product to save: the stated offer's, or the one of the offer already accepted. An offer that is over, unless explicitly
 * requested, is replaced by the product at its regular price. OFFER-5, OFFER-6.
 */
export async function soldAs(
  catalog: CatalogSnapshot,
  viewer: Viewer,
  { before, productId, offerId }: Stated,
): Promise<Outcome<SoldAs>> {
  const was = before?.special_offer ?? null
  const regular = await catalog.product(productId)
  if (regular === null || regular.offer !== null || !(regular.isPublished || isStaff(viewer)))
    return NOT_AVAILABLE
  const wanted = offerId === undefined ? was : offerId
  const offered = wanted === null ? null : await catalog.product(wanted)
  const isOfThis = offered?.offer != null && offered.template.id === productId
  if (wanted !== null && !isOfThis && offerId !== undefined) return invalid({ special_offer: [offerOfOther] })
  const isAccepted = isOfThis && (!isOver(offered) || isStaff(viewer))
  if (wanted !== null && !isAccepted && offerId !== undefined) return conflict(offerOver)
  const known = isAccepted ? offered : regular
  // An offer that is over stays until a client explicitly removes it, so that pages can report it.
  const now = offerId === undefined ? was : (known.offer?.id ?? null)
  const others = now === was ? {} : { special_offer: now }
  return done({
    known,
    others,
    terms: before !== null && now !== null && now !== was ? termsOf(known) : NO_TERMS,
  })
}

/** The material, size and quantity of an offer. OFFER-1. */
function termsOf({ product }: CatalogProduct): ConfigurationChange {
  const { materialId, width, height, quantity } = defaultConfiguration(product)
  return { materialId, width, height, quantity }
}
