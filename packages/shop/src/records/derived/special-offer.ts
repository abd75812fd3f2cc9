import { messageOf } from '@kisscut/core/problem'
import { countProblems } from '@kisscut/core/quantity'
import { materialSizeProblems, parseSides } from '@kisscut/core/size'
import { template, templateMaterial, type FieldsOf, type RowOf, type specialOffer } from '@kisscut/records'
import { materialLimitsOf } from '../../catalog/material-from-record.ts'
import * as messages from '../../messages/offers.ts'
import { recordNotFound } from '../../messages/records.ts'
import { done, invalid, type Outcome } from '../../outcome.ts'
import type { Records } from '../../ports/records.ts'

type Offer = FieldsOf<typeof specialOffer>
type Errors = Record<string, readonly string[]>

/** The offer, or errors at its fields if its product can't be sold by it. OFFER-7. */
export async function checkedOffer(records: Records, offer: Offer): Promise<Outcome<Offer>> {
  const of = offer.template === null ? null : await records.get(template, offer.template)
  if (of === null)
    return invalid({ template: [offer.template === null ? messages.needsProduct : recordNotFound] })
  if (of.tool_type === 'lettering') return invalid({ template: [messages.noLettering] })
  if (!of.materials.includes(offer.material)) return invalid({ material: [messages.otherMaterial] })
  const material = await records.get(templateMaterial, offer.material)
  if (material === null) return invalid({ material: [recordNotFound] })
  const errors = { ...sizeErrors(offer, material), ...quantityErrors(offer, of, material) }
  return Object.keys(errors).length > 0 ? invalid(errors) : done(offer)
}

function sizeErrors({ width, height }: Offer, material: RowOf<typeof templateMaterial>): Errors {
  const { size, problems } = parseSides(width, height)
  const all = size === null ? problems : materialSizeProblems(materialLimitsOf(material), size)
  return Object.fromEntries(all.map((each) => [each.field, [messageOf(each)]]))
}

/** Errors of its quantity, by the rules of the product without an offer. */
function quantityErrors(
  { quantity }: Offer,
  of: RowOf<typeof template>,
  material: RowOf<typeof templateMaterial>,
): Errors {
  const product = {
    ...({ productClass: 'custom', minimumQuantity: of.minimum_quantity } as const),
    limitedQuantity: of.limited_quantity,
  }
  const problems = countProblems(product, materialLimitsOf(material), quantity)
  return problems.length === 0 ? {} : { quantity: problems.map(messageOf) }
}
