import type { listedPrice, NewRowOf } from '@kisscut/records'

type With<R> = R & { readonly id: string }

/** Round figures in place of 25 and 10 dollars at the rate. CUR-5. */
export const LISTED_PRICES: readonly With<NewRowOf<typeof listedPrice>>[] = [
  { id: 'proof-eur', price_currency: 'EUR', of: 'template_option', item: 'proof', amount: '24' },
  { id: 'proof-jpy', price_currency: 'JPY', of: 'template_option', item: 'proof', amount: '3800' },
  { id: 'designs-2-jpy', price_currency: 'JPY', of: 'template_option', item: 'designs-2', amount: '1500' },
]
