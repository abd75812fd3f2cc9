import { mergeErrors, NO_ERRORS, type FormErrors } from '@kisscut/core/errors'
import type { SaveResult } from '@kisscut/machines/saving'
import type { ProductPage } from '@kisscut/shop'
import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { addToCart } from '../behavior/add-to-cart.ts'
import { useSaving } from '../behavior/use-saving.ts'

/** The result of the finalize action: the id of the saved product, or errors by field and in general. */
export type FinalizeResult =
  | { readonly saved: string }
  | {
      readonly response: {
        readonly errors: Readonly<Record<string, readonly string[]>>
        readonly error?: string
      }
    }

/** Form field: save without a redirect; adding to the cart is a separate step. */
export const STAY = 'stay'
/** Form field: sent while the shop was still checking the artwork. */
export const UNCHECKED = 'unchecked'

/** Finalizes in two steps: the page's action saves, then the API adds to the cart (FLOW-3, API-8). */
export function useFinalizing(page: ProductPage, idempotencyKey: string, posted: FinalizeResult | undefined) {
  const form = useRef<FormData | null>(null)
  const submit = useSubmitting()
  const { isSaving, failure, save } = useSaving({
    addToCart: true,
    save: async (): Promise<SaveResult> => {
      const result = await submit(form.current ?? new FormData())
      if ('saved' in result) return { ok: true, id: result.saved, next: '/cart/' }
      return { ok: false, response: result.response }
    },
    add: (id, search) => addToCart('custom', id, search, { key: idempotencyKey, currency: page.currency }),
  })
  const last = posted && 'response' in posted ? posted.response : null
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
  const waiting = useRef<{ resolve: (result: FinalizeResult) => void; reject: () => void } | null>(null)
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
