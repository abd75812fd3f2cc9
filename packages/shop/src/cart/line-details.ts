import { describeCutLine, describeDetails } from '@kisscut/core/configuration'
import { FINISHED_SIZE, PROOF_CHOICES, showFinishedSize, type FinishedSize } from '@kisscut/core/design'
import type { Configuration, PriceLine, Product } from '@kisscut/core/product'
import type { Viewer } from '../accounts/viewer.ts'
import * as messages from '../messages/product.ts'
import { asQuoted, priceAgreed } from '../messages/quote-requests.ts'
import type { CartItem } from './cart.ts'

interface About {
  readonly viewer: Viewer
  /** What is cut; null while there is no artwork. */
  readonly finished: FinishedSize | null
  /** What is charged. */
  readonly lines: readonly PriceLine[]
}

/** What a shopper wants to read about a line: what was chosen of details, cut, proof and notes. CART-8. */
export const lineDetails = (
  product: Product,
  configuration: Configuration,
  { viewer, finished, lines }: About,
): CartItem['details'] => {
  const { proofApproval, instructions } = configuration
  return [
    ...describeDetails(product, configuration, lines, viewer),
    ...(finished
      ? [
          { label: FINISHED_SIZE, value: showFinishedSize(finished, viewer.unit, viewer.locale) },
          { label: messages.cutLine, value: describeCutLine(configuration, viewer) },
        ]
      : []),
    ...(configuration.agreed ? [{ label: priceAgreed, value: asQuoted }] : []),
    ...(proofApproval === 'changes' ? [{ label: messages.proof, value: PROOF_CHOICES.changes }] : []),
    ...(instructions ? [{ label: messages.notes, value: instructions }] : []),
  ]
}
