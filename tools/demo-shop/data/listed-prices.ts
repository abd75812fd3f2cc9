import type { listedPrice, NewRowOf } from '@kisscut/records'

type With<R> = R & { readonly id: string }

/** Round prices instead of converted ones for 25 and 10 dollars. CUR-5. */
export const LISTED_PRICES: readonly With<NewRowOf<typeof listedPrice>>[] = [
  { id: 'proof-eur', price_currency: 'EUR', of: 'template_option', item: 'proof', amount: '24' },
  { id: 'proof-jpy', price_currency: 'JPY', of: 'template_option', item: 'proof', amount: '3800' },
  { id: 'designs-2-jpy', price_currency: 'JPY', of: 'template_option', item: 'designs-2', amount: '1500' },
]
