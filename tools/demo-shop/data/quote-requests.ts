import type { NewRowOf, quoteRequest } from '@kisscut/records'
import { BEN } from './owners.ts'

/** Ben's request that the configurator can't price: wider than the widest vinyl. */
export const QUOTE_REQUESTS: readonly (NewRowOf<typeof quoteRequest> & {
  readonly id: string
  readonly owner: string
})[] = [
  {
    id: 'demo-quote-garage',
    owner: BEN,
    name: 'Ben',
    email: 'ben@example.com',
    wanted_product: 'One large decal for a garage door',
    quantity: 1,
    width: '84',
    height: '60',
    wanted_material: 'White vinyl',
    message: 'It faces south, so it has to stand the sun for a few years. Can you make it in one piece?',
  },
]
