import type { Quote } from '@kisscut/core/product'
import type { Outcome, Viewer } from '@kisscut/shop'
import type { JsonBody } from '../body/json.ts'
import { OWN } from '../http/policy.ts'
import { mapped } from '../http/responses.ts'
import { route, type AnyRoute } from '../http/route.ts'
import { coreQuoteSchema, coreQuoteWire } from './core-wire.ts'
import { currencyStated } from './currency.ts'

/** Beside a kind of configured product: the body of its POST, priced by the same rules and not saved. API-27. */
export const quoteRoute = <B>(
  path: string,
  body: JsonBody<B>,
  quote: (
    viewer: Viewer,
    stated: B,
    how: { readonly currency?: string; readonly sample: string | null },
  ) => Promise<Outcome<Quote>>,
  { query: more = [], example }: { readonly query?: readonly string[]; readonly example?: unknown } = {},
): AnyRoute =>
  route({
    method: 'POST',
    path,
    policy: OWN,
    summary:
      'What a configured product costs, priced as it would be saved, and not saved: lines, tiers, total and problems, in `currency` or the caller’s own.',
    query: ['currency', ...more],
    body,
    ...(example !== undefined && { example }),
    success: { schema: coreQuoteSchema },
    errors: [404, 409],
    handle: async ({ viewer, body: stated, query }) =>
      mapped(
        await quote(viewer, stated, { ...currencyStated(query), sample: query.get('sample') }),
        coreQuoteWire,
      ),
  })
