import type { PriceSchedule } from '@kisscut/core/product'
import type { QuoteRequest, QuoteResponse } from '@kisscut/machines/setup'
import { fromPromise } from 'xstate'

/** Requests the price schedule of a material and size, in the currency of the page. API-2, CUR-3. */
export const fetchQuoteIn = (currency: string) =>
  fromPromise<QuoteResponse, QuoteRequest>(async ({ input, signal }) => {
    const response = await fetch('/custom/api/v1/price-quote/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        uuid: input.uuid,
        width: input.width,
        height: input.height,
        material_id: input.materialId,
        currency,
        show_retail: true,
      }),
      signal,
    })
    const body: unknown = await response.json()
    if (!response.ok) return { ok: false, uuid: input.uuid, response: body }
    if (!isSchedule(body)) throw new Error('The price schedule could not be read.')
    return { ok: true, uuid: body.uuid, schedule: body }
  })

interface ScheduleBody extends PriceSchedule {
  readonly uuid: string
}

function isSchedule(body: unknown): body is ScheduleBody {
  if (typeof body !== 'object' || body === null) return false
  const { uuid, prices, quantities, subject } = body as Partial<Record<keyof ScheduleBody, unknown>>
  const isNamed = typeof uuid === 'string' && typeof subject === 'string'
  return isNamed && Array.isArray(prices) && Array.isArray(quantities)
}
