import { redirect } from '@remix-run/node'
import type { Outcome, Shop, Viewer } from '@kisscut/shop'
import { OFFER_FIELD } from '@kisscut/shop/tool-pages'
import { revisionOf } from '../revision-of.server.ts'
import { preflightOf } from '../press-room.server.ts'
import { STAY, UNCHECKED, type FinalizeResult } from '../../../parts/configurator/finalize/use-finalizing.ts'
import * as messages from '../../../messages/finalize.ts'

const choiceOf = (form: FormData) => {
  const value = form.get('lowResolutionChoice')
  return value === 'fix' || value === 'approve' ? value : undefined
}

const proofOf = (form: FormData) => {
  const value = form.get('proofApproval')
  return value === 'as_is' || value === 'changes' ? value : undefined
}

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : undefined
}

/**
 * Saves the finalize form; without scripts also adds the product to the cart, once per key. Findings made since the page
 * was rendered are shown first (PROD-11).
 */
export async function finalizeAndAdd(shop: Shop, viewer: Viewer, id: string, form: FormData, search: string) {
  if (form.has(UNCHECKED) && (await hasFindings(shop, viewer, id)))
    return { response: { errors: {}, error: messages.nowChecked } } satisfies FinalizeResult
  const finalized = await shop.design.finalize(viewer, id, {
    instructions: textOf(form, 'instructions'),
    lowResolutionChoice: choiceOf(form),
    proofApproval: proofOf(form),
    ...(form.has(OFFER_FIELD) && { specialOffer: textOf(form, OFFER_FIELD) || null }),
    revision: revisionOf(form),
    idempotencyKey: textOf(form, 'idempotencyKey') ?? null,
  })
  if (!finalized.ok) return failureOf(finalized)
  if (form.has(STAY)) return { saved: finalized.value.id } satisfies FinalizeResult
  const added = await shop.cart.add(viewer, {
    productClass: 'custom',
    productId: id,
    search,
    currency: textOf(form, 'currency') || null,
    idempotencyKey: textOf(form, 'idempotencyKey') ?? null,
  })
  return added.ok ? redirect(added.value.redirect, 303) : failureOf(added)
}

/** Whether the preflight has findings yet. A busy press never delays an order. */
const hasFindings = async (shop: Shop, viewer: Viewer, id: string): Promise<boolean> => {
  const report = await preflightOf(shop, viewer, id)
  return report !== null && report.findings.length > 0
}

/** Errors in the REST API's format, so that both give the same messages. ERR-3. */
function failureOf(failure: Extract<Outcome<unknown>, { ok: false }>): FinalizeResult {
  if (failure.reason === 'invalid') return { response: { errors: failure.errors } }
  return { response: { errors: {}, error: failure.message } }
}
