import { describeCutLine, describeDetails } from '@kisscut/core/configuration'
import { FINISHED_SIZE, PROOF_CHOICES, showFinishedSize, type FinishedSize } from '@kisscut/core/design'
import { formatMoney } from '@kisscut/core'
import { chargedOnce } from '@kisscut/core/price'
import type { Configuration, PriceLine, Product } from '@kisscut/core/product'
import type { Design } from '@kisscut/artwork/design'
import type { Viewer } from '../accounts/viewer.ts'
import * as messages from '../messages/product.ts'
import { asQuoted, priceAgreed } from '../messages/quote-requests.ts'
import type { CartItem } from './cart.ts'

interface About {
  readonly viewer: Viewer
  /** The finished size; null while there is no artwork. */
  readonly finished: FinishedSize | null
  /** The lines of its price. */
  readonly lines: readonly PriceLine[]
  /** For drag-drop-buy products: the position of the words. */
  readonly design?: Design | null
}

/** The details a cart line shows: options, cut, proof and notes. CART-8. */
export const lineDetails = (
  product: Product,
  configuration: Configuration,
  { viewer, finished, lines, design = null }: About,
): CartItem['details'] => {
  const { proofApproval, instructions } = configuration
  return [
    ...describeDetails(product, configuration, lines, viewer),
    ...(product.productClass === 'ddb' && design ? wordsOf(design) : []),
    ...(finished
      ? [
          { label: FINISHED_SIZE, value: showFinishedSize(finished, viewer.unit, viewer.locale) },
          { label: messages.cutLine, value: describeCutLine(configuration, viewer) },
        ]
      : []),
    ...(chargedOnce(lines)?.charges ?? []).map(({ label, total }) => ({
      label: messages.chargedOnce,
      value: `${label}, ${formatMoney(total, product.currency, viewer.locale)}`,
    })),
    ...(configuration.agreed ? [{ label: priceAgreed, value: asQuoted }] : []),
    ...(proofApproval === 'changes' ? [{ label: messages.proof, value: PROOF_CHOICES.changes }] : []),
    ...(instructions ? [{ label: messages.notes, value: instructions }] : []),
  ]
}

/** A strip's words, each with its position above or below the figures. DDB-1. */
function wordsOf({ elements }: Design): CartItem['details'] {
  const top = Math.min(...elements.flatMap((each) => (each.kind === 'clipart' ? [each.y] : [])))
  return elements.flatMap((each) =>
    each.kind === 'text' ? [{ label: messages.words, value: messages.wordsAt(each.text, each.y < top) }] : [],
  )
}
