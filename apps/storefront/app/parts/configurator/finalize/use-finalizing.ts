import { mergeErrors, NO_ERRORS, type FormErrors } from '@kisscut/core/errors'
import type { AddResult, SaveResult } from '@kisscut/machines/saving'
import type { ProductPage } from '@kisscut/shop'
import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useSaving } from '../behavior/use-saving.ts'

/** What the finalize action answers: kept, or why not, by field and in general. */
export type FinalizeResult =
  | { readonly kept: string }
  | {
      readonly response: {
        readonly errors: Readonly<Record<string, readonly string[]>>
        readonly error?: string
      }
    }

/** Asks the action to keep the product and to stay: adding to the cart is the next step of its own. */
export const STAY = 'stay'

/** Finalizing, connected: kept by the page's action, then added to the cart by the shop's own call (FLOW-3, API-8). */
export function useFinalizing(
  page: ProductPage,
  idempotencyKey: string,
  refused: FinalizeResult | undefined,
) {
  const form = useRef<FormData | null>(null)
  const submit = useSubmitting()
  const { isSaving, failure, save } = useSaving({
    addToCart: true,
    save: async (): Promise<SaveResult> => {
      const answer = await submit(form.current ?? new FormData())
      if ('kept' in answer) return { ok: true, id: answer.kept, next: '/cart/' }
      return { ok: false, response: answer.response }
    },
    add: (id, search) => addToCart(id, search, idempotencyKey),
  })
  const last = refused && 'response' in refused ? refused.response : null
  const fromForm: FormErrors = last
    ? { general: last.error ? [last.error] : [], fields: last.errors }
    : NO_ERRORS
  return {
    isSaving,
    failure: mergeErrors(fromForm, failure),
    save: (fields: FormData) => {
      fields.set(STAY, '1')
      form.current = fields
      save()
    },
  }
}

/** The page's own action as a promise. */
function useSubmitting() {
  const fetcher = useFetcher<FinalizeResult>()
  const waiting = useRef<{ resolve: (answer: FinalizeResult) => void; reject: () => void } | null>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (fetcher.state !== 'idle') wasBusy.current = true
    else if (wasBusy.current) {
      wasBusy.current = false
      if (fetcher.data) waiting.current?.resolve(fetcher.data)
      else waiting.current?.reject()
    }
  }, [fetcher.state, fetcher.data])
  return (fields: FormData) =>
    new Promise<FinalizeResult>((resolve, reject) => {
      waiting.current = { resolve, reject }
      fetcher.submit(fields, { method: 'post' })
    })
}

/** API-8. */
async function addToCart(id: string, search: string, idempotencyKey: string): Promise<AddResult> {
  const response = await fetch('/custom/api/v1/add-to-cart/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      product_class: 'custom',
      product_id: id,
      search: new URLSearchParams(search).get('q') ?? '',
      idempotency_key: idempotencyKey,
    }),
  })
  return response.ok ? { ok: true } : { ok: false, response: (await response.json()) as unknown }
}
