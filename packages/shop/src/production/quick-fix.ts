import type { ChosenOption } from '@kisscut/core/product'
import { FINISHING_TAGS, ineligibilityOf } from '@kisscut/core/option'
import { addMoney, formatMoney, money } from '@kisscut/core/money'
import { provisionalPriceOf, quoteProduct } from '@kisscut/core/price'
import { vectorizePrice } from '@kisscut/core/vectorize'
import { entitlementOf } from '../accounts/roles.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { SoldProduct } from '../configure/sold-product.ts'
import { sizeOfDesign } from '../design/custom-design.ts'
import type { Finding } from '../ports/print-design.ts'
import * as messages from '../messages/artwork.ts'

/** A one-tap fix for a finding, with its price in its label. PROD-15. */
export type QuickFix =
  | { readonly label: string; readonly does: 'remove-background' | 'vectorize' }
  /** Replaces the chosen options by these. */
  | {
      readonly label: string
      readonly does: 'options'
      readonly options: readonly { readonly option_set: string; readonly option: string }[]
    }

/** Findings that a vectorized picture no longer has. */
const COARSE: ReadonlySet<string> = new Set(['artwork.low-resolution', 'artwork.unprintable-resolution'])

/** The quick fix that the shop offers for a finding; null if there is none. */
export function quickFixFor(viewer: Viewer, loaded: SoldProduct, { code, fix }: Finding): QuickFix | null {
  if (fix?.removeBackground) return { label: messages.removeBackground, does: 'remove-background' }
  if (COARSE.has(code) && loaded.file?.is_vector === false) return vectorizing(viewer, loaded)
  return fix?.whiteInk ? whiteInk(viewer, loaded) : null
}

function vectorizing(viewer: Viewer, { known: { product } }: SoldProduct): QuickFix {
  const price = vectorizePrice({
    templateOverride: product.vectorizePriceOverride,
    templateDefault: product.defaultVectorizationPrice,
  })
  const isFree = price === null || Number(price) === 0
  const label = isFree
    ? messages.vectorize
    : messages.vectorizeFor(formatMoney(price, product.currency, viewer.locale))
  return { label, does: 'vectorize' }
}

/** White-ink options that the product offers on this material and size; empty if it offers none. */
export const whiteInkOffered = ({ known, configuration, design }: SoldProduct): readonly ChosenOption[] => {
  const { materials, optionSets } = known.product
  const material = materials.find(({ id }) => id === configuration.materialId) ?? null
  return optionSets.flatMap((set) => {
    const option = set.options.find(({ tags }) => tags.some(({ slug }) => slug === FINISHING_TAGS.whiteInk))
    return option && ineligibilityOf(set, material, sizeOfDesign(design)) === null
      ? [{ optionSetId: set.id, optionId: option.id }]
      : []
  })
}

/** White ink, if offered, with the amount it adds to the total. */
function whiteInk(viewer: Viewer, loaded: SoldProduct): QuickFix | null {
  const { configuration, quote } = loaded
  const { product } = loaded.known
  for (const offered of whiteInkOffered(loaded)) {
    const options = [...configuration.options, offered]
    const entitlement = entitlementOf(viewer, product)
    const { total } = quoteProduct(product, { ...configuration, options }, { entitlement })
    const before = provisionalPriceOf(quote)?.total
    if (total === null || before === undefined) continue
    const { amount: added } = addMoney(money(total, product.currency), money(`-${before}`, product.currency))
    return {
      label: messages.addWhiteInk(formatMoney(added, product.currency, viewer.locale)),
      does: 'options',
      options: options.map((each) => ({ option_set: each.optionSetId, option: each.optionId })),
    }
  }
  return null
}
